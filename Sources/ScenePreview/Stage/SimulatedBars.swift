import SceneUI
import SceneValues

/// Draws container bars over a scene that is shown without its containers, as on Xcode's canvas. The bars have the colors
/// and fonts that their containers specify.
struct SimulatedBars {
  let screen: ShownScreen
  private let navigation: NavigationController?
  private let tabs: TabBarController?

  init(_ screen: ShownScreen, container: (String) -> ViewController?) {
    self.screen = screen
    let showsNavigation = screen.navigationBar > 0 || screen.toolbar > 0
    navigation =
      showsNavigation ? screen.navigationController.flatMap(container) as? NavigationController : nil
    tabs = screen.tabBar > 0 ? screen.tabBarController.flatMap(container) as? TabBarController : nil
  }

  func show(for controller: ViewController, in window: Window) {
    let (size, insets) = (window.bounds.size, screen.screenInsets)
    if screen.navigationBar > 0 {
      let bar = navigation?.navigationBar ?? NavigationBar()
      bar.frame = Rect(x: 0, y: insets.top, width: size.width, height: screen.navigationBar)
      bar.prefersLargeTitles = screen.hasLargeTitle
      bar.items = [controller.navigationItem]
      bar.reach = insets.top
      window.addSubview(bar)
    }
    let bottom = size.height - insets.bottom
    if screen.toolbar > 0 {
      let bar = navigation?.toolbar ?? Toolbar()
      bar.frame = Rect(
        x: 0, y: bottom - screen.tabBar - screen.toolbar, width: size.width, height: screen.toolbar)
      bar.items = controller.toolbarItems
      bar.reach = screen.tabBar + insets.bottom
      window.addSubview(bar)
    }
    if screen.tabBar > 0 {
      let bar = tabs?.tabBar ?? TabBar()
      bar.frame = Rect(x: 0, y: bottom - screen.tabBar, width: size.width, height: screen.tabBar)
      let item = controller.tabBarItem
      bar.items = [item]
      bar.selectedItem = item
      bar.reach = insets.bottom
      window.addSubview(bar)
    }
  }
}
