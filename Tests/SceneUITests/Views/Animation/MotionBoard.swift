import SceneDevices
import SceneDrawing
import SceneUI
import SceneValues
import TestSupport

/// Pictures of something on its way, at 0, 25, 50, 75 and 100 %, light and dark, as one recorded picture.
enum MotionBoard {
  /// - Parameters:
  ///   - name: the name of the recorded file.
  ///   - begin: builds what moves in a view of 120 × 90 points, and lets it begin; it takes a second.
  /// - Throws: where the scene is not made, or nothing is recorded.
  static func expect(_ name: String, begin: (View) -> Void) throws {
    var rows: [[PictureBoard.Exhibit]] = []
    for style in [InterfaceStyle.light, .dark] {
      let stage = try SceneStage(
        storyboardText(
          """
          <scene><viewController id="main"><view backgroundColor="systemBackground"/></viewController></scene>
          """))
      stage.window.frame = Rect(x: 0, y: 0, width: 120, height: 90)
      stage.context.style = style
      let root = try stage.show().view
      begin(root)
      rows.append(
        (0...4).map { step in
          if step > 0 { stage.clock.advance(by: 0.25) }
          return PictureBoard.Exhibit(name: "\(step * 25) %", picture: stage.window.picture())
        })
    }
    let board = PictureBoard(style: .light).picture(ofRows: rows)
    try Golden.expect(
      SVGRenderer().svg(board), isRecordedAt: Golden.project("Tests/SceneUITests/Goldens/\(name).svg"),
      suite: "MotionPictureTests")
  }
}
