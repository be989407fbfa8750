import SceneRuntime
import SceneUI
import SceneValues

struct StagedScene {
  let hosted: HostedScene
  let window: Window
  /// The frame that the file specifies for the content.
  let root: Rect
  fileprivate let screen: ShownScreen
  fileprivate let screens: SceneScreens
  fileprivate let canvas: PreservedCanvas

  func show() throws {
    let content = hosted.content
    try content.loadViewIfNeeded()
    if screens.isOnCanvas {
      // In Xcode files, views that extend below opaque bars can be recognized only by their origin.
      if root.minY == 0 {
        for controller in hosted.controllers { controller.extendedLayoutIncludesOpaqueBars = true }
      }
      SimulatedBars(screen).addInsets(to: content)
      screens.applySizes(below: content.view, canvas)
    }
    try hosted.show(in: window)
    if screens.isOnCanvas { SimulatedBars(screen).show(for: content, in: window) }
    if !screens.settings.specifiesScreen, !screens.isWhole(screen, root: root) {
      if let view = content.viewIfLoaded { window.enlarge(until: view, has: root.size) }
    }
  }
}

struct StagedView {
  let view: View
  let window: Window
  /// The frame that the file specifies for the view.
  let root: Rect
  fileprivate let screen: ShownScreen?
  fileprivate let screens: SceneScreens?
  fileprivate let canvas: PreservedCanvas
  fileprivate let isOfController: Bool

  func show() throws {
    if window.backgroundColor == nil { window.backgroundColor = .systemBackground }
    guard view !== window else { return try window.makeKeyAndVisible() }
    // The screen determines the size of the view, even if the view uses constraints.
    view.translatesAutoresizingMaskIntoConstraints = true
    var bars: SimulatedBars?
    if let screens, screens.isOnCanvas {
      screens.applySizes(below: view, canvas)
      bars = screen.map(SimulatedBars.init)
    }
    guard isOfController else {
      view.frame = Rect(origin: .zero, size: window.bounds.size)
      window.addSubview(view)
      return try window.makeKeyAndVisible()
    }
    let controller = ViewController()
    controller.view = view
    controller.automaticallyAdjustsScrollViewInsets = !(view is CollectionViewCell)
    bars?.addInsets(to: controller)
    if root.minY == 0 { controller.extendedLayoutIncludesOpaqueBars = true }
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    bars?.show(for: controller, in: window)
  }
}

extension Stage {
  func staged(_ scene: Int, of storyboard: Storyboard, on screens: SceneScreens) throws -> StagedScene {
    let archive = storyboard.file.archive
    let (origins, canvas) = (origins(of: storyboard.file), canvas(of: storyboard.file))
    let hosted =
      try screens.showsContainers
      ? HostedScene(scene, of: storyboard, origins, presents: screens.settings.specifiesScreen)
      : HostedScene(alone: scene, of: storyboard)
    let content = hosted.content
    try content.loadViewIfNeeded()
    let root = content.view.frame.onScreen
    let instance = content.sceneInstance
    let controller =
      instance?.file === storyboard.file ? instance.map { archive.scene(at: $0.sceneIndex).controller } : nil
    let screen = screens.screen(
      for: hosted, from: origins[scene], simulating: controller.flatMap(canvas.scene), root: root)
    let window = window(on: screen)
    window.ownTintColor = storyboard.tintColor
    return StagedScene(
      hosted: hosted, window: window, root: root, screen: screen, screens: screens, canvas: canvas)
  }

  func shownViews(of file: SceneFile) throws -> (views: [NibView], isEmpty: Bool) {
    _ = canvas(of: file)
    return try Nib(file: file, context: context).shownViews()
  }

  func staged(_ shown: NibView, of file: SceneFile) -> StagedView {
    let (view, canvas) = (shown.view, canvas(of: file))
    if view.superview != nil {
      // The view was shown and resized as the root view of a window in the nib.
      view.removeFromSuperview()
      view.frame.size = shown.size
    }
    let root = view.frame.onScreen
    var isOfController = shown.isOfController && !(view.next is ViewController)
    var screen: ShownScreen?
    let window: Window
    if let own = view as? Window {
      window = own
    } else if let screens {
      let found = screens.screen(for: view, simulating: canvas.scene(of: shown.place), root: root)
      (screen, window) = (found, self.window(on: found))
      // The canvas shows a view with margins, like the view of a controller, unless the view is part of a list.
      isOfController = isOfController || screens.isOnCanvas && !(view is TableViewCell)
    } else {
      window = Window(frame: Rect(origin: .zero, size: size ?? root.size), context: context)
    }
    return StagedView(
      view: view, window: window, root: root, screen: screen, screens: screens, canvas: canvas,
      isOfController: isOfController)
  }
}

extension Rect {
  fileprivate var onScreen: Rect { Rect(origin: origin, size: size.orScreenSize) }
}
