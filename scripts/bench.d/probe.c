/* Measures how long the gallery takes to answer a person, from within its own process but without
   any help of its code: the dynamic loader puts this library in front (LD_PRELOAD).

   It turns the switches of statements and selects rows of the sidebar by the very signals that a
   click ends in, and writes one line for each to the file named in GALLERY_PROBE:

     switch|control|date-picker HANDLING LAYOUT TOTAL BUSY COMPLETE

   HANDLING is the time until the program has dealt with the signal, LAYOUT the time until widgets
   are styled and placed, TOTAL the time until the end of the first frame after it, BUSY the
   processor time in TOTAL, all in milliseconds: on a machine with other things to do TOTAL is
   larger than BUSY. COMPLETE is 1 if that frame already shows on the
   screen what is still shown when everything has come to rest, and it differs from before. */

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* How many of each are measured at least. */
#define REPETITIONS 64
/* Nothing moves any more when this long, in milliseconds, no frame was drawn. */
#define REST 220
/* How often it is looked whether that is so. */
#define INTERVAL 20
/* How long, in milliseconds, the frame after a signal may take. */
#define PATIENCE 5000
/* What is compared on the screen: the device, the row's finding, the title of the panel's page. */
#define PLACES 3
/* The control whose opening is told apart: the one that computes most. */
#define DATE_PICKER "Date and Time Picker"

typedef struct {
  guint8 *bytes;
  gsize length;
} Pixels;

static GtkWindow *window;
static FILE *results;
static gint64 drawn;
static gboolean measuring;
static gint64 started;
static double handling, layout, total, busy;
static const char *kind;
static GtkWidget *places[PLACES];
static Pixels before[PLACES], first[PLACES];
static int switches_done, controls_done, next_switch, next_row;
static GtkWidget *focused;

