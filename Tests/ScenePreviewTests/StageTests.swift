import Foundation
import SceneDrawing
import ScenePreview
import SceneUI
import SceneValues
import Testing

@Suite struct StageTests {
  @Test("The initial scene is shown in the size of its view, and classes without code by their names")
  func initialScene() throws {
    let preview = try Preview(Preview.clock())
    #expect(try preview.picture().size == Size(width: 200, height: 300))
    let svg = try preview.svg()
    #expect(svg.contains(">Alarm<") && svg.contains(">ClockFace<") && !svg.contains(">Settings<"))
    #expect(preview.stage.failures.isEmpty)
  }

  @Test("A scene is shown by its id, and an id that there is not is answered with those that there are")
  func sceneByID() throws {
    let preview = try Preview(Preview.clock())
    #expect(try preview.svg(of: "settings").contains(">Settings<"))
    #expect(
      preview.failure(of: "setings")
        == "Cannot draw from 'a.scene': scene 'setings' does not exist; scenes: 'clock', 'settings'")
  }

  @Test("A storyboard without an initial scene is shown as a board of all scenes, each under its id")
  func board() throws {
    let preview = try Preview(Preview.clock(""))
    let svg = try preview.svg()
    for text in ["clock", "settings", "Alarm", "Settings"] { #expect(svg.contains(">\(text)<")) }
    let size = try preview.picture().size
    #expect(size.width > 200 + 320 && size.height > 480)
  }

  @Test("All scenes are shown one by one in the order of the file")
  func all() throws {
    let preview = try Preview(Preview.clock())
    let pictures = try preview.stage.all(in: preview.bytes, preview.names).map { try $0.get() }
    #expect(pictures.map(\.size) == [Size(width: 200, height: 300), Size(width: 320, height: 480)])
  }

  @Test("Views of a nib are shown on a board by their classes and ids, and one alone by itself")
  func nibs() throws {
    let preview = try Preview(
      """
      <nib version="1"><view id="card" frame="0 0 80 60"/><label id="title" frame="0 0 70 20" text="Title"/></nib>
      """)
    let board = try preview.svg()
    #expect(board.contains(">View card<") && board.contains(">Label title<"))
    #expect(try preview.picture(of: "title").size == Size(width: 70, height: 20))
  }

  @Test("A nib without views cannot be drawn, and the failure says where it stands and what it holds")
  func nibWithoutViews() throws {
    let preview = try Preview("<nib version=\"1\"><object class=\"Model\"/></nib>")
    #expect(
      preview.failure() == "a.scene:1:2: the nib cannot be drawn: it contains no views, but other objects")
  }

  @Test("Bytes that are no compiled scene are a failure that names the file")
  func damage() throws {
    let preview = try Preview(Preview.clock())
    #expect(throws: (any Error).self) {
      try preview.stage.picture(of: nil, in: Array(preview.bytes.dropLast(8)), preview.names)
    }
  }

  @Test("Each prototype of a table is shown once where no code says which rows there are")
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
}
