// Prints the median seconds that QUiLoader takes to make the objects of a description that is in memory.
//
//   qt_uiloader FILE connected|unconnected RUNS

#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QPushButton>
#include <QUiLoader>
#include <QWidget>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <vector>

/// That the button is there and connected, or the time says nothing: a click hands on that it is not checked.
static void checkConnection(QWidget &root) {
  QList<QPushButton *> buttons = root.findChildren<QPushButton *>();
  if (buttons.isEmpty()) qFatal("there is no button");
  buttons.last()->click();
  if (root.isEnabled()) qFatal("the last row's button is not connected");
}

/// The thread's own time: what else the machine does counts for nobody.
static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

/// Makes the objects once, and releases them outside the time that is taken.
static double instantiate(QUiLoader &loader, QByteArray &text, bool connected) {
  QBuffer buffer(&text);
  buffer.open(QIODevice::ReadOnly);
  double start = now();
  std::unique_ptr<QWidget> widget(loader.load(&buffer));
  double seconds = now() - start;
  if (!widget) qFatal("%s", qPrintable(loader.errorString()));
  if (connected) checkConnection(*widget);
  return seconds;
}

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  if (count != 4) return 64;
  QFile file(arguments[1]);
  if (!file.open(QIODevice::ReadOnly)) return 66;
  QByteArray text = file.readAll();
  bool connected = std::strcmp(arguments[2], "connected") == 0;
  int runs = std::atoi(arguments[3]);

  // The plugins are looked for once, and the first time resolves types.
  QUiLoader loader;
  instantiate(loader, text, connected);
  std::vector<double> times;
  for (int run = 0; run < runs; run++) times.push_back(instantiate(loader, text, connected));
  std::sort(times.begin(), times.end());
  std::printf("%.9f\n", times[runs / 2]);
  return 0;
}