/* The processor time of this thread, in milliseconds. */
static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* The widgets beneath one that have a style class or, without one, are of a type; in order. */
static void collect(GtkWidget *widget, const char *style_class, GType type, GPtrArray *found) {
  if (style_class ? gtk_widget_has_css_class(widget, style_class)
                  : g_type_is_a(G_OBJECT_TYPE(widget), type))
    g_ptr_array_add(found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    collect(child, style_class, type, found);
}

static GPtrArray *all(GtkWidget *widget, const char *style_class, GType type) {
  GPtrArray *found = g_ptr_array_new();
  if (widget) collect(widget, style_class, type, found);
  return found;
}

static GtkWidget *one(GtkWidget *widget, const char *style_class, GType type) {
  g_autoptr(GPtrArray) found = all(widget, style_class, type);
  return found->len ? found->pdata[0] : NULL;
}

/* What the screen shows of a widget, nothing if it is not wholly in the window. */
static Pixels look(GtkWidget *widget) {
  Pixels pixels = {NULL, 0};
  graphene_rect_t bounds;
  double left, top;
  if (!widget || !gtk_widget_get_mapped(widget) ||
      !gtk_widget_compute_bounds(widget, GTK_WIDGET(window), &bounds))
    return pixels;
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  gtk_native_get_surface_transform(GTK_NATIVE(window), &left, &top);
  int x = left + bounds.origin.x, y = top + bounds.origin.y;
  int width = bounds.size.width, height = bounds.size.height;
  if (x < 0 || y < 0 || width < 1 || height < 1 || x + width > gdk_surface_get_width(surface) ||
      y + height > gdk_surface_get_height(surface))
    return pixels;
  Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  XImage *image = XGetImage(display, gdk_x11_surface_get_xid(surface), x, y, width, height,
                            AllPlanes, ZPixmap);
  if (!image) return pixels;
  pixels.length = (gsize)image->bytes_per_line * image->height;
  pixels.bytes = g_memdup2(image->data, pixels.length);
  XDestroyImage(image);
  return pixels;
}

static gboolean same(Pixels left, Pixels right) {
  return left.length == right.length && (!left.length || !memcmp(left.bytes, right.bytes, left.length));
}

static void look_at_all(Pixels *pixels) {
  for (int place = 0; place < PLACES; place++) {
    g_free(pixels[place].bytes);
    pixels[place] = look(places[place]);
  }
}

static void painted(void) {
  gint64 now = g_get_monotonic_time();
  drawn = now;
  if (!measuring || total > 0) return;
  total = (now - started) / 1e3;
  busy = processor_time() - busy;
  look_at_all(first);
}

static void placed(void) {
  if (measuring && total == 0) layout = (g_get_monotonic_time() - started) / 1e3;
}

static void begin(const char *name) {
  kind = name;
  layout = total = 0;
  measuring = TRUE;
  busy = processor_time();
  drawn = started = g_get_monotonic_time();
}

static void end(void) {
  Pixels last[PLACES] = {0};
  gboolean is_settled = TRUE, differs = FALSE;
  look_at_all(last);
  for (int place = 0; place < PLACES; place++) {
    if (!same(first[place], last[place])) is_settled = FALSE;
    if (!same(first[place], before[place])) differs = TRUE;
    g_free(last[place].bytes);
  }
  fprintf(results, "%s %.3f %.3f %.3f %.3f %d\n", kind, handling, layout, total, busy,
          is_settled && differs && total > 0);
  measuring = FALSE;
}

static GtkWidget *row_of(GtkWidget *widget) {
  return gtk_widget_get_ancestor(widget, GTK_TYPE_LIST_BOX_ROW);
}

/* The switches that a person can turn now. */
static GPtrArray *statement_switches(void) {
  GPtrArray *usable = g_ptr_array_new();
  g_autoptr(GPtrArray) statements = all(GTK_WIDGET(window), "statement", 0);
  for (guint index = 0; index < statements->len; index++) {
    GtkWidget *found = one(statements->pdata[index], NULL, GTK_TYPE_SWITCH);
    if (found && gtk_widget_get_mapped(found) && gtk_widget_is_sensitive(found))
      g_ptr_array_add(usable, found);
  }
  return usable;
}

static void turn(GtkWidget *toggle) {
  places[0] = one(GTK_WIDGET(window), "device", 0);
  places[1] = one(row_of(toggle), "finding-line", 0);
  places[2] = NULL;
  look_at_all(before);
  begin("switch");
  gtk_switch_set_active(GTK_SWITCH(toggle), !gtk_switch_get_active(GTK_SWITCH(toggle)));
  handling = (g_get_monotonic_time() - started) / 1e3;
  switches_done++;
}

static void choose_next_row(void) {
  GtkWidget *list = one(one(GTK_WIDGET(window), "sidebar", 0), NULL, GTK_TYPE_LIST_BOX);
  g_autoptr(GPtrArray) rows = all(list, NULL, GTK_TYPE_LIST_BOX_ROW);
  if (!rows->len) return;
  GtkListBoxRow *row = rows->pdata[++next_row % rows->len];
  places[0] = one(GTK_WIDGET(window), "device", 0);
  places[1] = NULL;
  places[2] = one(GTK_WIDGET(window), "page-title", 0);
  look_at_all(before);
  GtkWidget *name = one(GTK_WIDGET(row), NULL, GTK_TYPE_LABEL);
  begin(name && !strcmp(gtk_label_get_text(GTK_LABEL(name)), DATE_PICKER) ? "date-picker" : "control");
  gtk_list_box_select_row(GTK_LIST_BOX(list), row);
  handling = (g_get_monotonic_time() - started) / 1e3;
  controls_done++;
}

/* Takes the next step once the window has come to rest: every switch of a control is turned twice,
   then comes the next control. */
static gboolean go_on(gpointer data) {
  (void)data;
  if (!window) {
    GListModel *windows = gtk_window_get_toplevels();
    g_autoptr(GtkWindow) shown = g_list_model_get_item(windows, 0);
    if (!shown || !gtk_widget_get_mapped(GTK_WIDGET(shown))) return G_SOURCE_CONTINUE;
    window = shown;
    drawn = g_get_monotonic_time();
    GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(window));
    g_signal_connect_after(clock, "layout", G_CALLBACK(placed), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(painted), NULL);
  }
  gint64 now = g_get_monotonic_time();
  if (now - drawn < REST * 1000) return G_SOURCE_CONTINUE;
  if (measuring && total == 0 && now - started < PATIENCE * 1000) return G_SOURCE_CONTINUE;
  if (measuring) end();
  if (switches_done >= REPETITIONS && controls_done >= REPETITIONS) {
    fclose(results);
    gtk_window_destroy(window);
    return G_SOURCE_REMOVE;
  }
  g_autoptr(GPtrArray) switches = statement_switches();
  if (switches_done >= REPETITIONS || next_switch >= 2 * (int)switches->len) {
    next_switch = 0;
    choose_next_row();
    return G_SOURCE_CONTINUE;
  }
  GtkWidget *toggle = switches->pdata[next_switch / 2];
  if (focused != toggle) {
    /* Every statement is broken in the scene that follows all of them, and brought into view
       first, as a person would. */
    focused = toggle;
    gtk_widget_activate_action(GTK_WIDGET(window), "win.reset", NULL);
    gtk_widget_grab_focus(toggle);
    drawn = g_get_monotonic_time();
    return G_SOURCE_CONTINUE;
  }
  next_switch++;
  turn(toggle);
  return G_SOURCE_CONTINUE;
}

__attribute__((constructor)) static void prepare(void) {
  const char *path = g_getenv("GALLERY_PROBE");
  if (!path || !(results = fopen(path, "w"))) return;
  g_timeout_add(INTERVAL, go_on, NULL);
}
