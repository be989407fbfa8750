import SceneRuntime
import SceneServices
import SceneValues

/// A container that displays the top controller of a stack below a navigation bar.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: AlbumsController())
/// window.rootViewController = navigation
/// try navigation.pushViewController(AlbumController(), animated: true)
/// ```
///
/// The user can go back with the bar's back button or by dragging from the leading edge.
open class NavigationController: ViewController, SplitCollapsing, BarContainer {
  /// The delegate, which is notified when controllers appear and can provide custom transitions.
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The navigation bar at the top. It contains the navigation items of the controllers on the stack.
  public private(set) var navigationBar = NavigationBar()
  /// The toolbar at the bottom, which is hidden by default. It displays the items of the top controller.
  public private(set) var toolbar = Toolbar()
  /// The controllers on the stack, from the bottom up. The last controller is visible.
  public private(set) var viewControllers: [ViewController] = []
  private(set) var restacks = 0
  var barHiding = BarHiding()

  var current: NavigationChange?
  var transition: ContainerTransition?
  /// The transition performed by the delegate's animator. The window retains the transition.
  weak var ownTransition: TransitionContext?
  var swipeInteractor: PercentDrivenTransition?
  /// Whether a change in progress is moving views and can be completed. The value is false while the change is prepared.
  var isMoving: Bool { transition != nil || ownTransition != nil }
  weak var notifiedController: ViewController?
  var shownProgress = 0.0
  var wantsBar = true
  var wantsToolbar = false
  /// The visible fraction of the navigation bar, from 0 to 1. `shownToolbar` is the visible fraction of the toolbar.
  var shownBar = 1.0
  var shownToolbar = 0.0
  var barAnimation: ValueAnimation?
  var toolbarAnimation: ValueAnimation?
  let backSwipe = BackSwipeRecognizer()

  override public init() {
    super.init()
    prepare()
  }

  /// Creates a navigation controller with a root controller.
  public convenience init(rootViewController: ViewController) {
    self.init()
    add(rootViewController)
  }

  /// Creates the navigation controller from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      NavigationController.self, element: "navigationController",
      "Manages a stack of view controllers with a navigation bar."
    ) {
      $0.property(
        "navigationBarHidden", default: false, get: \.isNavigationBarHidden,
        set: { $0.isNavigationBarHidden = $1 })
      $0.property(
        "toolbarHidden", default: true, get: \.isToolbarHidden, set: { $0.isToolbarHidden = $1 })
      $0.slot("navigationBar", single: true, "The navigation bar. Its items come from the view controllers.")
      {
        (controller, bar: NavigationBar) in controller.navigationBar = bar
      }
      $0.slot("toolbar", single: true, "The toolbar. Its items come from the view controllers.") {
        (controller, bar: Toolbar) in controller.toolbar = bar
      }
      $0.relationship("rootViewController", single: true, "The first view controller of the stack.") {
        (controller, child: ViewController) in
        controller.add(child)
      }
      $0.outlet("delegate", get: \.delegate, set: { $0.delegate = $1 })
      $0.children("rootViewController", atLeast: 1)
    }
  }

  /// Goes back if there is more than one controller on the stack.
  override open func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1 else { return super.accessibilityPerformEscape() }
    goBack()
    return true
  }

  private func prepare() {
    navigationBar.backAction = { [weak self] in self?.goBack() }
    backSwipe.addTarget(self) { controller, _ in controller.backSwipeDidChange() }
    backSwipe.mayGoBack = { [weak self] in self?.canSwipeBack ?? false }
  }

  func add(_ controller: ViewController) {
    viewControllers.append(controller)
    addChild(controller)
    controller.didMove(toParent: self)
    refreshBars()
  }

  func restack(keeping kept: Int, adding controllers: [ViewController]) {
    contextIfAny?.work.add(viewControllers.count - kept + controllers.count)
    viewControllers.removeSubrange(kept...)
    viewControllers += controllers
    restacks += 1
    barHiding.forget(above: kept)
    fittingSizeDidChange()
  }

  /// The controller at the top of the stack, which is visible.
  public var topViewController: ViewController? { viewControllers.last }

  /// The controller that the top controller presents, or the top controller if it presents none.
  public var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  override open func loadView() {
    let container = BarredView()
    container.lay = { [weak self] in self?.layOut() }
    container.addGestureRecognizer(backSwipe)
    view = container
    container.addSubview(toolbar)
    container.addSubview(navigationBar)
    do { try topViewController?.loadViewIfNeeded() } catch { loadFailure = error }
    if loadFailure == nil, let topViewController { attach(topViewController) }
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let topViewController, topViewController !== notifiedController {
      delegate?.navigationController(self, willShow: topViewController, animated: animated)
    }
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let topViewController, topViewController !== notifiedController { notifyDidShow(animated: animated) }
  }

  override final var barContainer: (any BarContainer)? { self }

  var childForContentSize: ViewController? { topViewController }

  var controllerThatIsSearched: ViewController? { topViewController }

  func safeArea(of child: ViewController) -> EdgeInsets { area(for: child) }

  var bottomBarHiding: Double { hiding }

  func contentDidScroll(ofChild child: ViewController) {
    if child === topViewController, navigationBar.collapsibleHeight > 0 { viewIfLoaded?.setNeedsLayout() }
  }

  func bottomBarHidingDidChange(ofChild child: ViewController) { barHiding.forget(above: 0) }

  var childrenForUnwinding: [ViewController] { viewControllers.reversed() }

  override func finishTransitions() {
    super.finishTransitions()
    transition?.finish()
    ownTransition?.finish()
  }

  /// Pushes the controller onto the stack.
  override open func show(_ controller: ViewController, animated: Bool = true, sender: Any? = nil)
    throws
  {
    try pushViewController(controller, animated: animated)
  }

  /// Replaces a child with another controller at the same position in the stack.
  override open func replaceChild(_ child: ViewController, with other: ViewController, animated: Bool) throws
  {
    try change(
      to: viewControllers.map { $0 === child ? other : $0 }, "the replacement of \(describe(child))",
      animated: animated)
  }

  /// Pops all controllers above a child.
  override open func unwind(for segue: Segue, towards child: ViewController) throws {
    guard let index = viewControllers.firstIndex(where: { $0 === child }) else { return }
    // A dismissal that the same segue has started may still be in progress.
    try change(
      keeping: index + 1, adding: [], "the return to \(describe(child))", animated: segue.animated,
      isPartOfAnother: transitionOwner.transitionInProgress != nil)
  }

  /// Pushes the secondary controller onto the stack.
  open func collapseSecondary(_ secondary: ViewController, for split: SplitViewController) throws {
    secondary.willMove(toParent: nil)
    secondary.removeFromParent()
    do { try pushViewController(secondary, animated: false) } catch {
      split.addChild(secondary)
      secondary.didMove(toParent: split)
      throw error
    }
  }

  /// Removes the detail controller from the stack. If there are controllers above it, returns a new navigation controller
  /// that contains the detail controller and those controllers.
  open func separateSecondary(
    _ detail: ViewController?, for split: SplitViewController
  ) throws -> ViewController? {
    guard let index = viewControllers.firstIndex(where: { $0 === detail }), index > 0 else { return nil }
    let separated = Array(viewControllers[index...])
    try setViewControllers(Array(viewControllers[..<index]), animated: false)
    guard separated.count > 1 else { return detail }
    let stack = NavigationController()
    try stack.setViewControllers(separated, animated: false)
    return stack
  }
}
