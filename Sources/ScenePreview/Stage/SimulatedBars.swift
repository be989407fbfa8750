import SceneUI
import SceneValues

struct SimulatedBars {
  let screen: ShownScreen

  init(_ screen: ShownScreen) { self.screen = screen }

  func addInsets(to controller: ViewController) {
    controller.additionalSafeAreaInsets.top += screen.navigationBar
    controller.additionalSafeAreaInsets.bottom += screen.toolbar + screen.tabBar
  }

  func show(for controller: ViewController, in window: Window) {
    let (size, insets) = (window.bounds.size, screen.screenInsets)
    if screen.navigationBar > 0 {
      let bar = NavigationBar()
      bar.frame = Rect(x: 0, y: insets.top, width: size.width, height: screen.navigationBar)
      bar.prefersLargeTitles = screen.hasLargeTitle
      bar.items = [controller.navigationItem]
      bar.reach = insets.top
      window.addSubview(bar)
    }
    let bottom = size.height - insets.bottom
    if screen.toolbar > 0 {
      let bar = Toolbar()
      bar.frame = Rect(
        x: 0, y: bottom - screen.tabBar - screen.toolbar, width: size.width, height: screen.toolbar)
      bar.items = controller.toolbarItems
      bar.reach = screen.tabBar + insets.bottom
      window.addSubview(bar)
    }
    if screen.tabBar > 0 {
      let bar = TabBar()
      bar.frame = Rect(x: 0, y: bottom - screen.tabBar, width: size.width, height: screen.tabBar)
      let item = controller.tabBarItem
      bar.items = [item]
      bar.selectedItem = item
      bar.reach = insets.bottom
      window.addSubview(bar)
    }
  }
}
