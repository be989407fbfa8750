import SceneRuntime
import SceneValues

/// A container that displays one of several controllers, with a bar that contains a tab for each controller.
///
/// ```swift
/// let tabs = TabBarController()
/// try tabs.setViewControllers([alarms, clocks, timers])
/// tabs.selectedIndex = 1
/// ```
///
/// If there are more than five controllers, the fifth tab displays a list of the controllers that have no tab. Those
/// controllers are children of `moreNavigationController` only while they are on its stack.
open class TabBarController: ViewController, BarContainer {
  /// The delegate, which is notified of tab selections. It can prevent a selection and provide custom transitions.
  public weak var delegate: (any TabBarControllerDelegate)?
  /// The bar at the bottom, whose tabs represent the controllers.
  public private(set) var tabBar = TabBar()
  var members: [ViewController] = []
  var shown: ViewController? { didSet { if shown !== oldValue { fittingSizeDidChange() } } }
  /// The name of the change in progress, or nil if there is none.
  var change: String?
  /// The transition performed by the delegate's animator. The window retains the transition.
  weak var ownTransition: TransitionContext?
  var storedMore: NavigationController?
  var moreList: MoreController?

  override public init() {
    super.init()
    tabBar.delegate = self
  }

  /// Creates the tab bar controller from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    tabBar.delegate = self
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TabBarController.self, element: "tabBarController",
      "Shows one of several view controllers, selected by tabs."
    ) {
      $0.slot("tabBar", single: true, "The tab bar. Its items come from the view controllers.") {
        (controller, bar: TabBar) in controller.tabBar = bar
      }
      $0.relationship("viewControllers", "The view controllers of the tabs, in reading order.") {
        (controller, child: ViewController) in controller.add(child)
      }
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
      $0.children("viewControllers", atLeast: 1)
    }
  }

  func add(_ controller: ViewController) {
    members.append(controller)
    if shown == nil { shown = controller }
    // Further controllers appear only in the list.
    if storedMore == nil { arrange() } else { moreList?.refresh() }
  }

  /// The controllers, from left to right. Setting this property preserves the selection if possible. If a controller
  /// cannot be displayed, the error is reported to the context's failure handler, and the state is unchanged.
  public var viewControllers: [ViewController] {
    get { members }
    set { reporting { try setViewControllers(newValue) } }
  }

  /// The visible controller: one of the controllers, or `moreNavigationController` while its list is visible. Setting
  /// this property handles errors in the same way as setting `viewControllers`.
  public var selectedViewController: ViewController? {
    get {
      guard let shown, shown === storedMore else { return shown }
      return (shown as? NavigationController)?.viewControllers.dropFirst().first ?? shown
    }
    set { if let newValue { reporting { try select(newValue) } } }
  }

  /// The index of the visible controller, or nil while the list of controllers without a tab is visible. Setting an index
  /// that is out of range has no effect.
  public var selectedIndex: Int? {
    get { members.firstIndex { $0 === selectedViewController } }
    set {
      guard let newValue, members.indices.contains(newValue) else { return }
      selectedViewController = members[newValue]
    }
  }

  /// Selects the tab to which an unwind segue leads.
  override open func unwind(for segue: Segue, towards child: ViewController) throws {
    guard viewControllers.contains(where: { $0 === child }), child !== shown else { return }
    try select(child)
  }

  /// Replaces a child with another controller in the same tab. If the child was selected, selects the new controller.
  override open func replaceChild(_ child: ViewController, with other: ViewController, animated: Bool) throws
  {
    try setViewControllers(
      members.map { $0 === child ? other : $0 }, selecting: child === selectedViewController ? other : nil)
  }

  override open func loadView() {
    let container = BarredView()
    container.lay = { [weak self] in self?.layOut() }
    view = container
    container.addSubview(tabBar)
    do { try shown?.loadViewIfNeeded() } catch { loadFailure = error }
    if loadFailure == nil { attach() }
  }

  override final var barContainer: (any BarContainer)? { self }

  override func finishTransitions() {
    super.finishTransitions()
    ownTransition?.finish()
  }

  var childrenForUnwinding: [ViewController] {
    (shown.map { [$0] } ?? []) + children.filter { $0 !== shown }
  }

  var bottomBarHiding: Double { shown?.barContainer?.bottomBarHiding ?? 0 }

  var childForContentSize: ViewController? { shown }

  func safeArea(of child: ViewController) -> EdgeInsets {
    var insets = viewIfLoaded?.safeAreaInsets ?? .zero
    insets.bottom += tabBar.sizeThatFits(.zero).height
    return insets
  }

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    if let shown { place(shown, in: bounds) }
    let hiding = bottomBarHiding
    let height = tabBar.sizeThatFits(.zero).height
    tabBar.frame = Rect(
      x: -hiding * bounds.width, y: bounds.height - safe.bottom - height, width: bounds.width, height: height)
    tabBar.reach = safe.bottom
    tabBar.isHidden = hiding == 1
  }

  func attach() {
    guard let pages = (viewIfLoaded as? BarredView)?.pages, let page = shown?.viewIfLoaded else { return }
    pages.addSubview(page)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let shown { place(shown, in: pages.bounds) }
    viewIfLoaded?.setNeedsLayout()
  }
}
