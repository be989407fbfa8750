import SceneDrawing
import SceneUI
import SceneValues

extension Stage {
  func window(on screen: ShownScreen) -> Window {
    context.idiom = screen.idiom
    context.displayScale = screen.scale
    let window = Window(frame: Rect(origin: .zero, size: screen.size), context: context)
    window.screenBars = screen.heights
    window.screenInsets = screen.screenInsets
    return window
  }

  /// Shows a controller with the bars of its containers, which come from the storyboard if there is one.
  func show(
    _ controller: ViewController, on screen: ShownScreen, in window: Window, of storyboard: Storyboard? = nil
  ) throws {
    var screen = screen
    // These controllers add the bars themselves.
    if controller is NavigationController { (screen.navigationBar, screen.toolbar) = (0, 0) }
    if controller is TabBarController { screen.tabBar = 0 }
    controller.additionalSafeAreaInsets.top += screen.navigationBar
    controller.additionalSafeAreaInsets.bottom += screen.toolbar + screen.tabBar
    screens?.extendBelowBarsAsWritten(controller)
    screens?.applySizes(below: controller.view)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    screens?.extendBelowBars(controller)
    let bars = SimulatedBars(screen) { id in
      let known = storyboard.flatMap { names?.id(of: id, among: $0.identifiers) }
      return known.flatMap { try? storyboard?.instantiate($0) }
    }
    bars.show(for: controller, in: window)
  }

  func show(
    _ view: View, on screens: SceneScreens, written: Size, _ legends: Legends
  ) throws -> LayeredPicture {
    let (screen, isOnCanvas) = screens.screen(for: view.sceneID, showing: view, written: written)
    let window = window(on: screen)
    if window.backgroundColor == nil { window.backgroundColor = .systemBackground }
    // The canvas shows a view with margins, like the view of a controller, unless the view is part of a list.
    if isOnCanvas, screens.scene(view.sceneID)?.isRow == false {
      let controller = ViewController()
      controller.view = view
      try show(controller, on: screen, in: window)
    } else {
      screens.applySizes(below: view)
      view.frame = Rect(origin: .zero, size: screen.size)
      window.addSubview(view)
      try window.makeKeyAndVisible()
    }
    return try picture(of: window, legends)
  }
}
