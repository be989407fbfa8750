import SceneLayout
import SceneRuntime
import SceneValues

/// Looks after one view: loads it, prepares it, hears when it comes and goes.
open class ViewController: Responder, SceneController {
  /// The scene that it was made from, and with it the objects beside it. Set by loading.
  public var sceneInstance: SceneInstance?
  /// The storyboard that it was made from.
  public internal(set) var storyboard: Storyboard?
  /// What the controller is called: on bars and tabs of containers, and on an alert.
  ///
  /// Nil by default.
  public var title: String? {
    didSet { if title != oldValue { for part in parts { part.titleDidChange(to: title) } } }
  }
  /// How the controller is laid over its presenter when it is presented; it covers the window by default.
  public var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// How the controller comes in when it is presented; from below by default.
  public var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether what controllers inside this one present in the current context is laid over this one's view. A scroll view
  /// cannot be covered so: then the next controller around is asked.
  public var definesPresentationContext = false
  /// Whether what is presented in this one's context comes in by this one's transition style, instead of its own.
  public var providesPresentationContextTransitionStyle = false
  /// In points: how large the view would like to be as a popover or a form sheet.
  ///
  /// Where it is zero, on either axis, what is in a navigation or tab bar controller says it; else constraints in the view,
  /// where they determine it: a width that is fixed, the height of all that is in that width. Else it is as large as those
  /// usually are.
  @Within(.coordinates) public var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  /// Whether a person cannot send it away, by dragging a sheet down or by tapping outside a popover.
  public var isModalInPresentation = false
  /// Says what moves its view when it is presented and dismissed, in place of `modalTransitionStyle`. Not kept alive.
  public weak var transitioningDelegate: (any TransitioningDelegate)?
  /// Has a say in how it is presented, and whether a person can send it away.
  public weak var presentationDelegate: (any PresentationDelegate)?
  /// A name by which a host that saves what was shown finds the controller again. The library only keeps it.
  public var restorationIdentifier: String?

  /// The container that this controller is a child of; nil for one that is nobody's child.
  public internal(set) weak var parent: ViewController?
  /// The controllers that were added by `addChild(_:)`, in that order.
  ///
  /// They are kept alive.
  public internal(set) var children: [ViewController] = []
  /// Who presents this one by itself, and what it presents by itself.
  weak var presenter: ViewController?
  var presented: ViewController?
  /// How it is presented, while it is.
  var presentedAs: (any Presenting)?
  var coordinator: TransitionCoordinator?
  /// The window whose root it is.
  weak var hostWindow: Window?
  /// What its parent, and how it is presented, make of the traits that it would inherit.
  var parentTraits: TraitOverride?
  var presentationTraits: TraitOverride?

  /// What of it, and of the objects beside it, follows its traits.
  package var variations: Variations?

  /// See `addKeyCommand`.
  var ownKeyCommands: [KeyCommand] = []

