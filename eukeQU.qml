
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
