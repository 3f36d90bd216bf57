/* What Swift cannot import from GTK's headers by itself: macros and variadic functions. */
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

/* gdk_memory_texture_new in the byte order that gdk_texture_download uses is a macro. */
static inline GdkMemoryFormat gallery_memory_format_default(void) { return GDK_MEMORY_DEFAULT; }

#endif
