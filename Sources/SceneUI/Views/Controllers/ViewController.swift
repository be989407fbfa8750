import SceneLayout
import SceneRuntime
import SceneValues

/// An object that manages a view. It loads and prepares the view, and responds when the view appears and disappears.
open class ViewController: Responder, SceneController {
  /// The scene that contains this controller and its sibling objects. The value is set when the scene is loaded.
  public var sceneInstance: SceneInstance?
  /// The storyboard that created this controller.
  public internal(set) var storyboard: Storyboard?
  /// The controller's title, which is displayed in bars, tabs, and alerts. The default is nil.
  public var title: String? {
    didSet { if title != oldValue { for part in parts { part.titleDidChange(to: title) } } }
  }
  /// The style in which the controller is presented. The default is `fullScreen`, which covers the window.
  public var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// The transition that presents the controller. With the default, `coverVertical`, the view slides in from the bottom.
  public var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether a controller that a descendant presents in the current context covers this controller's view. The value has
  /// no effect if the view is a scroll view, which cannot be covered.
  public var definesPresentationContext = false
  /// Whether this controller's transition style applies to presentations in its context. The default is false.
  public var providesPresentationContextTransitionStyle = false
  /// The preferred size of the view in a popover or form sheet, in points.
  ///
  /// A dimension of zero is determined by the displayed child or, if there is no child, by the view's constraints. In the
  /// latter case, the constraints must determine a width and the height at that width.
  @Within(.coordinates) public var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  /// Whether the controller prevents interactive dismissal, such as dragging a sheet down or tapping outside a popover.
  public var isModalInPresentation = false
  /// The delegate that provides the presentation and dismissal animations, overriding `modalTransitionStyle`.
  public weak var transitioningDelegate: (any TransitioningDelegate)?
  /// The delegate that adapts the presentation and decides whether the user can dismiss the controller.
  public weak var presentationDelegate: (any PresentationDelegate)?
  /// The identifier with which `saveState()` of the application saves the controller, or nil to save neither the
  /// controller nor its children. The default is nil.
  public var restorationIdentifier: String?

  /// The parent controller, which contains this controller, or nil if there is none.
  public internal(set) weak var parent: ViewController?
  /// The child controllers, in the order they were added with `addChild(_:)`. The controller retains its children.
  public internal(set) var children: [ViewController] = []
  weak var presenter: ViewController?
  var presented: ViewController?
  var presentedAs: (any Presenting)?
  var coordinator: TransitionCoordinator?
  weak var hostWindow: Window?
  var parentTraits: TraitOverride?
  var presentationTraits: TraitOverride?

  /// The trait-dependent values of this controller and of the sibling objects in its scene.
  package var variations: Variations?

  var ownKeyCommands: [KeyCommand] = []

