import InterfaceBuilder
import SceneDevices
import SceneUI
import SceneValues

/// Determines the screen of each scene, which is the requested screen or the screen on Xcode's canvas.
struct SceneScreens {
  let settings: LayoutSettings
  /// Whether Xcode's canvas showed the file. Compiled files and imported scenes preserve its device.
  let isOnCanvas: Bool
  private let canvas: SavedLayout
  /// The canvas as a device. The areas that an Xcode version covered on its canvas are not covered.
  private let device: SavedLayout
  private let views: [String: SavedLayout.View]
  private let names: WrittenNames

  init(_ settings: LayoutSettings, _ canvas: SavedLayout, _ names: WrittenNames) {
    self.settings = settings
    self.names = names
    self.canvas = canvas
    isOnCanvas = canvas.device != nil || canvas.toolsVersion != nil || !canvas.scenes.isEmpty
    views = Dictionary(canvas.views.map { ($0.id, $0) }) { first, _ in first }
    var device = canvas
    device.toolsVersion = nil
    self.device = device
  }

  /// Whether scenes are shown in their containers. Specified insets replace the bars of containers.
  var showsContainers: Bool { settings.safeArea == nil }

  /// Returns the screen for a scene with the metrics of its content's controller. `root` is the content's saved frame.
  func screen(
    for hosted: HostedScene, from origin: SceneOrigins.Origin?, simulating simulated: SavedLayout.Scene?,
    root: Rect
  ) -> ShownScreen {
    guard isOnCanvas else { return ShownScreen(settings, written: root.size) }
    let content = hosted.content
    let scene = simulated ?? SavedLayout.Scene(element: "viewController")
    var around = CanvasBars.Surroundings()
    around.specify(scene)
    switch origin {
    case .embedding: around.isEmbedded = true
    case .presentation(let style):
      // On a specified screen, the scene is presented.
      around.isSheet = !settings.specifiesScreen && (around.isSheet || canvas.isSheet(style))
    default: break
    }
    // Containers show their own bars.
    if content.navigationController != nil {
      (around.hasNavigationBar, around.hasLargeTitle, around.hasToolbar) = (false, false, false)
    }
    if content.tabBarController != nil { around.hasTabBar = false }
    var root = root
    if content.parent != nil, fills(Size(width: root.maxX, height: root.maxY)) {
      // The content is below an opaque bar.
      root = Rect(x: 0, y: 0, width: root.maxX, height: root.maxY)
    }
    return ShownScreen(settings, root: root, of: scene, around, in: device)
  }

  private func fills(_ size: Size) -> Bool { DeviceModel.of(size: size, likely: nil) != nil }

  func screen(for view: View, simulating simulated: SavedLayout.Scene?, root: Rect) -> ShownScreen {
    guard isOnCanvas else { return ShownScreen(settings, written: root.size) }
    let scene = SavedLayout.Scene(
      element: view is TableViewCell ? "tableViewCell" : "view", isOfXib: true,
      topBar: simulated?.topBar ?? .inferred, bottomBar: simulated?.bottomBar ?? .inferred,
      destination: simulated?.destination)
    var around = CanvasBars.Surroundings()
    around.specify(scene)
    return ShownScreen(settings, root: root, of: scene, around, in: device)
  }

  /// Whether the screen is that of a device or has the default size, so that its content leaves space for bars.
  func isWhole(_ screen: ShownScreen, root: Rect) -> Bool {
    isOnCanvas ? fills(screen.size) : root.size == .currentPhone
  }

  func applySizes(below view: View, _ preserved: PreservedCanvas) {
    CanvasSizes(views, names, version: nil, side: 16, preserved: preserved).apply(below: view)
    preserved.activateConstraints(below: view)
  }
}
