// The table of the benchmark `window` as a program of Qt Quick.

#include <QDir>
#include <QGuiApplication>
#include <QQuickView>
#include <QTemporaryFile>

// A hundred thousand rows, which go up a little with each frame.
static const char table[] = R"(
import QtQuick

ListView {
  id: list
  model: 100000
  delegate: Item {
    required property int index
    width: list.width
    height: 40
    Text {
      x: 16
      height: 39
      verticalAlignment: Text.AlignVCenter
      text: "Row " + index + " of a long table"
      font.family: "Inter"
      font.pixelSize: 17
    }
    Text {
      x: parent.width - width - 16
      height: 39
      verticalAlignment: Text.AlignVCenter
      text: index * 7919 % 10007 + " metres"
      color: "#8a8a8e"
      font.family: "Inter"
      font.pixelSize: 17
    }
    Rectangle {
      x: 16
      y: 39
      width: parent.width - 16
      height: 1
      color: "#c6c6c8"
    }
  }
  FrameAnimation {
    running: true
    onTriggered: list.contentY += 17
  }
}
)";

int main(int count, char **words) {
  QGuiApplication application(count, words);
  QTemporaryFile file(QDir::tempPath() + "/XXXXXX.qml");
  if (!file.open()) return 1;
  file.write(table);
  file.flush();
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.setSource(QUrl::fromLocalFile(file.fileName()));
  // Whoever measures does not let the program end by itself.
  file.remove();
  view.resize(1920, 1080);
  view.show();
  return application.exec();
}
