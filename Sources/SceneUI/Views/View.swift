import SceneDrawing
import SceneLayout
import SceneRuntime
import SceneServices
import SceneValues

/// A rectangular area of the screen that draws its content, contains subviews, and receives touches.
open class View: Responder {
  // Fields that loading accesses for every view skip run-time exclusivity checks, which otherwise take a sixth of the
  // instructions of instantiation. Skipping them is safe because only one task uses a graph, and no field is passed
  // `inout` to code that could access it again.

  // MARK: Geometry (see View+Geometry.swift)

  /// The position of the upper-left corner in the superview, before the transform is applied. It is stored in place of
  /// the center so that reading the frame returns exactly the value that was set.
  @exclusivity(unchecked) var untransformedOrigin: Point
  @exclusivity(unchecked) var storedBounds: Rect
  @exclusivity(unchecked) private var ownTransform: ViewTransform?
  final var isTransformed: Bool { ownTransform != nil }
  final var storedTransform: AffineTransform {
    get { ownTransform?.transform ?? .identity }
    set { ownTransform = newValue.isIdentity ? nil : ViewTransform(newValue) }
  }

  // MARK: Hierarchy (see View+Hierarchy.swift)

  /// The subviews, from back to front.
  @exclusivity(unchecked) public internal(set) var subviews: [View] = []
  /// The view that contains this view, or nil if there is none. A view does not retain its superview.
  public internal(set) var superview: View? {
    get { unsafeSuperview?.takeUnretainedValue() }
    set { unsafeSuperview = newValue.map { .passUnretained($0) } }
  }
  /// The superview. The reference is not weak, because a weak reference moves the reference counts to a side table, which
  /// slows down every later retain and release and increases loading time by 10%. The reference never dangles: only
  /// View+Hierarchy.swift changes it, together with the superview's `subviews`, and a superview that is deallocated sets
  /// it to nil in all subviews.
  @exclusivity(unchecked) private var unsafeSuperview: Unmanaged<View>?
  final var hasSuperview: Bool { unsafeSuperview != nil }
  weak var controller: ViewController?

  /// An integer that identifies the view in code. The default is 0.
  public var tag = 0
  /// A name that identifies the view in code.
  public var name: String?
  var accessibility: AccessibilityNotes?

  // MARK: Layout

