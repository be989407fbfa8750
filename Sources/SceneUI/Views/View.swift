import SceneDrawing
import SceneLayout
import SceneRuntime
import SceneServices
import SceneValues

/// A rectangle on the screen that draws itself, holds subviews and takes touches.
open class View: Responder {
  // Fields that loading reads or writes for every view are not checked for exclusive access at run time: the checks
  // were a sixth of what instantiating executes. A graph belongs to one task, and none of them is passed `inout` to
  // code that could come back to it.

  // MARK: Geometry (see View+Geometry.swift)

  /// The upper left corner in the superview, as it is without the transform. Kept in place of the center, so that
  /// a frame that was set reads back exactly.
  @exclusivity(unchecked) var untransformedOrigin: Point
  @exclusivity(unchecked) var storedBounds: Rect
  /// Nil for the identity, which nearly all views have.
  @exclusivity(unchecked) private var ownTransform: ViewTransform?
  /// Whether `storedTransform` is another one than the identity.
  final var isTransformed: Bool { ownTransform != nil }
  final var storedTransform: AffineTransform {
    get { ownTransform?.transform ?? .identity }
    set { ownTransform = newValue.isIdentity ? nil : ViewTransform(newValue) }
  }

  // MARK: Hierarchy (see View+Hierarchy.swift)

  /// Back to front.
  @exclusivity(unchecked) public internal(set) var subviews: [View] = []
  /// The view that holds this one; nil for one that is in none.
  ///
  /// A view does not keep its superview alive.
  public internal(set) var superview: View? {
    get { unsafeSuperview?.takeUnretainedValue() }
    set { unsafeSuperview = newValue.map { .passUnretained($0) } }
  }
  /// Not weak, because a weak reference moves its object's counts into a side table, and from then on each retain and
  /// release of a view that has subviews takes the slow road: a tenth of the time of loading.
  ///
  /// It never points at what is gone: a view that has a superview is among the `subviews` of that one, since both change
  /// together, in View+Hierarchy.swift alone; and a superview that goes sets it to nil in all of these.
  @exclusivity(unchecked) private var unsafeSuperview: Unmanaged<View>?
  /// The same as whether `superview` is nil, without counting a reference to it.
  final var hasSuperview: Bool { unsafeSuperview != nil }
  /// The controller whose root view this is.
  weak var controller: ViewController?

  /// A number by which code finds the view.
  public var tag = 0
  /// A name by which code finds the view.
  public var name: String?
  /// What tools for people who do not see the screen are told, where anything was said; see `View+Accessibility.swift`.
  var accessibility: AccessibilityNotes?

  // MARK: Layout

