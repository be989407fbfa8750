import Foundation
import SceneDrawing
import ScenePreview
import SceneUI
import SceneValues
import Testing

@Suite struct StageTests {
  @Test("Draws the initial scene at its own size, with class names in place of custom views")
  func initialScene() throws {
    let preview = try Preview(Preview.clock())
    #expect(try preview.picture().size == Size(width: 200, height: 300))
    let svg = try preview.svg()
    #expect(svg.contains(">Alarm<") && svg.contains(">ClockFace<") && !svg.contains(">Settings<"))
    #expect(preview.stage.failures.isEmpty)
  }

  @Test("Draws the scene with the given id, or lists the scenes if the id is unknown")
  func sceneByID() throws {
    let preview = try Preview(Preview.clock())
    #expect(try preview.svg(of: "settings").contains(">Settings<"))
    #expect(
      preview.failure(of: "setings")
        == "Cannot draw from 'a.scene': scene 'setings' does not exist; scenes: 'clock', 'settings'")
  }

  @Test("Draws all scenes with their ids if a storyboard has no initial scene")
  func board() throws {
    let preview = try Preview(Preview.clock(""))
    let svg = try preview.svg()
    for text in ["clock", "settings", "Alarm", "Settings"] { #expect(svg.contains(">\(text)<")) }
    let size = try preview.picture().size
    #expect(size.width > 200 + 320 && size.height > 480)
  }

  @Test("Draws all scenes in the order of the file")
  func all() throws {
    let preview = try Preview(Preview.clock())
    let pictures = try preview.stage.all(in: preview.bytes, preview.names).map { try $0.get() }
    #expect(pictures.map(\.size) == [Size(width: 200, height: 300), Size(width: 320, height: 480)])
  }

  @Test("Draws all views of a nib with their classes and ids, or only the requested view")
  func nibs() throws {
    let preview = try Preview(
      """
      <nib version="1"><view id="card" frame="0 0 80 60"/><label id="title" frame="0 0 70 20" text="Title"/></nib>
      """)
    let board = try preview.svg()
    #expect(board.contains(">View card<") && board.contains(">Label title<"))
    #expect(try preview.picture(of: "title").size == Size(width: 70, height: 20))
  }

  @Test("Draws the views of view controllers in a nib")
  func nibControllers() throws {
    let preview = try Preview(
      """
      <nib version="1">
        <viewController id="clock" class="ClockController">
          <view id="page" frame="0 0 80 60"><label text="12:00" frame="0 0 80 20"/></view>
        </viewController>
        <navigationController id="stack" rootViewController="clock"/>
        <label id="title" frame="0 0 70 20" text="Title"/>
      </nib>
      """)
    let board = try preview.svg()
    #expect(board.contains(">View page<") && board.contains(">Label title<") && board.contains("12:00"))
    #expect(try preview.picture(of: "page").size == Size(width: 80, height: 60))
  }

  @Test("Draws a window in a nib with its root view, and the root view at its own size")
  func nibWindow() throws {
    let preview = try Preview(
      """
      <nib version="1">
        <view id="window" class="Window" frame="0 0 200 100">
          <outlet property="rootViewController" destination="clock"/>
        </view>
        <viewController id="clock"><view id="page" frame="0 0 80 60"><label text="12:00" frame="0 0 80 20"/></view></viewController>
      </nib>
      """)
    #expect(try preview.svg().split(separator: "12:00").count == 3)
    #expect(try preview.picture(of: "window").size == Size(width: 200, height: 100))
    #expect(try preview.picture(of: "page").size == Size(width: 80, height: 60))
    let pictures = try preview.stage.all(in: preview.bytes, preview.names).map { try $0.get() }
    #expect(pictures.map(\.size) == [Size(width: 200, height: 100), Size(width: 80, height: 60)])
  }

  @Test("Rejects a nib without views and reports the nib's location and content")
  func nibWithoutViews() throws {
    let preview = try Preview("<nib version=\"1\"><object class=\"Model\"/></nib>")
    #expect(
      preview.failure() == "a.scene:1:2: the nib cannot be drawn: it contains no views, but other objects")
  }

  @Test("Rejects a damaged compiled scene")
  func damage() throws {
    let preview = try Preview(Preview.clock())
    #expect(throws: (any Error).self) {
      try preview.stage.picture(of: nil, in: Array(preview.bytes.dropLast(8)), preview.names)
    }
  }

  @Test("Draws each prototype of a table once if no data source provides rows")
  func prototypes() throws {
    let preview = try Preview(
      """
      <storyboard version="1" initial="list">
        <scene>
          <tableViewController id="list">
            <tableView frame="0 0 320 480">
              <tableViewCell reuseIdentifier="track" text="Track"/><tableViewCell reuseIdentifier="more" text="More"/>
            </tableView>
          </tableViewController>
        </scene>
      </storyboard>
      """)
    let svg = try preview.svg()
    #expect(svg.components(separatedBy: ">Track<").count == 2)
    #expect(svg.components(separatedBy: ">More<").count == 2)
  }

  @Test("Draws a date picker whose time zone is not in the system's database")
  func unknownTimeZone() throws {
    let preview = try Preview(
      #"<nib version="1"><datePicker frame="0 0 320 216" locale="de" date="0" timeZone="Middle/Of_Nowhere"/></nib>"#
    )
    #expect(try preview.svg().contains(">Do, 1. Jan.<") && preview.stage.failures.isEmpty)
  }
}