  var layoutNotes: LayoutNotes?
  /// The parts of the frame that adapt when the superview's size changes.
  public var autoresizingMask: AutoresizingMask = [] { didSet { placeDidChange() } }
  /// Whether subviews adapt to changes of this view's size according to their `autoresizingMask`. The default is true.
  @exclusivity(unchecked) public var autoresizesSubviews = true
  @exclusivity(unchecked) var needsLayout = true
  @exclusivity(unchecked) var hasLayoutWork = false
  /// Whether the frame and the `autoresizingMask` determine the view's position and size. The default is true. Set this
  /// property to false for a view that is positioned by constraints.
  @exclusivity(unchecked) public var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      layoutNotes?.defaultFrame = nil
      layoutStructureDidChange()
    }
  }

  // MARK: Appearance

  /// The color that fills the bounds before the view draws its content. If nil (the default), there is no background.
  @Stylable public var backgroundColor: Color? {
    didSet {
      setNeedsDisplay()
      animateColor(.backgroundColor, from: oldValue, to: backgroundColor)
    }
  }
  /// The opacity, from 0 (transparent) to 1 (opaque). The default is 1.
  @Within(.fractions) public var alpha = 1.0 { didSet { animate(.opacity, from: oldValue, to: alpha) } }
  /// Whether the view and its subviews are hidden. Hidden views receive no touches and occupy no space in stack views.
  public var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewArranger?.subviewDidHide(self) } }
  }
  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds = false {
    // A view that clips its content has no shadow.
    didSet { if clipsToBounds != oldValue, ownLayer != nil { setNeedsDisplay() } }
  }
  var ownLayer: Layer?
  /// Whether the view fills its bounds with opaque content. Views entirely behind it are omitted from pictures.
  public var isOpaque = false
  /// The mode in which content that has its own size, such as an image, is fitted into the bounds.
  public var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  @Stylable var storedTintColor: Color?
  /// The trait-dependent values of the view and of objects in the view that are not views themselves.
  package var variations: Variations?
  var appliedStyle: AppliedStyle?
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  @exclusivity(unchecked) var dirtyRect: Rect?
  var drawnTraits: DrawingTraits?
  var displayList = DisplayList()

  // MARK: Touches

  /// Whether the view and its subviews receive touches. The default is true.
  @exclusivity(unchecked) public var isUserInteractionEnabled = true
  /// Whether the view receives several simultaneous touches. This property does not affect recognizers.
  public var isMultipleTouchEnabled = false
  /// Whether a touch in this view prevents other views of the window from receiving touches, and vice versa. This
  /// property does not affect recognizers.
  public var isExclusiveTouch = false
  var ownRecognizers: [GestureRecognizer] = []
  /// The interaction that lets other apps drop items on the view, or nil if there is none. See `addInteraction(_:)`.
  public internal(set) var dropInteraction: DropInteraction?
  /// The class that this view represents in a tool that does not have the class's code.
  public package(set) var placeholderClassName: String? {
    get { placeholder?.className }
    set { placeholder = newValue.map { ViewPlaceholder($0, title: placeholderTitle) } }
  }
  package var placeholderTitle: String? {
    get { placeholder?.title }
    set { placeholder?.title = newValue }
  }
  @exclusivity(unchecked) private var placeholder: ViewPlaceholder?

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: Rect = .zero) {
    let frame = frame.bounded(to: .places, from: .zero)
    untransformedOrigin = Point(x: frame.minX, y: frame.minY)
    storedBounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    super.init()
    dirtyRect = storedBounds
  }

  /// Creates a view from its element in a scene. Subclasses that override this initializer must call `super`.
  ///
  /// When the initializer returns, attribute values and subviews are set, but outlets are not yet connected.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    untransformedOrigin = .zero
    storedBounds = .zero
    if let name = coder.substitutedClass { placeholder = ViewPlaceholder(name, title: nil) }
    // Without reserved capacity, even a few subviews cause three allocations.
    let nestedCount = coder.nestedCount
    if nestedCount > 1 { subviews.reserveCapacity(nestedCount) }
    try super.init(coder: coder)
  }

  deinit {
    for subview in subviews { subview.superview = nil }
    layoutNotes?.handle?.detach()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      View.self, element: "view",
      "A rectangle that draws its content, contains subviews, and receives touches."
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
        // There is no default, because the value depends on the constraints of the scene.
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
        // Views whose tint changes are notified after all rules have been evaluated.
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
        "contentMode", default: .scaleToFill,
        "The way content is scaled to fit the bounds.", get: \.contentMode,
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

  /// A description for debugging: the class, the ID in the scene, the name, the frame in points, the text, and the
  /// properties `isHidden`, `alpha`, and `tag`, unless they have their defaults.
  override open var description: String { viewDescription }

  /// The texts that the view itself displays, without those of its subviews. The text of a secure field is omitted.
  package var shownTexts: [String] { [] }

  // MARK: Hit testing

  /// Returns the frontmost and deepest view that contains a point.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event to pass to `point(inside:with:)`, or nil if there is no touch.
  /// - Returns: This view or one of its descendants. Returns nil if the point is outside this view, or if this view is
  ///   hidden, is almost transparent, or does not receive touches.
  open func hitTest(_ point: Point, with event: Event? = nil) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, ownLayer?.keepsTouchesAway != true,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      // A subview whose transform cannot be inverted has no area to touch.
      guard let inside = subview.transformToSuperview.inverted() else { continue }
      if let hit = subview.hitTest(inside.apply(to: point), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's own coordinates is inside the view.
  open func point(inside point: Point, with event: Event? = nil) -> Bool { storedBounds.contains(point) }

  /// Whether the view can receive the keyboard focus, for example when the user presses the Tab key. The default is
  /// false. The value is true for enabled controls, editable text, and cells of lists that allow selection.
  open var canBecomeFocused: Bool { false }

  /// The shape of the mouse pointer over the view, or nil, the default, to use the superview's shape.
  open var pointerShape: PointerShape? { nil }

  /// Whether the view handles taps itself, so that single-tap recognizers of ancestors ignore them.
  var handlesTaps: Bool { false }

  // MARK: Accessibility (see Accessibility)

  /// Activates the view for an assistive technology. Returns whether the view handled the activation. If the result is
  /// false, which is the default, a tap is simulated instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of a view with the `adjustable` trait by one step. The default implementation does nothing.
  open func accessibilityIncrement() {}

  /// Decreases the value of a view with the `adjustable` trait by one step. The default implementation does nothing.
  open func accessibilityDecrement() {}

  /// The accessibility properties of the class. The default, nil, is for views that only contain other views.
  var accessibilityFacts: AccessibilityFacts? { nil }

  // MARK: Library roles (see Roles)

  // Layout, drawing, and touch handling read these roles often, and an overridden member is faster than a cast.

  var contentScroller: (any ContentScroller)? { nil }

  var subviewArranger: (any SubviewArranger)? { nil }

  var textContent: (any TextContent)? { nil }

  var contentViewOwner: (any ContentViewOwner)? { nil }

  var asWindow: Window? { nil }

  var defaultHugging: LayoutPriorities { .contentHugging }

  final var isCard = false

  // MARK: For subclasses

  /// The class of the view's layer. The layer is created when the view is first drawn. The default is `Layer`.
  open class var layerClass: Layer.Type { Layer.self }

  /// Draws the view's own content, after the background. The default implementation does nothing.
  ///
  /// The recorded commands replace everything that the view drew previously, so overrides must draw the complete content.
  ///
  /// - Parameters:
  ///   - rect: The part of the view to redraw, in the view's coordinates. Use it as a hint for reusing prepared content.
  ///   - graphics: The context, in the view's coordinates. Graphics states that are still saved are restored afterward.
  open func draw(_ rect: Rect, in graphics: GraphicsContext) {}
  @available(*, unavailable, renamed: "draw(_:in:)", message: "The graphics context is a parameter.")
  open func draw(_ rect: Rect) {}

  /// Positions the subviews. Constraints and autoresizing are applied before this method is called. The default
  /// implementation does nothing.
  open func layoutSubviews() {}

  /// Updates the view's constraints before a layout pass if `setNeedsUpdateConstraints()` was called. Descendants are
  /// updated first.
  open func updateConstraints() {}

  /// The insets, in points, from the frame to the rectangle to which constraints apply. A shadow or a badge can extend
  /// beyond this rectangle. The default is zero.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Notifies the view that one of its margin settings has changed. The default implementation marks the view for layout.
  open func layoutMarginsDidChange() {
    setNeedsLayout()
    layoutNotes?.home?.setNeedsSolving()
    notifyMarginObservers()
  }

  /// Returns the view's preferred size for a proposed size. The default implementation returns the current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  var fixedSize: Size? { nil }

  /// The natural size of the content. A dimension is nil if the content has no natural size along that axis. Layout
  /// caches the value until `invalidateIntrinsicContentSize()` is called.
  open var intrinsicContentSize: (width: Double?, height: Double?) { (nil, nil) }

  func boundsDidMove() {}

  /// Notifies the view that its own or inherited tint has changed. The view is already marked for redrawing.
  open func tintColorDidChange() {}

  /// Notifies the view, after its controller, that inherited traits have changed. See `traitCollection`.
  ///
  /// - Parameter previous: The previous traits.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// Notifies the view that it will be added to a superview or, if `newSuperview` is nil, removed from its superview.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Notifies the view that it has been added to a superview or removed from its superview.
  open func didMoveToSuperview() {}
  /// Notifies the view that it will move to another window or, if `newWindow` is nil, be removed from its window. Its
  /// descendants are also notified. This call precedes `willMove(toSuperview:)`.
  open func willMove(toWindow newWindow: Window?) {}
  /// Notifies the view that it has moved to another window or been removed from its window.
  open func didMoveToWindow() {}
  /// Notifies the view that a subview has been added. A change of the order of `subviews` does not call this method.
  open func didAddSubview(_ subview: View) {}
  /// Notifies the view that a subview will be removed or moved to another superview.
  open func willRemoveSubview(_ subview: View) {}
}

extension AppearanceKeys where Object: View {
  /// The key for the background color in appearance rules.
  public var backgroundColor: AppearanceKey<Color> { AppearanceKey() }
  /// The key for the tint color in appearance rules. Subviews inherit this color.
  public var tintColor: AppearanceKey<Color> { AppearanceKey() }
}
