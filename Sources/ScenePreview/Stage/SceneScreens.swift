import InterfaceBuilder
import SceneUI
import SceneValues

/// Tells on which screen each scene of a file is drawn: one that was asked for, or the one that Xcode's canvas shows.
struct SceneScreens {
  let settings: LayoutSettings
  private let canvas: SavedLayout
  private let bars: CanvasBars
  private let views: [String: SavedLayout.View]
  private let names: WrittenNames

  init(_ settings: LayoutSettings, _ canvas: SavedLayout, _ names: WrittenNames) {
    self.settings = settings
    self.names = names
    bars = CanvasBars(canvas)
    views = Dictionary(canvas.views.map { ($0.id, $0) }) { first, _ in first }
    // What a version of Xcode covered of the screen, the device does not.
    var canvas = canvas
    canvas.toolsVersion = nil
    self.canvas = canvas
  }

  /// The screen for what is shown.
  ///
  /// - Parameters:
  ///   - id: of the controller, or of a view at the top of a nib, as the compiled file has it.
  ///   - view: the view that the scene was written for: that of the controller, or of the first one in it.
  ///   - written: its size, or what is taken where it says none.
  /// - Returns: the screen, and whether the canvas knows the scene.
  func screen(for id: String?, showing view: View, written: Size) -> (screen: ShownScreen, isOnCanvas: Bool) {
    guard let scene = scene(id) else { return (ShownScreen(settings, written: written), false) }
    let root =
      view.sceneID.flatMap { views[names.written($0)]?.frame } ?? Rect(origin: .zero, size: written)
    return (
      ShownScreen(settings, root: root, of: scene, bars.surroundings(of: scene), in: canvas), true
    )
  }

  /// What the canvas says of a controller, or of a view at the top of a nib.
  func scene(_ id: String?) -> SavedLayout.Scene? {
    id.flatMap { id in canvas.scenes.first { names.id(of: $0.controller, among: [id]) != nil } }
  }

  /// Lets views lie below bars, as the canvas shows them: Xcode's files say only of bars that one cannot see through that
  /// they do not, by where the view begins.
  func extendBelowBars(_ controller: ViewController) {
    if let id = controller.viewIfLoaded?.sceneID, let frame = views[names.written(id)]?.frame {
      if frame.minY == 0 { controller.extendedLayoutIncludesOpaqueBars = true }
    }
    for child in controller.children { extendBelowBars(child) }
  }

  /// Gives views the sizes of content that the canvas takes; of what versions of Xcode drew otherwise, nothing.
  func applySizes(below view: View) { CanvasSizes(views, names, version: nil, side: 16).apply(below: view) }
}
