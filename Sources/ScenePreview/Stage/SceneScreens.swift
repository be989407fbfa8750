import InterfaceBuilder
import SceneDevices
import SceneUI
import SceneValues

/// Determines the screen of each scene, which is the requested screen or the screen on Xcode's canvas.
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
    // On a device, the areas that an Xcode version covered on its canvas are not covered.
    var canvas = canvas
    canvas.toolsVersion = nil
    self.canvas = canvas
  }

  /// Returns the screen for a scene, and whether the canvas contains the scene. `view` is the view of the scene's view
  /// controller or of its first child. `written` is the size of the view if the canvas contains no frame for it.
  func screen(for id: String?, showing view: View, written: Size) -> (screen: ShownScreen, isOnCanvas: Bool) {
    guard let scene = scene(id) else {
      let likely = canvas.device.flatMap(DeviceModel.named)
      return (ShownScreen(settings, written: written, likely: likely), likely != nil)
    }
    let root =
      view.sceneID.flatMap { views[names.written($0)]?.frame } ?? Rect(origin: .zero, size: written)
    return (
      ShownScreen(settings, root: root, of: scene, bars.surroundings(of: scene), in: canvas), true
    )
  }

  /// The settings for scenes that are shown in their containers, or nil if the canvas or specified insets replace them.
  var containerSettings: LayoutSettings? { names.isForeign || settings.safeArea != nil ? nil : settings }

  func scene(_ id: String?) -> SavedLayout.Scene? {
    id.flatMap { id in canvas.scenes.first { names.id(of: $0.controller, among: [id]) != nil } }
  }

  /// Extends the loaded views of a compiled or imported Xcode file below opaque bars, before containers place the views.
  func extendBelowBarsAsWritten(_ controller: ViewController) {
    guard canvas.device != nil, canvas.scenes.isEmpty else { return }
    for controller in sequence(first: controller, next: \.children.first) {
      if controller.viewIfLoaded?.frame.minY == 0 { controller.extendedLayoutIncludesOpaqueBars = true }
    }
  }

  /// Extends views below opaque bars. In Xcode files, such a view can be recognized only by its origin.
  func extendBelowBars(_ controller: ViewController) {
    if let id = controller.viewIfLoaded?.sceneID, let frame = views[names.written(id)]?.frame {
      if frame.minY == 0 { controller.extendedLayoutIncludesOpaqueBars = true }
    }
    for child in controller.children { extendBelowBars(child) }
  }

  func applySizes(below view: View) { CanvasSizes(views, names, version: nil, side: 16).apply(below: view) }
}
