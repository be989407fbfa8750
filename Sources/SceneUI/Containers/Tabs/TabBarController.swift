import SceneRuntime
import SceneValues

/// Shows one of a few controllers, and a bar with a tab for each.
///
/// ```swift
/// let tabs = TabBarController()
/// try tabs.setViewControllers([alarms, clocks, timers])
/// tabs.selectedIndex = 1
/// ```
///
/// Of more than five, the fifth tab leads to a list of those that have none. These are children of
/// `moreNavigationController`, and only while they are on its stack.
open class TabBarController: ViewController, BarContainer {
  /// Hears of the tabs that a person chooses, and decides about them; held weakly.
  public weak var delegate: (any TabBarControllerDelegate)?
  /// The bar below, whose tabs come from the controllers.
  public private(set) var tabBar = TabBar()
  var members: [ViewController] = []
  /// Whose view is in this one's: a member, or the one that holds the others.
  var shown: ViewController? { didSet { if shown !== oldValue { fittingSizeDidChange() } } }
  /// What is under way: one thing only at a time.
  var change: String?
  /// One that the delegate moves. The window keeps it.
  weak var ownTransition: TransitionContext?
  var storedMore: NavigationController?
  var moreList: MoreController?

  override public init() {
    super.init()
    tabBar.delegate = self
  }

  /// Makes a tab bar controller from its element in a scene.
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

  /// Adds a controller before anything is shown: what a scene says.
  func add(_ controller: ViewController) {
    members.append(controller)
    if shown == nil { shown = controller }
    arrange()
  }

  // MARK: Controllers

  /// A tab for each, from left to right.
  ///
  /// Setting them keeps what is selected, if it is still there, and selects the first otherwise. What cannot be shown
  /// goes to the context's failure handler, and all stays as it was; `setViewControllers` throws it.
  public var viewControllers: [ViewController] {
    get { members }
    set { reporting { try setViewControllers(newValue) } }
  }

  /// What is shown: one of the controllers, or the `moreNavigationController` with its list. Setting it is as setting
  /// the controllers.
  public var selectedViewController: ViewController? {
    get {
      guard let shown, shown === storedMore else { return shown }
      return (shown as? NavigationController)?.viewControllers.dropFirst().first ?? shown
    }
    set { if let newValue { reporting { try select(newValue) } } }
  }

  /// The index of what is shown; nil for the list of those without a tab. One that there is not selects nothing.
  public var selectedIndex: Int? {
    get { members.firstIndex { $0 === selectedViewController } }
    set {
      guard let newValue, members.indices.contains(newValue) else { return }
      selectedViewController = members[newValue]
    }
  }

  func reporting(_ body: () throws -> Void) {
    do { try body() } catch {
      // One that is in no graph yet has nobody to tell: its program is mistaken.
      guard let context = contextIfAny else { preconditionFailure("\(error)") }
      context.report(error)
    }
  }

  /// Selects the tab that an unwind segue leads to.
  override open func unwind(for segue: Segue, towards child: ViewController) throws {
    guard viewControllers.contains(where: { $0 === child }), child !== shown else { return }
    try select(child)
  }

  /// Gives another one the child's tab, and shows it if the child was shown.
  override open func replaceChild(_ child: ViewController, with other: ViewController, animated: Bool) throws
  {
    try setViewControllers(
      members.map { $0 === child ? other : $0 }, selecting: child === selectedViewController ? other : nil)
  }

  // MARK: View

  override open func loadView() {
    let container = BarredView()
    container.lay = { [weak self] in self?.layOut() }
    view = container
    container.addSubview(tabBar)
    do { try shown?.loadViewIfNeeded() } catch { loadFailure = error }
    if loadFailure == nil { putIn() }
  }

  override final var barContainer: (any BarContainer)? { self }

  override func settle() {
    super.settle()
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
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    if let shown { place(shown, in: bounds) }
    let hiding = bottomBarHiding
    let height = tabBar.sizeThatFits(.zero).height
    // With what covers it, it goes to the left.
    tabBar.frame = Rect(
      x: -hiding * bounds.width, y: bounds.height - safe.bottom - height, width: bounds.width, height: height)
    tabBar.reach = safe.bottom
    tabBar.isHidden = hiding == 1
  }

  func putIn() {
    guard let pages = (viewIfLoaded as? BarredView)?.pages, let page = shown?.viewIfLoaded else { return }
    pages.addSubview(page)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let shown { place(shown, in: pages.bounds) }
    view.setNeedsLayout()
  }
}
