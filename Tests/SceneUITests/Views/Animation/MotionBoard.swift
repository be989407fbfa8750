import SceneDevices
import SceneDrawing
import SceneUI
import SceneValues
import TestSupport

/// Records an animation at 0, 25, 50, 75 and 100 %, in light and dark mode, as one picture.
enum MotionBoard {
  /// - Parameters:
  ///   - name: The name of the recorded file.
  ///   - begin: A closure that adds content to a view of 120 × 90 points and starts an animation of one
  ///     second.
  /// - Throws: An error if the scene cannot be created or the recorded picture is missing.
  static func expect(_ name: String, begin: (View) -> Void) throws {
    var rows: [[PictureBoard.BoardItem]] = []
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
          return PictureBoard.BoardItem(name: "\(step * 25) %", picture: stage.window.picture())
        })
    }
    let board = PictureBoard(style: .light).picture(ofRows: rows)
    try Golden.expect(
      SVGRenderer().svg(board), isRecordedAt: Golden.project("Tests/SceneUITests/Goldens/\(name).svg"),
      suite: "MotionPictureTests")
  }
}
