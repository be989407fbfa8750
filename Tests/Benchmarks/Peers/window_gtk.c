// The screens of the benchmark `window` as a program of GTK 4: 'pad', 'table' or 'clock'.

#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

static GtkWidget *window_of(GtkApplication *application, const char *title, int width, int height) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), title);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  return window;
}

static void add_style(const char *css) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

// A field that is of another colour each time it is pressed.

static gboolean is_dark;

static void draw_field(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  (void)area, (void)width, (void)height, (void)data;
  if (is_dark) cairo_set_source_rgb(cairo, 0, 0, 0);
  else cairo_set_source_rgb(cairo, 0x58 / 255.0, 0x56 / 255.0, 0xD6 / 255.0);
  cairo_paint(cairo);
}

static void pressed(GtkGestureClick *gesture, int presses, double x, double y, gpointer field) {
  (void)gesture, (void)presses, (void)x, (void)y;
  is_dark = !is_dark;
  gtk_widget_queue_draw(field);
}

static GtkWidget *pad(GtkApplication *application) {
  GtkWidget *window = window_of(application, "Pad", 1920, 1080);
  GtkWidget *field = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(field), 400);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(field), 300);
  gtk_widget_set_halign(field, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(field, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(field), draw_field, NULL, NULL);
  GtkGesture *press = gtk_gesture_click_new();
  g_signal_connect(press, "pressed", G_CALLBACK(pressed), field);
  gtk_widget_add_controller(field, GTK_EVENT_CONTROLLER(press));
  gtk_window_set_child(GTK_WINDOW(window), field);
  return window;
}

// A hundred thousand rows, which go up a little with each frame.

enum { ROWS = 100000, STEP = 17 };

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *text = gtk_label_new(NULL), *detail = gtk_label_new(NULL);
  gtk_widget_set_size_request(row, -1, 39);
  gtk_widget_set_hexpand(text, TRUE);
  gtk_label_set_xalign(GTK_LABEL(text), 0);
  gtk_widget_add_css_class(detail, "detail");
  gtk_box_append(GTK_BOX(row), text);
  gtk_box_append(GTK_BOX(row), detail);
  gtk_list_item_set_child(item, row);
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  guint number = gtk_list_item_get_position(item);
  GtkWidget *text = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  char line[64];
  g_snprintf(line, sizeof line, "Row %u of a long table", number);
  gtk_label_set_text(GTK_LABEL(text), line);
  g_snprintf(line, sizeof line, "%u metres", (guint)((guint64)number * 7919 % 10007));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(text)), line);
}

static gboolean scroll(GtkWidget *scroller, GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + STEP);
  return G_SOURCE_CONTINUE;
}

static GtkWidget *table(GtkApplication *application) {
  add_style(
    "listview { background: white; font: 17px Inter; color: black; }"
    "row { padding: 0 16px; border-bottom: 1px solid #c6c6c8; }"
    ".detail { color: #8a8a8e; }");
  GtkWidget *window = window_of(application, "Table", 1920, 1080);
  const char **names = g_new0(const char *, ROWS + 1);
  for (int index = 0; index < ROWS; index++) names[index] = "";
  GtkStringList *rows = gtk_string_list_new(names);
  g_free(names);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  gtk_widget_add_tick_callback(scroller, scroll, NULL, NULL);
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  return window;
}

// The alarm clock.

static void line(cairo_t *cairo, double radius, double angle, double from, double to, double width) {
  cairo_set_line_width(cairo, width * radius);
  cairo_move_to(cairo, radius + sin(angle) * from * radius, radius - cos(angle) * from * radius);
  cairo_line_to(cairo, radius + sin(angle) * to * radius, radius - cos(angle) * to * radius);
  cairo_stroke(cairo);
}

static void dot(cairo_t *cairo, double radius, double angle, double distance, double size) {
  cairo_arc(
    cairo, radius + sin(angle) * distance * radius, radius - cos(angle) * distance * radius, size * radius / 2, 0,
    2 * G_PI);
  cairo_fill(cairo);
}