  var parts: [any ControllerPart] = []
  /// Whether bottom bars, such as a tab bar, are hidden while a navigation controller shows this controller or a
  /// controller that was pushed on top of it. The value has no effect on a root controller, which is not pushed.
  public var hidesBottomBarWhenPushed = false {
    didSet { parent?.barContainer?.bottomBarHidingDidChange(ofChild: self) }
  }
  /// Whether the view also extends below opaque bars. If true, the view's `safeAreaInsets` include the bars. A scroll
  /// view always extends below opaque bars if its `contentInsetAdjustment` is `automatic`.
  public var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// The edges at which the view can extend below bars. The default is all edges.
  public var edgesForExtendedLayout = ScreenEdgePanGestureRecognizer.Edges.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the controller's scroll views automatically adjust their insets for bars. The default is true.
  public var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { safeAreaDidChange() } }
  }
  /// Whether the view's margins are at least the system minimum for the screen's width. The default is true.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.layoutMarginsDidChange() }
    }
  }
  /// The insets, in points, that the controller adds to the view's `safeAreaInsets`.
  @Within(.coordinates) public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaDidChange() } }
  }
  var placedInsets = EdgeInsets.zero
  /// Whether the controller's content is in editing mode. The default is false.
  public private(set) var isEditing = false

  private var storedView: View?
  private var isLoadingView = false
  /// Whether `loadView()` created the view, so that the view can be released and loaded again.
  private(set) var isViewReloadable = false
  /// The view in the controller's nib element, until it becomes the controller's view.
  package private(set) var suppliedView: View?
  /// The error that prevented `loadView()` from creating the view. It is stored because `loadView()` cannot throw.
  var loadFailure: (any Error)?
  var appearance = Appearance.disappeared
  var appearanceReasons: AppearanceReasons = []
  /// Whether the current appearance transition was caused by adding the view to a window or removing it from a window.
  var followsWindow = false
  /// The name of the exclusive operation in progress, such as a segue. Only the outermost parent's value is used.
  var transitionInProgress: String?
  /// The running transition between this controller's children. It is retained by the window.
  weak var childTransition: ContainerTransition?
  var didMoveCheck: DidMoveCheck?

  /// The name that tools display for this controller if it represents a class without code or unreachable content.
  package var placeholderName: String?
  /// The name of the nib that contains the view, as passed to `SceneContext.sceneFileProvider`. If the provider does not
  /// provide the nib, it is loaded from the folder of the file that created the controller. The default, nil, selects the
  /// nib named after the class. The name has no effect if the controller's scene or nib already contains the view.
  public var nibName: String?
  /// The nib from which the view was loaded, and the nib's top-level objects other than the view.
  var nibContent: (file: SceneFile, objects: [any SceneObject])?
  let nibOfController: SceneFile?
  /// Whether an embed segue made this controller a child of its parent.
  var isEmbedded = false

  override public init() {
    nibOfController = nil
    super.init()
  }

  /// Creates a controller from its element in a scene. The view is loaded later, on first access.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    placeholderName = coder.substitutedClass
    nibOfController = coder.nibFile
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
        "Whether this view controller provides the transition style of a presentation in the current context.",
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
      $0.property(
        "nibName", "The name of the nib that contains the view.", get: \.nibName, set: { $0.nibName = $1 })
      $0.outlet(
        "view", "The view of the view controller.", get: { $0.viewIfLoaded },
        set: { (controller, view: View?) in if let view { controller.view = view } })
      $0.slot("view", single: true, "The view of the view controller.") { (controller, view: View) in
        if controller.isLoadingView || controller.isViewLoaded {
          controller.view = view
        } else {
          controller.suppliedView = view
        }
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

  /// The key commands that are specified in the scene or were added in code.
  override open var keyCommands: [KeyCommand] { ownKeyCommands }

  override var responderWindow: Window? { storedView?.window }

  /// The next responder. For a presented controller, it is the presenting controller. Otherwise, it is the superview of
  /// the controller's view, or the window.
  override open var next: Responder? {
    if let presenter { return presenter }
    if let superview = storedView?.superview, !(superview is Window) { return superview }
    return windowOfChain
  }

  var windowOfChain: Window? {
    storedView?.window ?? presentedViewController?.windowOfChain ?? parent?.windowOfChain
  }

  func adopt(_ context: SceneContext) {
    if storedContext == nil { storedContext = context }
  }

  /// Saves values that describe the controller's state. Overrides must call `super`.
  open func encodeRestorableState(with coder: RestorationCoder) {}

  /// Restores the saved values. The view is loaded, and all saved controllers exist. Overrides must call `super`.
  open func decodeRestorableState(with coder: RestorationCoder) {}

  /// Notifies a restored controller that all restored controllers have decoded their state.
  open func applicationFinishedRestoringState() {}

  // MARK: View

  /// The view, which is loaded on first access. If loading fails, reading this property terminates the program. To handle
  /// the error, call `loadViewIfNeeded()` instead.
  public var view: View {
    get {
      // In a release build, a failed precondition does not print its reason.
      do { try loadViewIfNeeded() } catch { fatalError("the view of \(type(of: self)): \(error)") }
      return storedView!
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      isViewReloadable = isLoadingView
      newValue.controller = self
      if newValue.storedContext == nil { newValue.storedContext = contextIfAny }
    }
  }

  /// Whether the view is loaded. Reading this property does not load the view.
  public var isViewLoaded: Bool { storedView != nil }

  /// The view, or nil if it is not loaded.
  public var viewIfLoaded: View? { storedView }

  /// Loads the view if it is not loaded yet.
  ///
  /// - Throws: `LoadingError` if the view cannot be loaded. The controller is unchanged in this case.
  public func loadViewIfNeeded() throws {
    guard storedView == nil else { return }
    if isLoadingView {
      throw refusal(
        "loading the view of \(describe(self)) requires that view: 'loadView()' cannot access 'view'")
    }
    // Without a context, the nesting level is not limited.
    guard let context = contextIfAny else { return try loadItsView() }
    try context.nesting(at: scenePlace, loadItsView)
  }

  private func loadItsView() throws {
    isLoadingView = true
    contextIfAny?.note(self, "loadView()")
    loadView()
    isLoadingView = false
    if let failure = loadFailure {
      loadFailure = nil
      forgetView()
      throw failure
    }
    guard isViewLoaded else { throw refusal("'loadView()' of \(describe(self)) did not set a view") }
    contextIfAny?.note(self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Creates the view from the scene. Without a scene, the view comes from the nib that `nibName` selects. Without a nib,
  /// the view is empty. Subclasses that create their own view set `view` and do not call `super`.
  open func loadView() {
    if loadWrittenView() { return }
    view = View(frame: Rect(origin: .zero, size: .currentPhone))
    view.placeholderClassName = placeholderName
  }

  /// Loads the view from the scene or a nib. Returns false if neither contains it. Stores an error in `loadFailure`.
  final func loadWrittenView() -> Bool {
    do {
      if let supplied = suppliedView {
        suppliedView = nil
        view = supplied
        isViewReloadable = false
        return true
      }
      guard let sceneInstance, sceneInstance.hasView else { return try loadViewFromNib() }
      try sceneInstance.loadView(in: context)
      if let view = storedView, view.frame == .zero { view.setSizeOfScreen() }
    } catch {
      loadFailure = error
    }
    return true
  }

  final func forgetView() {
    storedView?.controller = nil
    storedView = nil
  }

  // MARK: Life cycle, for subclasses: call `super` first

  /// Notifies the controller that the view has been loaded and its outlets are connected.
  open func viewDidLoad() {}
  /// Notifies the controller that the view is about to appear. The view might not be in the window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller that the view has appeared. The view is in the window, and animations have ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Notifies the controller that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the controller that the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates constraints during a layout pass, after the view's `updateConstraints()`. Called before the first layout in
  /// which the view or its content has constraints, and after `setNeedsUpdateConstraints()`. Does nothing by default.
  open func updateViewConstraints() {}
  /// Notifies the controller that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that the view has laid out its subviews. Their descendants are laid out later in the pass.
  open func viewDidLayoutSubviews() {}

  /// Notifies the controller that memory is low. Override this method to release objects that can be recreated. The
  /// method can be called any number of times. Afterward, the view is released if `unloadsViewOnMemoryWarning` is true
  /// and the view is not displayed.
  open func didReceiveMemoryWarning() {}

  /// Whether a memory warning releases the view if it is not displayed. The default is the context's
  /// `unloadsViewsOnMemoryWarning`. See `unloadViewIfHidden()`.
  open var unloadsViewOnMemoryWarning: Bool { contextIfAny?.unloadsViewsOnMemoryWarning ?? false }

  /// Notifies the controller that the view is about to be released. Save the view's state, such as entered text.
  open func viewWillUnload() {}
  /// Notifies the controller that the view has been released, and that its outlets to objects in the view are nil.
  /// Release other objects that `viewDidLoad()` creates again.
  open func viewDidUnload() {}

  // MARK: Traits and sizes, for subclasses: call `super` first

  /// Notifies the controller that the traits are about to change. Children are notified afterward.
  ///
  /// - Parameters:
  ///   - traits: The new traits. `traitCollection` still returns the current traits.
  ///   - coordinator: An object that runs animations alongside the change.
  open func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {}

  /// Notifies the controller that the view's size is about to change because the window rotates or is resized. Afterward,
  /// children whose views also change size are notified.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: An object that runs animations alongside the change.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {}

  /// Notifies the controller that the traits have changed. The view and its descendants are notified afterward.
  ///
  /// - Parameter previous: The traits before the change.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// Notifies the controller that the preferred locales have changed and that text from the scene has been updated.
  /// Override this method to update text that was set in code. The default implementation does nothing.
  open func preferredLocalesDidChange() {}

  /// Returns the size that a child's view will have after this controller's view changes size.
  ///
  /// By default, a direct subview is resized according to its autoresizing mask, and other views keep their size.
  open func size(forChild child: ViewController, inParentOfSize size: Size) -> Size {
    guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return size }
    guard view.superview === own, own.autoresizesSubviews else { return view.bounds.size }
    return Autoresizing.resized(
      frame: view.frame, mask: view.autoresizingMask, from: own.bounds.size, to: size
    ).size
  }

  /// The orientations that the controller supports when it fills the window. By default, these are all orientations on a
  /// pad, and all orientations except upside down on other devices.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    traitCollection.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface rotates with the device when the controller fills the window. The default is true.
  open var shouldAutorotate: Bool { true }

  // MARK: Presentation

  private var presentationDeciding: (any PresentationDeciding)? { self as? any PresentationDeciding }

  /// The controller from which segues start: this one or, for an alert that was dismissed, its presenter.
  final var segueOrigin: ViewController { presentationDeciding?.ownSegueOrigin ?? self }

  final func presentationForm(in traits: TraitCollection) -> PresentationForm {
    presentationDeciding?.ownPresentationForm(in: traits) ?? form(in: traits)
  }

  /// Returns the view's preferred size in points. The size can exceed the available space.
  final func contentSize(for form: PresentationForm, in bounds: Size) -> Size {
    if let deciding = presentationDeciding { return deciding.ownContentSize(for: form, in: bounds) }
    let usual = form == .popover ? Size(width: 320, height: 480) : Size(width: 540, height: 620)
    let wanted = wantedSize(in: usual)
    return Size(width: wanted.width ?? usual.width, height: wanted.height ?? usual.height)
  }

  /// Dismisses the controller if it is presented as a sheet, as a popover, or with a partial curl and can be dismissed.
  override open func accessibilityPerformEscape() -> Bool {
    guard let presentedAs,
      presentedAs.form.isDraggable || presentedAs.form == .popover || presentedAs.isPartialCurl
    else { return false }
    return presentedAs.attemptDismissal(from: 0)
  }

  final func tapOutside() {
    if presentationDeciding?.takeTapOutside() == true { return }
    guard let presentedAs, presentedAs.form == .popover || presentedAs.isPartialCurl else { return }
    _ = presentedAs.attemptDismissal(from: 0)
  }

  /// Notifies the controller that a child's preferred size has changed. Override this method in containers whose own size
  /// depends on the child. The library's containers already do so.
  open func preferredContentSizeDidChange(forChild child: ViewController) {}

  /// Notifies the controller that the view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Starts or ends editing mode. `editButtonItem` calls this method. A table view controller also updates its table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for part in parts { part.editingDidChange(to: editing) }
  }

  /// A description for debugging: the class, the ID in the scene, the title, and the view, if it is loaded.
  override open var description: String {
    var line = "<\(ownDescription)"
    if let title { line += "; title = \"\(title)\"" }
    return line + "; view = \(viewIfLoaded?.description ?? "not loaded")>"
  }

  // MARK: Segues, for subclasses

  /// Returns whether a segue triggered by the user should be performed. `performSegue` does not call this method. The
  /// identifier is empty if the segue has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Prepares for a segue. The destination already exists, but its view is not loaded yet unless this method accesses it.
  open func prepare(for segue: Segue, sender: Any?) {}

  /// Returns whether this controller handles an unwind segue. The default is true if the controller has the action.
  open func canPerformUnwindSegueAction(_ selector: String, from source: ViewController, sender: Any?)
    -> Bool
  {
    contextIfAny?.registry.action(selector, of: self) != nil
  }

  // MARK: Showing view controllers, for containers to override

  /// Shows a controller in the nearest ancestor container that can show it. For example, a navigation controller pushes
  /// the controller. If there is no such container, the controller is presented.
  ///
  /// - Throws: `LoadingError` if the controller cannot be shown. Nothing changes in this case.
  open func show(_ controller: ViewController, animated: Bool = true, sender: Any? = nil) throws {
    if let parent {
      try parent.show(controller, animated: animated, sender: sender)
    } else {
      try present(controller, animated: animated)
    }
  }

  /// Shows a controller as the detail of this controller's content. For example, a split view controller shows the detail
  /// next to its primary controller. If no container can show details, the controller is presented.
  ///
  /// - Throws: `LoadingError` if the controller cannot be shown. Nothing changes in this case.
  open func showDetail(_ controller: ViewController, animated: Bool = true, sender: Any? = nil) throws {
    if let parent {
      try parent.showDetail(controller, animated: animated, sender: sender)
    } else {
      try present(controller, animated: animated)
    }
  }

  /// Replaces a child with another controller, for segues of the kind `replace`. By default, the child's view is
  /// replaced. Containers that manage a list of children replace the child in that list.
  ///
  /// - Throws: `LoadingError` if the child cannot be replaced. Nothing changes in this case.
  open func replaceChild(_ child: ViewController, with other: ViewController, animated: Bool) throws {
    try exchange(child, with: other)
  }

  /// Returns to a child that is, or contains, the destination of an unwind segue. For example, a navigation controller
  /// pops the controllers above the child. The default implementation does nothing.
  open func unwind(for segue: Segue, towards child: ViewController) throws {}

  // MARK: Containers, for subclasses

  /// Notifies the controller that it is about to be added to a parent or, if `parent` is nil, removed from its parent.
  /// Before a removal, the container calls this method and then removes the view. Overrides must call `super`.
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { appearanceReasons.insert(.removal) }
  }
  /// Notifies the controller that its view has been added to the new parent's view or, if `parent` is nil, that the
  /// controller has been removed from its parent. Overrides must call `super` first.
  open func didMove(toParent parent: ViewController?) { didMoveCheck = nil }

  /// Whether this controller automatically forwards appearance notifications to its children. Override this property to
  /// return false if the container itself calls `beginAppearance` and `endAppearance`. The default is true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// This controller as a bar container, or nil if it does not show a child between bars. Subclasses override this
  /// property. A cast would be too slow, because the property is read often during layout.
  var barContainer: (any BarContainer)? { nil }

  /// Returns the insets that keep a child's content clear of bars and inside the safe area.
  final func safeArea(for child: ViewController) -> EdgeInsets {
    barContainer?.safeArea(of: child) ?? viewIfLoaded?.safeAreaInsets ?? .zero
  }

  final var extendsBelowBars: Bool {
    extendedLayoutIncludesOpaqueBars || barContainer != nil
      || viewIfLoaded?.contentScroller?.liesBelowBars ?? false
  }

  final func rootDidScroll() { parent?.barContainer?.contentDidScroll(ofChild: self) }

  func finishTransitions() { childTransition?.finish() }

  func safeAreaDidChange() {
    guard let view = viewIfLoaded else { return }
    view.safeAreaDidChange()
    viewSafeAreaInsetsDidChange()
  }
}
