// The screens of the benchmark `window` as a program of Qt's widgets: 'pad' or 'clock'.

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTime>
#include <QTimer>
#include <cmath>
#include <cstring>

// A field that is of another colour each time it is pressed.
class Field : public QWidget {
  bool isDark = false;

public:
  using QWidget::QWidget;

protected:
  void mousePressEvent(QMouseEvent *) override {
    isDark = !isDark;
    update();
  }
  void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
  void paintEvent(QPaintEvent *) override {
    QPainter(this).fillRect(rect(), isDark ? QColor(0, 0, 0) : QColor(0x58, 0x56, 0xD6));
  }
};

class Face : public QWidget {
  bool isLarge;

public:
  Face(bool isLarge, QWidget *parent) : QWidget(parent), isLarge(isLarge) {
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this] { update(); });
    timer->start(1000);
  }

protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect().center() + QPointF(0.5, 0.5));
    const double radius = qMin(width(), height()) / 2.0 - 1, minute = M_PI / 30;
    const QTime time = QTime::currentTime();
    const QColor tint(0x58, 0x56, 0xD6), separator(60, 60, 67, 74);
    auto place = [&](double angle, double distance) {
      return QPointF(std::sin(angle), -std::cos(angle)) * distance * radius;
    };
    auto line = [&](double angle, double from, double to, double width, QColor color, Qt::PenCapStyle cap) {
      painter.setPen(QPen(color, width * radius, Qt::SolidLine, cap));
      painter.drawLine(place(angle, from), place(angle, to));
    };
    auto dot = [&](double angle, double distance, double size, QColor color) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(color);
      painter.drawEllipse(place(angle, distance), size * radius / 2, size * radius / 2);
    };
    painter.setPen(QPen(separator, radius / 80));
    painter.setBrush(isLarge ? QColor(Qt::white) : QColor(0xF0, 0xF0, 0xFF));
    painter.drawEllipse(QPointF(), radius, radius);
    for (int index = 0; index < 60; index++) {
      if (index % 15 == 0) line(index * minute, 0.7, 0.95, 0.05, tint, Qt::FlatCap);
      else if (index % 5 == 0) line(index * minute, 0.8, 0.95, 0.025, tint, Qt::FlatCap);
      else dot(index * minute, 0.95, 0.025, tint);
    }
    line((time.hour() % 12 + time.minute() / 60.0) * M_PI / 6, 0, 0.7, 0.05, Qt::black, Qt::RoundCap);
    line(time.minute() * minute, 0, 0.9, 0.025, Qt::black, Qt::RoundCap);
    line(time.second() * minute, 0, 0.95, 0.0125, Qt::red, Qt::RoundCap);
    if (!isLarge) return;
    const QColor orange(0xFF, 0x95, 0x00);
    line(7.5 * M_PI / 6, 0, 0.6, 0.025, orange, Qt::FlatCap);
    dot(7.5 * M_PI / 6, 0.6, 0.11, orange);
  }
};

static void showClock(QWidget &window) {
  window.setStyleSheet(
    "#window { background: #f2f2f7; } QLabel { font: 13px Inter; color: #8a8a8e; }"
    "#heading { font: 600 17px Inter; color: black; } #time { font: 30px monospace; color: black; }"
    "#panel { background: white; }"
    "QPushButton { background: #5856d6; color: white; border-radius: 8px; border: none; font: 17px Inter; }");
  window.setObjectName("window");
  window.setFixedSize(320, 480);
  auto label = [&](const char *text, const char *name, QRect place) {
    auto *label = new QLabel(text, &window);
    label->setObjectName(name);
    label->setGeometry(place);
    return label;
  };
  label("Alarm clock", "heading", QRect(0, 20, 320, 28))->setAlignment(Qt::AlignCenter);
  (new Face(true, &window))->setGeometry(40, 60, 240, 240);
  label("", "panel", QRect(20, 320, 280, 84));
  (new Face(false, &window))->setGeometry(32, 330, 64, 64);
  label("Alarm at", "caption", QRect(112, 332, 110, 20));
  label("07:30", "time", QRect(112, 354, 120, 36));
  label("Ticking", "caption", QRect(238, 330, 60, 20));
  auto *ticking = new QCheckBox(&window);
  ticking->setChecked(true);
  ticking->setGeometry(250, 356, 40, 31);
  (new QPushButton("Preferences", &window))->setGeometry(90, 420, 140, 40);
}

int main(int count, char **words) {
  QApplication application(count, words);
  QWidget window;
  if (count > 1 && !std::strcmp(words[1], "clock")) {
    showClock(window);
  } else {
    window.setStyleSheet("background: white");
    window.setFixedSize(1920, 1080);
    (new Field(&window))->setGeometry(760, 390, 400, 300);
  }
  window.show();
  return application.exec();
}
