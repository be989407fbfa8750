import SceneRuntime
import SceneValues

/// Looks after one view: loads it, prepares it, hears when it comes and goes.
open class ViewController: Responder, SceneController {
  /// The scene that it was made from, and with it the objects beside it. Set by loading.
  public var sceneInstance: SceneInstance?
  /// The storyboard that it was made from.
  public internal(set) var storyboard: Storyboard?
  public var title: String? { didSet { if title != oldValue { titleDidChange() } } }
  public var modalPresentationStyle = ModalPresentationStyle.fullScreen
  public var modalTransitionStyle = ModalTransitionStyle.coverVertical

  public internal(set) weak var parent: ViewController?
  public internal(set) var children: [ViewController] = []
  /// Who presents this one by itself, and what it presents by itself.
  weak var presenter: ViewController?
  var presented: ViewController?

  /// What bars show of it (see ViewController+BarItems.swift).
  var barItems = BarItems()

  private var storedView: View?
  private var isLoadingView = false
  /// Why `loadView()`, which throws nothing, could not make the view.
  var loadFailure: (any Error)?
  var appearance = Appearance.disappeared
  /// Whether it comes or goes because its view is put into a window or taken out of it.
  var followsWindow = false
  /// What is under way that only one of can be: a presentation, a dismissal, a segue. The outermost parent's counts.
  var transitionInProgress: String?
  /// Of its own children, by `transition(from:to:)`. The window keeps it.
  weak var childTransition: ContainerTransition?
  /// Looks whether its parent has called `didMove(toParent:)`; nil once it has.
  var didMoveCheck: DidMoveCheck?