  /// What was said for layout by constraints, where anything was; see `View+Constraints.swift`.
  var layoutNotes: LayoutNotes?
  /// How the frame follows a change of the superview's size.
  public var autoresizingMask: AutoresizingMask = [] { didSet { placeDidChange() } }
  /// Whether subviews follow a change of the bounds' size, as their `autoresizingMask` says; true by default.
  @exclusivity(unchecked) public var autoresizesSubviews = true
  @exclusivity(unchecked) var needsLayout = true
  /// Whether the view, or one in it, has constraints that layout has not looked at.
  @exclusivity(unchecked) var hasLayoutWork = false
  /// Whether the frame, and `autoresizingMask` where the superview's size changes, say where the view is. True by
  /// default; false for a view that constraints place.
  @exclusivity(unchecked) public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutStructureDidChange() } }
  }

  // MARK: Appearance

  /// What the bounds are filled with before the view draws; nil, the default, for nothing.
  @Stylable public var backgroundColor: Color? {
    didSet {
      setNeedsDisplay()
      animateColor(.backgroundColor, from: oldValue, to: backgroundColor)
    }
  }
  /// From 0, transparent, to 1.
  @Within(.fractions) public var alpha = 1.0 { didSet { animate(.opacity, from: oldValue, to: alpha) } }
  /// Whether the view, with all that is in it, is neither drawn nor touched; false by default.
  ///
  /// In a stack view it takes no room then.
  public var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewArranger?.subviewDidHide(self) } }
  }
  /// Whether subviews are cut off at the bounds.
  public var clipsToBounds = false {
    // What is cut off throws no shadow.
    didSet { if clipsToBounds != oldValue, ownLayer != nil { setNeedsDisplay() } }
  }
  /// How it is drawn around its content, where anything was said of it; see `Layer.swift`.
  var ownLayer: Layer?
  /// Whether the view promises to fill its bounds: what lies wholly behind it is then left out of pictures.
  public var isOpaque = false
  /// How content of a size of its own is fitted into the bounds: an image view's image.
  public var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  @Stylable var storedTintColor: Color?
  /// What of it, and of the objects in it that are no views, follows its traits.
  package var variations: Variations?
  /// What appearance rules have given the view; nil for nothing.
  var appliedStyle: AppliedStyle?
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  @exclusivity(unchecked) var dirtyRect: Rect?
  /// What decided how it was last drawn.
  var drawnTraits: DrawingTraits?
  var displayList = DisplayList()

  // MARK: Touches

  /// Whether touches reach the view and what is in it; true by default.
  @exclusivity(unchecked) public var isUserInteractionEnabled = true
  /// Whether the view is told of more than the first of several fingers that are down on it. Recognizers see all.
  public var isMultipleTouchEnabled = false
  /// Whether other views of the window are told of no finger while one is down on this, nor this while one is down on
  /// another. Recognizers see all.
  public var isExclusiveTouch = false
  /// What `gestureRecognizers` keeps.
  var ownRecognizers: [GestureRecognizer] = []
  /// What lets other programs drop things on the view; nil, the default, where they cannot. See `addInteraction(_:)`.
  public internal(set) var dropInteraction: DropInteraction?
  /// The class that this view stands in for, in a tool that has no code for it.
  public package(set) var placeholderClassName: String? {
    get { placeholder?.className }
    set { placeholder = newValue.map { ViewPlaceholder($0, title: placeholderTitle) } }
  }
  /// What the class that it stands in for would show, as far as the tool knows: the title of a button.
  package var placeholderTitle: String? {
    get { placeholder?.title }
    set { placeholder?.title = newValue }
  }
  @exclusivity(unchecked) private var placeholder: ViewPlaceholder?

  /// - Parameter frame: in points, in the superview's coordinates.
  public init(frame: Rect = .zero) {
    let frame = frame.bounded(to: .places, from: .zero)
    untransformedOrigin = Point(x: frame.minX, y: frame.minY)
    storedBounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    super.init()
    dirtyRect = storedBounds
  }

  /// Makes a view from its element in a scene; subclasses override it, and call `super`.
  ///
  /// When it returns, the element's values are set and the subviews are in place; outlets are not connected
  /// yet.
  ///
  /// - Throws: `LoadingError` where something that is nested in it cannot be made.
  public required init(coder: Coder) throws {
    untransformedOrigin = .zero
    storedBounds = .zero
    if let name = coder.substitutedClass { placeholder = ViewPlaceholder(name, title: nil) }
    // An array that grows with each of a few subviews is allocated three times.
    let nestedCount = coder.nestedCount
    if nestedCount > 1 { subviews.reserveCapacity(nestedCount) }
    try super.init(coder: coder)
  }

  deinit {
    for subview in subviews { subview.superview = nil }
    layoutNotes?.handle?.letGo()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      View.self, element: "view",
      "A rectangle that draws its content, contains subviews and receives touches."
    ) {
      $0.property("bounds", "The coordinate system of the view.", get: \.bounds, set: { $0.bounds = $1 })
      $0.property("frame", "The position and size in the superview.", get: \.frame, set: { $0.frame = $1 })
      $0.property(
        "transform", default: .identity, "The transform around the center.", get: \.transform,
        set: { $0.transform = $1 })
      $0.property("autoresizing", default: [], get: \.autoresizingMask, set: { $0.autoresizingMask = $1 })
      $0.property(
        "autoresizesSubviews", default: true, get: \.autoresizesSubviews, set: { $0.autoresizesSubviews = $1 }
      )
      $0.property(
        // No default: which one it is, depends on the constraints of the scene.
        "translatesAutoresizingMask",
        "Whether the frame determines the position. Default: true, unless the scene has constraints for the view.",
        get: \.translatesAutoresizingMaskIntoConstraints,
        set: { $0.translatesAutoresizingMaskIntoConstraints = $1 })
      $0.property(
        "layoutMargins", default: LayoutNotes.standardMargins,
        "The layout margins in points.", get: \.ownLayoutMargins,
        set: { $0.ownLayoutMargins = $1 })
      $0.property(
        "directionalLayoutMargins",
        "The layout margins as 'top leading bottom trailing'. Replaces 'layoutMargins'.",
        get: { $0.ownDirectionalMargins }, set: { $0.ownDirectionalMargins = $1 })
      $0.property(
        "preservesSuperviewLayoutMargins", default: false,
        "Whether the margins include those of the superview.",
        get: \.preservesSuperviewLayoutMargins, set: { $0.preservesSuperviewLayoutMargins = $1 })
      $0.property(
        "insetsLayoutMarginsFromSafeArea", default: true,
        "Whether the margins include the safe area.", get: \.insetsLayoutMarginsFromSafeArea,
        set: { $0.insetsLayoutMarginsFromSafeArea = $1 })
      $0.property(
        "layoutMarginsFollowReadableWidth", default: false,
        "Whether the margins limit the width to a readable width.",
        get: \.layoutMarginsFollowReadableWidth, set: { $0.layoutMarginsFollowReadableWidth = $1 })
      $0.property(
        "semanticContentAttribute", default: .unspecified,
        "Whether the content is mirrored for right-to-left languages.",
        get: \.semanticContentAttribute, set: { $0.semanticContentAttribute = $1 })
      $0.property(
        "contentHugging", default: LayoutPriorities.contentHugging,
        "The priority with which the view resists growing beyond its content.",
        get: \.contentHugging, set: { $0.contentHugging = $1 })
      $0.property(
        "compressionResistance", default: LayoutPriorities.compressionResistance,
        "The priority with which the view resists shrinking below its content.",
        get: \.compressionResistance, set: { $0.compressionResistance = $1 })
      $0.property(
        "backgroundColor", appearance: \.$backgroundColor, get: \.backgroundColor,
        set: { $0.backgroundColor = $1 })
      $0.property(
        "tintColor", "The tint color, which subviews inherit.", appearance: \.$storedTintColor,
        get: \.ownTintColor, set: { $0.ownTintColor = $1 },
        // Who is told of it, shows when all of the rules have been looked at.
        ruleSet: { $0.storedTintColor = $1 })
      $0.property(
        "tintAdjustmentMode", default: .automatic, get: \.tintAdjustmentMode,
        set: { $0.tintAdjustmentMode = $1 })
      $0.property("alpha", default: 1, in: .fractions, get: \.alpha, set: { $0.alpha = $1 })
      $0.property("hidden", default: false, get: \.isHidden, set: { $0.isHidden = $1 })
      $0.property(
        "opaque", default: false, "Whether the view fills its bounds with opaque content.", get: \.isOpaque,
        set: { $0.isOpaque = $1 })
      $0.property("clipsToBounds", default: false, get: \.clipsToBounds, set: { $0.clipsToBounds = $1 })
      $0.property(
        "contentMode", default: .scaleToFill, "How content is scaled to fit the bounds.", get: \.contentMode,
        set: { $0.contentMode = $1 })
      $0.property(
        "userInteractionEnabled", default: true, get: \.isUserInteractionEnabled,
        set: { $0.isUserInteractionEnabled = $1 })
      $0.property(
        "multipleTouchEnabled", default: false, "Whether the view receives more than one touch.",
        get: \.isMultipleTouchEnabled, set: { $0.isMultipleTouchEnabled = $1 })
      $0.property(
        "exclusiveTouch", default: false, "Whether the view blocks touches of other views.",
        get: \.isExclusiveTouch, set: { $0.isExclusiveTouch = $1 })
      $0.property("tag", default: 0, get: \.tag, set: { $0.tag = $1 })
      $0.property("name", get: \.name, set: { $0.name = $1 })
      $0.property(
        "accessibilityLabel", "The accessibility label.",
        get: \.accessibilityLabel, set: { $0.accessibilityLabel = $1 })
      $0.property(
        "accessibilityHint", "The accessibility hint.", get: \.accessibilityHint,
        set: { $0.accessibilityHint = $1 })
      $0.localizable("accessibilityLabel", "accessibilityHint")
      $0.property(
        "accessibilityIdentifier", "The identifier for UI tests.", get: \.accessibilityIdentifier,
        set: { $0.accessibilityIdentifier = $1 })
      $0.property(
        "accessibilityElement", "Whether the view is an accessibility element.",
        get: \.isAccessibilityElement, set: { $0.isAccessibilityElement = $1 })
      $0.outlet("layer", "The layer.", get: { $0.layer }, set: { _, _ in })
      $0.slot("subviews", "The subviews, from back to front.") { (view, subview: View) in
        view.addSubview(subview)
      }
      $0.slot("gestureRecognizers") { (view, recognizer: GestureRecognizer) in
        view.addGestureRecognizer(recognizer)
      }
      $0.slot("layoutGuides", "The layout guides.") { (view, guide: LayoutGuide) in
        view.addLayoutGuide(guide)
      }
      $0.slot("constraints", "The constraints.") { (view, constraint: LayoutConstraint) in
        view.viewForConstraints.keep(constraint)
      }
      $0.outletCollection("gestureRecognizers", "The ids of gesture recognizers in the scene.") {
        (view, recognizers: [GestureRecognizer]) in
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      }
      $0.sizedByFrame()
    }
  }

  override open var next: Responder? { controller ?? superview }

  override open var contextIfAny: SceneContext? { storedContext ?? superview?.contextIfAny }

  override var responderWindow: Window? { window }

  // MARK: Hit testing

  /// The deepest view under a point, front to back; nil where the point is outside, and for views that are hidden,
  /// all but transparent, or take no touches. What a subview draws outside its superview is not touched.
  ///
  /// - Parameters:
  ///   - point: in the view's own coordinates.
  ///   - event: handed on to `contains(_:with:)`; nil where no touch is the reason.
  /// - Returns: the view itself where no subview is there.
  open func hitTest(_ point: Point, with event: Event? = nil) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, ownLayer?.keepsTouchesAway != true,
      contains(point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      // A subview that its transform has squeezed flat has no area that a finger could be on.
      guard let inside = subview.transformToSuperview.inverted() else { continue }
      if let hit = subview.hitTest(inside.apply(to: point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in the view's own coordinates, is inside the view.
  open func contains(_ point: Point, with event: Event? = nil) -> Bool { storedBounds.contains(point) }

  /// Whether the view can be focused by the keyboard, with the tab key for instance; false by default, and true for controls
  /// that are enabled, text that can be edited, and cells of lists that allow selection.
  open var canBecomeFocused: Bool { false }

  /// What the pointer of a mouse looks like over the view; nil, the default, leaves it to the view that this one is in.
  open var pointerShape: PointerShape? { nil }

  /// Whether a tap on it, or on what is in it, is its own: recognizers of single taps further out do not see it.
  var answersTaps: Bool { false }

  // MARK: For people who do not see it (see Accessibility)

  /// Does what a tap does, in a way of the view's own.
  ///
  /// - Returns: false, the default, to be tapped instead.
  open func accessibilityActivate() -> Bool { false }

  /// Makes what it shows one step more; asked of views with the trait `adjustable`. By default, does nothing.
  open func accessibilityIncrement() {}

  /// Makes what it shows one step less; asked of views with the trait `adjustable`. By default, does nothing.
  open func accessibilityDecrement() {}

  /// What its class makes of it; nil, the default, for what only holds others.
  var accessibilityFacts: AccessibilityFacts? { nil }

  // MARK: Roles of classes of the library (see Roles)

  // Layout, drawing and touches ask views for these roles so often that an overridden member answers, not a cast.

  /// The view itself, if its content scrolls.
  var contentScroller: (any ContentScroller)? { nil }

  /// The view itself, if it arranges subviews.
  var subviewArranger: (any SubviewArranger)? { nil }

  /// The view itself, if it shows text.
  var textContent: (any TextContent)? { nil }

  /// The view itself, if its content is in another view, as a cell's is.
  var contentHolder: (any ContentHolder)? { nil }

  /// The view itself, if it is a window.
  var asWindow: Window? { nil }

  /// The default for how much the view resists being made larger than its content.
  var defaultHugging: LayoutPriorities { .contentHugging }

  /// Whether the view lies before what is around it, as a sheet does.
  final var isCard = false

  // MARK: For subclasses

  /// The class of the view's layer: `Layer` unless a subclass says otherwise, which is made with the view's first drawing.
  open class var layerClass: Layer.Type { Layer.self }

  /// Draws the view's own content. Does nothing by default: the background is drawn before.
  ///
  /// What is drawn is recorded, and takes the place of all that the view drew before: so draw everything.
  ///
  /// - Parameters:
  ///   - rect: the part that was marked, in the view's coordinates: what else is prepared may be kept.
  ///   - graphics: ready to draw in the view's coordinates; what is saved and not restored is restored after.
  open func draw(_ rect: Rect, in graphics: GraphicsContext) {}

  /// Places the subviews. By default, constraints and autoresizing have already done so.
  open func layoutSubviews() {}

  /// Changes constraints of the view before a layout pass, where it was marked by `setNeedsUpdateConstraints()`.
  ///
  /// Views further in have been asked before. By default, does nothing.
  open func updateConstraints() {}

  /// How far the rectangle that constraints speak of lies inside the frame, in points: a shadow or a badge may lie
  /// outside of it. Zero by default.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The view's margins have changed, by what was said of them.
  ///
  /// By default, marks the view for layout.
  open func layoutMarginsDidChange() {
    setNeedsLayout()
    layoutNotes?.home?.setNeedsSolving()
    tellThoseThatKeepMargins()
  }

  /// The size that the view would like to have. By default the size it has.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size that the view has whatever frame it is given; nil where it takes any.
  var fixedSize: Size? { nil }

  /// The size of the content as it is; nil on an axis where the content has none.
  ///
  /// Layout asks for it when the view is first laid out, and after `invalidateIntrinsicContentSize()`.
  open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, nil) }

  /// The bounds show another part of the view's coordinates.
  func boundsDidMove() {}

  /// The tint that the view shows has changed, because of its own or of one that it inherits.
  ///
  /// The view is marked for drawing already. By default, does nothing.
  open func tintColorDidChange() {}

  /// The traits that the view inherits have changed: see `traitCollection`. Its controller has been told before.
  ///
  /// - Parameter previous: what they were.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// The view is about to be put into another, or taken out of its superview, for nil.
  ///
  /// By default, does nothing.
  open func willMove(toSuperview newSuperview: View?) {}
  /// The view has another superview, or none any more.
  ///
  /// By default, does nothing.
  open func didMoveToSuperview() {}
  /// The view is about to come into another window, or to leave its window, for nil; so with each view in it.
  ///
  /// Called before `willMove(toSuperview:)`. By default, does nothing.
  open func willMove(toWindow newWindow: Window?) {}
  /// The view has come into another window, or has left its window.
  ///
  /// By default, does nothing.
  open func didMoveToWindow() {}
  /// A view was put into this one, and has heard of it; not called where it only changes its place among the
  /// subviews.
  ///
  /// By default, does nothing.
  open func didAddSubview(_ subview: View) {}
  /// A subview is about to be taken out, or to go to another superview.
  ///
  /// By default, does nothing.
  open func willRemoveSubview(_ subview: View) {}
}

extension AppearanceKeys where Object: View {
  /// The background that rules give to views.
  public var backgroundColor: AppearanceKey<Color> { AppearanceKey() }
  /// The tint that rules give to views, which their subviews inherit.
  public var tintColor: AppearanceKey<Color> { AppearanceKey() }
}