  /// What others keep with it, as the items that bars show.
  var parts: [any ControllerPart] = []
  /// Whether bars at the bottom, as a tab bar, are out of the way while it, or what was pushed on top of it, is shown
  /// by a navigation controller. Its first controller is not pushed.
  public var hidesBottomBarWhenPushed = false {
    didSet { parent?.barContainer?.bottomBarHidingDidChange(ofChild: self) }
  }
  /// Whether the view lies below bars too, where its `safeAreaInsets` say what they hide. A view that scrolls always
  /// does, unless it does not adjust its insets; others are laid between the bars.
  public var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// The edges at which the view may lie below bars; all by default.
  public var edgesForExtendedLayout = ScreenEdgePanGestureRecognizer.Edges.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether scroll views of the controller make room for bars by themselves; true by default.
  public var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { safeAreaDidChange() } }
  }
  /// Whether the margins of the view are at least those that the system has for a screen of its width; true by default.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.layoutMarginsDidChange() }
    }
  }
  /// What the controller itself lays over its view, in points: added to the view's `safeAreaInsets`.
  @Within(.coordinates) public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }
  /// What its container laid over its view when it last looked.
  var placedInsets = EdgeInsets.zero
  /// Whether what it shows can be edited.
  public private(set) var isEditing = false

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

  /// The class that it stands in for, in a tool that has no code for it; or what is elsewhere, where the tool cannot
  /// look.
  package var placeholderName: String?
  /// The nib that has the view of a controller that no scene has made, as `SceneContext.sceneFileProvider` knows it.
  ///
  /// Nil, the default, for one that is named like the class, if there is one. Setting it after the view was loaded does
  /// nothing.
  public var nibName: String?
  /// What stands in its nib beside the view.
  var nibObjects: [any SceneObject] = []

  override public init() { super.init() }

  /// Makes a controller from its element in a scene; its view is loaded later, when it is asked for.
  ///
  /// - Throws: `LoadingError` where something that is nested in it cannot be made.
  public required init(coder: Coder) throws {
    placeholderName = coder.substitutedClass
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(ViewController.self, element: "viewController", "Manages a view.") {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property(
        "modalPresentationStyle", default: .fullScreen, get: \.modalPresentationStyle,
        set: { $0.modalPresentationStyle = $1 })
      $0.property(
        "modalTransitionStyle", default: .coverVertical, get: \.modalTransitionStyle,
        set: { $0.modalTransitionStyle = $1 })
      $0.property(
        "definesPresentationContext", default: false,
        "Whether presentation in the current context covers this view controller.",
        get: \.definesPresentationContext, set: { $0.definesPresentationContext = $1 })
      $0.property(
        "providesPresentationContextTransitionStyle", default: false,
        "Whether this view controller provides the transition style of such a presentation.",
        get: \.providesPresentationContextTransitionStyle,
        set: { $0.providesPresentationContextTransitionStyle = $1 })
      $0.property(
        "preferredContentSize", default: .zero,
        "The size in a popover or form sheet; zero for the size of the content, or the default.",
        get: \.preferredContentSize, set: { $0.preferredContentSize = $1 })
      $0.property(
        "modalInPresentation", default: false, "Whether the user cannot dismiss the view controller.",
        get: \.isModalInPresentation, set: { $0.isModalInPresentation = $1 })
      $0.property(
        "restorationIdentifier", "The identifier for state restoration.", get: \.restorationIdentifier,
        set: { $0.restorationIdentifier = $1 })
      $0.outlet(
        "presentationDelegate", "The delegate for presentation and dismissal.",
        get: { $0.presentationDelegate },
        set: { (controller, delegate: (any PresentationDelegate)?) in
          controller.presentationDelegate = delegate
        })
      $0.property(
        "hidesBottomBarWhenPushed", default: false,
        "Whether the tab bar is hidden while this view controller is pushed.",
        get: \.hidesBottomBarWhenPushed, set: { $0.hidesBottomBarWhenPushed = $1 })
      $0.property(
        "extendedLayoutIncludesOpaqueBars", default: false, "Whether the view extends below opaque bars.",
        get: \.extendedLayoutIncludesOpaqueBars, set: { $0.extendedLayoutIncludesOpaqueBars = $1 })
      $0.property(
        "edgesForExtendedLayout", default: .all, "The edges at which the view extends below bars.",
        get: \.edgesForExtendedLayout, set: { $0.edgesForExtendedLayout = $1 })
      $0.property(
        "automaticallyAdjustsScrollViewInsets", default: true,
        "Whether the insets of scroll views are adjusted for bars.",
        get: \.automaticallyAdjustsScrollViewInsets,
        set: { $0.automaticallyAdjustsScrollViewInsets = $1 })
      $0.property(
        "viewRespectsSystemMinimumLayoutMargins", default: true,
        "Whether the margins of the view are at least the system margins.",
        get: \.viewRespectsSystemMinimumLayoutMargins,
        set: { $0.viewRespectsSystemMinimumLayoutMargins = $1 })
      $0.property(
        "additionalSafeAreaInsets", default: .zero, "Additional safe area insets in points.",
        get: \.additionalSafeAreaInsets, set: { $0.additionalSafeAreaInsets = $1 })
      $0.slot("view", single: true, "The view of the view controller.") { (controller, view: View) in
        controller.view = view
      }
      $0.slot("keyCommands", "The key commands while the view controller is in the responder chain.") {
        (controller, command: KeyCommand) in controller.addKeyCommand(command)
      }
      $0.barItemSlots()
      $0.sheetSlot()
    }
  }

  override open var contextIfAny: SceneContext? {
    storedContext ?? parent?.contextIfAny ?? storedView?.window?.contextIfAny
  }

  /// Those of its scene, and those that were added to it.
  override open var keyCommands: [KeyCommand] { ownKeyCommands }

  override var responderWindow: Window? { storedView?.window }

  /// After the controller comes who presented it; for one that nobody did, the views around its own, then the window.
  override open var next: Responder? {
    if let presenter { return presenter }
    if let superview = storedView?.superview, !(superview is Window) { return superview }
    return windowOfChain
  }

  /// The window that the view is in; for a covered controller, the one that it is covered in.
  var windowOfChain: Window? {
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

  /// Whether the view is loaded; asking does not load it.
  public var isViewLoaded: Bool { storedView != nil }

  /// The view, if it is loaded.
  public var viewIfLoaded: View? { storedView }

  /// Loads the view, unless it is loaded.
  ///
  /// - Throws: `LoadingError`; then the controller is as it was before.
  public func loadViewIfNeeded() throws {
    guard storedView == nil else { return }
    if isLoadingView { throw refusal("loading the view of \(describe(self)) asks for that view") }
    // One that is in no graph yet has nobody who counts.
    guard let context = contextIfAny else { return try loadItsView() }
    try context.nesting(LoadingError(NestedLoading.refusal, at: scenePlace), loadItsView)
  }

  private func loadItsView() throws {
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
    guard isViewLoaded else { throw refusal("'loadView()' of \(describe(self)) has set no view") }
    contextIfAny?.note(self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Makes the view: what the scene says, or the nib that is named by `nibName` or like the class, or an empty one. A
  /// subclass that makes its own sets `view`, without `super`.
  open func loadView() {
    guard let sceneInstance, sceneInstance.hasView else {
      do { if try loadViewFromNib() { return } } catch { return loadFailure = error }
      view = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      view.placeholderClassName = placeholderName
      return
    }
    do { try sceneInstance.loadView(in: context) } catch { loadFailure = error }
  }

  // MARK: Life cycle, for subclasses: call `super` first

  /// The view is loaded, and its outlets are connected.
  open func viewDidLoad() {}
  /// The view is about to appear; it may not be in the window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared: it is in the window, and what was animated is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Changes constraints before a layout pass, after the view's own `updateConstraints()`. By default, does nothing.
  open func updateViewConstraints() {}
  /// The view is about to lay out its subviews, in a layout pass.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews; what is inside these follows in the same pass.
  open func viewDidLayoutSubviews() {}

  /// Memory is short: let go of what can be made again. May come any number of times; the view stays.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits and sizes, for subclasses: call `super` first

  /// The traits are about to change. Children are told after this.
  ///
  /// - Parameters:
  ///   - traits: what they will be; `traitCollection` is what they are.
  ///   - coordinator: lets the controller go along with the change.
  open func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {}

  /// The view is about to have another size: the window is turned, or resized. Children whose views will follow are told
  /// after this.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - coordinator: lets the controller go along with the change.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {}

  /// The traits have changed. The view, and what is in it, is told after this.
  ///
  /// - Parameter previous: what they were.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// The context prefers other locales, and what still says what its scene said, says it in the new language by now.
  /// What code says by itself, it says again here. By default, does nothing.
  open func preferredLocalesDidChange() {}

  /// The size that a child's view will have when this one's has another: by default, as its autoresizing mask says, where
  /// it lies directly in this one's; else the size it has. Containers that lay out children by other rules override it.
  open func size(forChild child: ViewController, inParentOfSize size: Size) -> Size {
    guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return size }
    guard view.superview === own, own.autoresizesSubviews else { return view.bounds.size }
    return Autoresizing.resized(
      frame: view.frame, mask: view.autoresizingMask, from: own.bounds.size, to: size
    ).size
  }

  /// The orientations that it can be shown in, asked where it fills the window: by default all, on a phone all but
  /// upside down.
  open var supportedOrientations: OrientationMask {
    traitCollection.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether it turns with the device, where it fills the window.
  open var shouldAutorotate: Bool { true }

  // MARK: How it is presented

  private var presentationDeciding: (any PresentationDeciding)? { self as? any PresentationDeciding }

  /// Where its segues begin: at itself, unless it is gone by then.
  final var segueOrigin: ViewController { presentationDeciding?.ownSegueOrigin ?? self }

  final func presentationForm(in traits: TraitCollection) -> PresentationForm {
    presentationDeciding?.ownPresentationForm(in: traits) ?? form(of: modalPresentationStyle, in: traits)
  }

  /// The size that the view would like in a form.
  ///
  /// - Parameters:
  ///   - form: what became of the presentation style.
  ///   - bounds: the size of all that there is.
  /// - Returns: the size, in points, which may be larger than there is room for.
  final func contentSize(for form: PresentationForm, in bounds: Size) -> Size {
    if let deciding = presentationDeciding { return deciding.ownContentSize(for: form, in: bounds) }
    let usual = form == .popover ? Size(width: 320, height: 480) : Size(width: 540, height: 620)
    let wanted = wantedSize(in: usual)
    return Size(width: wanted.width ?? usual.width, height: wanted.height ?? usual.height)
  }

  /// Goes away where it is presented as a sheet or a popover, and may go.
  override open func accessibilityPerformEscape() -> Bool {
    guard let presentedAs, presentedAs.form.isDraggable || presentedAs.form == .popover else { return false }
    return presentedAs.attemptDismissal(from: 0)
  }

  /// Responds to a touch beside the presented view.
  final func tapOutside() {
    if presentationDeciding?.takeTapOutside() == true { return }
    if presentedAs?.form == .popover { _ = presentedAs?.attemptDismissal(from: 0) }
  }

  /// The preferred size of a child has changed. Containers that take their own from it override it; those of the library
  /// need not, for they follow the child that they show.
  open func preferredContentSizeDidChange(forChild child: ViewController) {}

  /// Bars of containers hide more of the view, or less.
  open func viewSafeAreaInsetsDidChange() {}

  /// Begins or ends editing. What `editButtonItem` calls; a table view controller's table follows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for part in parts { part.editingDidChange(to: editing) }
  }

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

  // MARK: Containers, for subclasses

  /// The controller is about to become a child of another, or nobody's, for nil.
  ///
  /// `addChild(_:)` calls it; the container calls it with nil before it takes the view away.
  open func willMove(toParent parent: ViewController?) {}
  /// Its view is in place in its new parent's, or it has no parent any more: call `super` first.
  open func didMove(toParent parent: ViewController?) { didMoveCheck = nil }

  /// Whether children hear of this controller's coming and going by themselves. False where a container tells them by
  /// `beginAppearance` and `endAppearance`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The controller itself, if it shows a child between bars. Layout reads it often, so that an overridden member answers, not a
  /// cast.
  var barContainer: (any BarContainer)? { nil }

  /// How far the safe area and the bars of this controller reach into a child's view, in this controller's view.
  final func safeArea(for child: ViewController) -> EdgeInsets {
    barContainer?.safeArea(of: child) ?? viewIfLoaded?.safeAreaInsets ?? .zero
  }

  /// Whether its container lays its view below the bars.
  final var extendsBelowBars: Bool {
    extendedLayoutIncludesOpaqueBars || barContainer != nil
      || viewIfLoaded?.contentScroller?.liesBelowBars ?? false
  }

  /// Tells the container around it that its view was scrolled.
  final func rootDidScroll() { parent?.barContainer?.contentDidScroll(ofChild: self) }

  /// It goes elsewhere, or away: what moves in it is ended first.
  func settle() { childTransition?.finish() }

  /// Its bars, or those around it, hide something else of its view.
  func safeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view.safeAreaDidChange()
    viewSafeAreaInsetsDidChange()
  }
}