  override public init() { super.init() }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(ViewController.self, element: "viewController", "Looks after one view.") {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.property(
        "modalPresentationStyle", default: .fullScreen, get: \.modalPresentationStyle,
        set: { $0.modalPresentationStyle = $1 })
      $0.property(
        "modalTransitionStyle", default: .coverVertical, get: \.modalTransitionStyle,
        set: { $0.modalTransitionStyle = $1 })
      $0.slot("view", single: true, "The view that it looks after.") { (controller, view: View) in
        controller.view = view
      }
      $0.barItemSlots()
    }
  }

  override open var contextIfAny: SceneContext? {
    storedContext ?? parent?.contextIfAny ?? storedView?.window?.contextIfAny
  }

  override var responderWindow: Window? { storedView?.window }

  /// After the controller come the views around its own; where it fills the window, who presented it, then the window.
  override open var next: Responder? {
    if let superview = storedView?.superview, !(superview is Window) { return superview }
    return presentingViewController ?? windowOfChain
  }

  /// The window that the view is in; for a covered controller, the one that it is covered in.
  private var windowOfChain: Window? {
    storedView?.window ?? presentedViewController?.windowOfChain ?? parent?.windowOfChain
  }

  func adopt(_ context: SceneContext) {
    if storedContext == nil { storedContext = context }
  }

  // MARK: The view

  /// The view. The first read loads it.
  ///
  /// Reading it after it could not be loaded is a mistake of the program's: use `loadViewIfNeeded()` to be told why.
  public var view: View {
    get {
      // A failed precondition would not say why in a release build.
      do { try loadViewIfNeeded() } catch { fatalError("the view of \(type(of: self)): \(error)") }
      return storedView!
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue.controller = self
      if newValue.storedContext == nil { newValue.storedContext = contextIfAny }
    }
  }

  public var isViewLoaded: Bool { storedView != nil }

  /// The view, if it is loaded.
  public var viewIfLoaded: View? { storedView }

  /// Loads the view, unless it is loaded.
  ///
  /// - Throws: `LoadingError`; then the controller is as it was before.
  public func loadViewIfNeeded() throws {
    guard storedView == nil else { return }
    if isLoadingView { throw refusal("loading the view of \(describe(self)) asks for that view") }
    isLoadingView = true
    contextIfAny?.note(self, "loadView()")
    loadView()
    isLoadingView = false
    if let failure = loadFailure {
      loadFailure = nil
      storedView?.controller = nil
      storedView = nil
      throw failure
    }
    precondition(storedView != nil, "\(type(of: self)).loadView() returned without setting a view")
    contextIfAny?.note(self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Makes the view: what the scene says, or an empty one. A subclass that makes its own sets `view`, without `super`.
  open func loadView() {
    guard let sceneInstance, sceneInstance.hasView else {
      view = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      return
    }
    do { try sceneInstance.loadView(in: context) } catch { loadFailure = error }
  }

  // MARK: Life cycle, for subclasses: call `super` first

  /// The view is loaded, and its outlets are connected.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Memory is short: let go of what can be made again. May come any number of times; the view stays.
  open func didReceiveMemoryWarning() {}

  // MARK: Segues, for subclasses

  /// Whether a segue that a trigger sets off may go on. Not asked for `performSegue`.
  open func shouldPerformSegue(withIdentifier identifier: String?, sender: AnyObject?) -> Bool { true }

  /// The destination is made; its view is not loaded, unless this loads it.
  open func prepare(for segue: Segue, sender: AnyObject?) {}

  /// Whether this controller takes an unwind segue: by default, where it has the action.
  open func canPerformUnwindSegueAction(_ selector: String, from source: ViewController, sender: AnyObject?)
    -> Bool
  {
    contextIfAny?.registry.registeredClass(of: self)?.action(selector) != nil
  }

  // MARK: Showing others, for containers to override

  /// Shows a controller the way of the nearest container around this one that has a way: a navigation controller
  /// pushes it. Where none has, it is presented.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  open func show(_ controller: ViewController, animated: Bool = true, sender: AnyObject? = nil) throws {
    if let parent {
      try parent.show(controller, animated: animated, sender: sender)
    } else {
      try present(controller, animated: animated)
    }
  }

  /// Shows a controller as the detail of what this one shows: a split view controller puts it beside its primary one.
  /// Where no container around has a place for details, it is presented.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  open func showDetail(_ controller: ViewController, animated: Bool = true, sender: AnyObject? = nil) throws {
    if let parent {
      try parent.showDetail(controller, animated: animated, sender: sender)
    } else {
      try present(controller, animated: animated)
    }
  }

  /// Puts a controller in the place of a child, for segues of kind 'replace'. By default its view takes the place of the
  /// child's; containers that keep a list of their children replace it there.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  open func replaceChild(_ child: ViewController, with other: ViewController, animated: Bool) throws {
    try exchange(child, with: other)
  }

  /// An unwind segue leads to a child, or to what a child holds: a container goes back to it, as a navigation controller
  /// pops what is above. By default nothing lies between.
  open func unwind(for segue: Segue, towards child: ViewController) throws {}

  // MARK: In split view controllers, for containers to override

  /// A split view controller, whose primary controller this is, has room for one column only: takes the secondary one
  /// in, which is one of its children still and out of sight. A container that has a way to show it makes it its own
  /// child, after `willMove(toParent: nil)` and `removeFromParent()`. By default it stays where it is, out of sight.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  open func collapseSecondary(_ secondary: ViewController, for split: SplitViewController) throws {}

  /// A split view controller, whose primary controller this is, has room for both columns again: what is to be in the
  /// secondary one? Whoever took it in gives it back, as nobody's child. By default nil: nothing was taken in.
  ///
  /// - Parameter detail: what was taken in, or has been shown as the detail since.
  /// - Throws: `LoadingError`; then everything is as before.
  open func separateSecondary(
    _ detail: ViewController?, for split: SplitViewController
  ) throws -> ViewController? { nil }

  // MARK: Containers, for subclasses

  open func willMove(toParent parent: ViewController?) {}
  /// Its view is in place in its new parent's, or it has no parent any more: call `super` first.
  open func didMove(toParent parent: ViewController?) { didMoveCheck = nil }

  /// Whether children hear of this controller's coming and going by themselves. False where a container tells them by
  /// `beginAppearance` and `endAppearance`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// It goes elsewhere, or away: what moves in it is ended first.
  func settle() { childTransition?.finish() }
}

/// How a presented controller is laid over its presenter.
public enum ModalPresentationStyle: String, SceneEnumeration {
  /// Covers it: the presenter's view leaves the window.
  case fullScreen
  /// Covers it, and lets it shine through: the presenter stays.
  case overFullScreen
  case pageSheet, formSheet
}

/// How a presented controller comes in.
public enum ModalTransitionStyle: String, SceneEnumeration {
  case coverVertical, crossDissolve, flipHorizontal
}