static void draw_face(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer is_large) {
  (void)area;
  double radius = MIN(width, height) / 2.0 - 1, minute = G_PI / 30;
  GDateTime *time = g_date_time_new_now_local();
  double hours = g_date_time_get_hour(time) % 12, minutes = g_date_time_get_minute(time);
  double seconds = g_date_time_get_second(time);
  g_date_time_unref(time);
  cairo_translate(cairo, width / 2.0 - radius, height / 2.0 - radius);
  if (is_large) cairo_set_source_rgb(cairo, 1, 1, 1);
  else cairo_set_source_rgb(cairo, 0xF0 / 255.0, 0xF0 / 255.0, 1);
  cairo_arc(cairo, radius, radius, radius, 0, 2 * G_PI);
  cairo_fill_preserve(cairo);
  cairo_set_source_rgba(cairo, 0.24, 0.24, 0.26, 0.29);
  cairo_set_line_width(cairo, radius / 80);
  cairo_stroke(cairo);
  cairo_set_source_rgb(cairo, 0x58 / 255.0, 0x56 / 255.0, 0xD6 / 255.0);
  for (int index = 0; index < 60; index++) {
    if (index % 15 == 0) line(cairo, radius, index * minute, 0.7, 0.95, 0.05);
    else if (index % 5 == 0) line(cairo, radius, index * minute, 0.8, 0.95, 0.025);
    else dot(cairo, radius, index * minute, 0.95, 0.025);
  }
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  line(cairo, radius, (hours + minutes / 60) * G_PI / 6, 0, 0.7, 0.05);
  line(cairo, radius, minutes * minute, 0, 0.9, 0.025);
  cairo_set_source_rgb(cairo, 1, 0, 0);
  line(cairo, radius, seconds * minute, 0, 0.95, 0.0125);
  if (!is_large) return;
  double alarm = 7.5 * G_PI / 6;
  cairo_set_source_rgb(cairo, 1, 0x95 / 255.0, 0);
  line(cairo, radius, alarm, 0, 0.6, 0.025);
  dot(cairo, radius, alarm, 0.6, 0.11);
}

static gboolean tick(gpointer face) {
  gtk_widget_queue_draw(face);
  return G_SOURCE_CONTINUE;
}

static GtkWidget *face(int size, gboolean is_large) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), size);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), size);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw_face, GINT_TO_POINTER(is_large), NULL);
  g_timeout_add_seconds(1, tick, area);
  return area;
}

static GtkWidget *label(const char *text, const char *class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_widget_add_css_class(label, class);
  return label;
}

static void put(GtkWidget *fixed, GtkWidget *child, double x, double y, int width, int height) {
  gtk_widget_set_size_request(child, width, height);
  gtk_fixed_put(GTK_FIXED(fixed), child, x, y);
}

static GtkWidget *alarm_clock(GtkApplication *application) {
  add_style(
    "window { background: #f2f2f7; font-family: Inter; }"
    ".heading { font-weight: 600; font-size: 17px; }"
    ".caption { color: #8a8a8e; font-size: 13px; }"
    ".time { font: 30px monospace; }"
    ".panel { background: white; }"
    "button.more { background: #5856d6; color: white; border-radius: 8px; border: none; font-size: 17px; }");
  GtkWidget *window = window_of(application, "Alarm clock", 320, 480);
  GtkWidget *fixed = gtk_fixed_new();
  put(fixed, label("Alarm clock", "heading"), 0, 20, 320, 28);
  put(fixed, face(240, TRUE), 40, 60, 240, 240);
  GtkWidget *panel = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(panel, "panel");
  put(fixed, panel, 20, 320, 280, 84);
  put(fixed, face(64, FALSE), 32, 330, 64, 64);
  put(fixed, label("Alarm at", "caption"), 112, 332, -1, 20);
  put(fixed, label("07:30", "time"), 112, 354, -1, 36);
  put(fixed, label("Ticking", "caption"), 238, 330, -1, 20);
  GtkWidget *ticking = gtk_switch_new();
  gtk_switch_set_active(GTK_SWITCH(ticking), TRUE);
  put(fixed, ticking, 237, 356, 51, 31);
  GtkWidget *more = gtk_button_new_with_label("Preferences");
  gtk_widget_add_css_class(more, "more");
  put(fixed, more, 90, 420, 140, 40);
  gtk_window_set_child(GTK_WINDOW(window), fixed);
  return window;
}

static const char *screen;

static void activate(GtkApplication *application) {
  GtkWidget *window = !strcmp(screen, "table") ? table(application)
    : !strcmp(screen, "clock")                 ? alarm_clock(application)
                                               : pad(application);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words) {
  screen = count > 1 ? words[1] : "pad";
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, words);
}
