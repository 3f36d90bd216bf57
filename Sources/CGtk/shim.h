/* What Swift cannot import from GTK's headers by itself: macros, variadic functions and what not
 * every version has. */
#ifndef GALLERY_SHIM_H
#define GALLERY_SHIM_H

#include <gtk/gtk.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <pango/pangocairo.h>

/* The fundamental types, which are macros with casts. */

static inline GType gallery_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType gallery_type_int(void) { return G_TYPE_INT; }
static inline GType gallery_type_uint(void) { return G_TYPE_UINT; }
static inline GType gallery_type_int64(void) { return G_TYPE_INT64; }
static inline GType gallery_type_uint64(void) { return G_TYPE_UINT64; }
static inline GType gallery_type_float(void) { return G_TYPE_FLOAT; }
static inline GType gallery_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType gallery_type_string(void) { return G_TYPE_STRING; }
static inline GType gallery_type_enum(void) { return G_TYPE_ENUM; }
static inline GType gallery_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType gallery_type_object(void) { return G_TYPE_OBJECT; }
static inline GType gallery_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType gallery_type_interface(void) { return G_TYPE_INTERFACE; }

static inline GType gallery_type_of(gconstpointer instance) {
  return G_TYPE_FROM_INSTANCE(instance);
}

static inline GType gallery_value_type(const GValue *value) { return G_VALUE_TYPE(value); }

static inline GType gallery_type_fundamental(GType type) { return G_TYPE_FUNDAMENTAL(type); }

static inline GType gallery_type_without_scope(GType type) {
  return type & ~G_SIGNAL_TYPE_STATIC_SCOPE;
}

static inline gboolean gallery_is_a(gconstpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}

/* Accessibility: variadic. (The variants that take a GValue refuse enumerations in GTK 4.8.) */

static inline void gallery_accessible_update_state(GtkAccessible *accessible,
                                                   GtkAccessibleState state, int value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}

static inline void gallery_accessible_update_text(GtkAccessible *accessible,
                                                  GtkAccessibleProperty property,
                                                  const char *value) {
  gtk_accessible_update_property(accessible, property, value, -1);
}

static inline void gallery_accessible_update_number(GtkAccessible *accessible,
                                                    GtkAccessibleProperty property,
                                                    double value) {
  gtk_accessible_update_property(accessible, property, value, -1);
}

static inline void gallery_accessible_update_integer(GtkAccessible *accessible,
                                                     GtkAccessibleProperty property, int value) {
  gtk_accessible_update_property(accessible, property, value, -1);
}

static inline void gallery_accessible_set_labelled_by(GtkAccessible *accessible,
                                                      GtkAccessible *label) {
  gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL,
                                 -1);
}

static inline void gallery_accessible_set_described_by(GtkAccessible *accessible,
                                                       GtkAccessible *description) {
  gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, description,
                                 NULL, -1);
}

static inline void gallery_accessible_set_controls(GtkAccessible *accessible,
                                                   GtkAccessible *controlled) {
  gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_CONTROLS, controlled, NULL,
                                 -1);
}

/* NULL if the property has the expected value, else what differs (to be freed). */
static inline char *gallery_accessible_check_text(GtkAccessible *accessible,
                                                  GtkAccessibleProperty property,
                                                  const char *expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

static inline char *gallery_accessible_check_number(GtkAccessible *accessible,
                                                    GtkAccessibleProperty property,
                                                    double expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

static inline char *gallery_accessible_check_state(GtkAccessible *accessible,
                                                   GtkAccessibleState state, int expected) {
  return gtk_test_accessible_check_state(accessible, state, expected);
}

/* Places, about which GTK answers since 4.10: it adds up get_bounds of a thing and of all that the
 * thing is in. Its own get_bounds tells the border box within the parent's content box, so that the
 * sum loses borders, padding and scale. This one is told within the parent's border box. */
#if GTK_CHECK_VERSION(4, 10, 0)
static inline gboolean gallery_accessible_get_bounds(GtkAccessible *accessible, int *x, int *y,
                                                     int *width, int *height) {
  GtkWidget *widget = GTK_WIDGET(accessible);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(widget));
  graphene_rect_t own, outer;
  *x = *y = *width = *height = 0;
  if (!gtk_widget_get_realized(widget) || window == NULL ||
      !gtk_widget_compute_bounds(widget, window, &own) ||
      !gtk_widget_compute_bounds(parent != NULL ? parent : widget, window, &outer)) {
    return FALSE;
  }
  /* Whole points of the window, lest the sum gathers what was rounded. */
  graphene_rect_round_extents(&own, &own);
  graphene_rect_round_extents(&outer, &outer);
  *x = (int)(own.origin.x - outer.origin.x);
  *y = (int)(own.origin.y - outer.origin.y);
  *width = (int)own.size.width;
  *height = (int)own.size.height;
  return TRUE;
}
#endif

/* Makes the places that assistive technologies are told the true ones. To be called before the
 * first widget is made, since some classes then copy the function from the class above. */
static inline void gallery_correct_accessible_bounds(void) {
#if GTK_CHECK_VERSION(4, 10, 0)
  GtkAccessibleInterface *functions =
      g_type_interface_peek(g_type_class_ref(GTK_TYPE_WIDGET), GTK_TYPE_ACCESSIBLE);
  functions->get_bounds = gallery_accessible_get_bounds;
#endif
}

/* gdk_memory_texture_new in the byte order that gdk_texture_download uses is a macro. */
static inline GdkMemoryFormat gallery_memory_format_default(void) { return GDK_MEMORY_DEFAULT; }

#endif
