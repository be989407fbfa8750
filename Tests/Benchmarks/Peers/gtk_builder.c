// Prints the median seconds that GtkBuilder takes to make the objects of a description that is in memory.
//
//   gtk_builder FILE ROOT RUNS

#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

static int opened = 0;

static void open_row(GtkButton *button, gpointer data) { opened++; }

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

/// The thread's own time: what else the machine does counts for nobody.
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

/// Makes the objects once, and releases them outside the time that is taken.
static double instantiate(GtkBuilderScope *scope, const char *text, gsize length, const char *root) {
  GError *error = NULL;
  double start = now();
  GtkBuilder *builder = gtk_builder_new();
  gtk_builder_set_scope(builder, scope);
  if (!gtk_builder_add_from_string(builder, text, length, &error)) g_error("%s", error->message);
  GtkWidget *widget = GTK_WIDGET(gtk_builder_get_object(builder, root));
  double end = now();

  // That the button is there and connected, or the time says nothing.
  GtkWidget *row = gtk_widget_get_last_child(widget);
  int before = opened;
  g_signal_emit_by_name(gtk_widget_get_last_child(row), "clicked");
  if (opened != before + 1) g_error("the last row's button is not connected");

  g_object_ref_sink(widget);
  g_object_unref(builder);
  g_object_unref(widget);
  return end - start;
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  char *text;
  gsize length;
  int runs = atoi(arguments[3]);
  if (!g_file_get_contents(arguments[1], &text, &length, NULL)) return 66;
  if (!gtk_init_check()) return 69;
  GtkBuilderScope *scope = gtk_builder_cscope_new();
  gtk_builder_cscope_add_callback_symbol(GTK_BUILDER_CSCOPE(scope), "open_row", G_CALLBACK(open_row));

  double *times = g_new(double, runs);
  // The first time resolves types and loads styles.
  instantiate(scope, text, length, arguments[2]);
  for (int run = 0; run < runs; run++) times[run] = instantiate(scope, text, length, arguments[2]);
  qsort(times, runs, sizeof(double), ascending);
  printf("%.9f\n", times[runs / 2]);
  return 0;
}
