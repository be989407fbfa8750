import SceneRuntime
import SceneValues

/// A container that displays a primary controller beside a secondary controller with details. If space is limited, it
/// displays only one of them. A supplementary controller adds a third column between them.
///
/// ```swift
/// let split = SplitViewController()
/// try split.setViewControllers([entries, entry])
/// split.preferredPrimaryColumnWidthFraction = 0.3
/// ```
///
/// In scenes, `viewControllers="entries entry"` specifies two controllers, and `viewControllers="diaries entries entry"`
/// specifies three, from left to right. `compactViewController="tabs"` specifies the controller that replaces them while
/// only one column fits. Segues of the `showDetail` kind replace the secondary controller.
open class SplitViewController: ViewController {
  /// The delegate, which can customize the columns.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// The preferred display mode. Setting this property discards the user's choice. The default is `automatic`.
  public var preferredDisplayMode = DisplayMode.automatic { didSet { preferenceDidChange() } }
  /// The preferred position of the columns that can be hidden. It takes precedence over the display mode. Setting this
  /// property discards the user's choice. The default is `automatic`.
  public var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceDidChange() } }
  /// The preferred width of the primary column, in points. If 0, which is the default,
  /// `preferredPrimaryColumnWidthFraction` determines the width.
  @Within(.lengths) public var preferredPrimaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// The preferred width of the primary column as a fraction of the whole width, from 0 to 1. The resulting width is
  /// limited by the minimum and maximum widths. The default is 0.4.
  @Within(.fractions) public var preferredPrimaryColumnWidthFraction = 0.4 {
    didSet { stage?.setNeedsLayout() }
  }
  /// The minimum width of the primary column, in points. The default is 0.
  @Within(.lengths) public var minimumPrimaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// The maximum width of the primary column, in points. The default is 320.
  @Within(.lengths) public var maximumPrimaryColumnWidth = 320.0 { didSet { stage?.setNeedsLayout() } }
  /// The preferred width of the supplementary column, in points. If 0, which is the default,
  /// `preferredSupplementaryColumnWidthFraction` determines the width.
  @Within(.lengths) public var preferredSupplementaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// The preferred width of the supplementary column as a fraction of the whole width, from 0 to 1. The resulting width
  /// is limited by the minimum and maximum widths. The default is 0.4.
  @Within(.fractions) public var preferredSupplementaryColumnWidthFraction = 0.4 {
    didSet { stage?.setNeedsLayout() }
  }
  /// The minimum width of the supplementary column, in points. The default is 0.
  @Within(.lengths) public var minimumSupplementaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// The maximum width of the supplementary column, in points. The default is 320.
  @Within(.lengths) public var maximumSupplementaryColumnWidth = 320.0 { didSet { stage?.setNeedsLayout() } }
  /// Whether the user can display a hidden column by swiping from the leading edge. By default, the column appears over
  /// the secondary column. The default is true.
  public var presentsWithGesture = true { didSet { edgePan.isEnabled = presentsWithGesture } }
  /// The current display mode, which is never `automatic`. The mode has no effect while only one column fits.
  public internal(set) var displayMode = DisplayMode.primaryHidden
  /// Whether the columns are collapsed to one because only one column fits.
  public internal(set) var isCollapsed = false
  /// A button that shows and hides the primary column. You can add it to a bar of the secondary controller. With three
  /// columns, the button first shows the supplementary column. While the columns are collapsed, the button is disabled.
  public private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()

  /// The controller that the primary column displays while the columns are not collapsed.
  public internal(set) var primary: ViewController?
  /// The controller that the secondary column displays while the columns are not collapsed. The value is nil if the
  /// primary controller has adopted the secondary controller.
  public internal(set) var secondary: ViewController?
  /// The controller that the supplementary column displays while the columns are not collapsed. The value is nil if there
  /// are two columns or if the primary controller has adopted the supplementary controller.
  public internal(set) var supplementary: ViewController?
  /// The controller that replaces the columns while only one column fits. If nil, the primary controller replaces them.
  public internal(set) var compact: ViewController?
  /// The controllers that the primary controller has adopted while the columns are collapsed.
  var adopted: [Column: ViewController] = [:]
  weak var shownDetail: ViewController?
  var restoredDetail: ViewController?
  var chosenMode: DisplayMode?
  var arrangedSize: Size?
  /// Whether the contents of the columns are changing. During the change, layout does not adapt to the size.
  var isArranging = false
  /// The column transition in progress, with its progress from 0 to 1, or nil if there is none.
  var passage: (from: DisplayMode, to: DisplayMode, progress: Double)?
  var transition: ContainerTransition?
  var isDragging = false
  let primaryColumn = SplitColumn()
  let supplementaryColumn = SplitColumn()
  let secondaryColumn = SplitColumn()
  let dividers = [SplitDivider(), SplitDivider()]
  let outside = View()
  let edgePan = LeadingEdgePanRecognizer()
  let outsideSwipe = SwipeGestureRecognizer()
  private(set) var stage: ContainerStage?

  override public init() {
    super.init()
    prepare()
  }

  /// Creates the split view controller from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      SplitViewController.self, element: "splitViewController",
      "Shows a primary and a secondary view controller side by side if there is space."
    ) {
      $0.property(
        "preferredDisplayMode", default: .automatic, "The preferred arrangement of columns.",
        get: \.preferredDisplayMode, set: { $0.preferredDisplayMode = $1 })
      $0.property(
        "preferredSplitBehavior", default: .automatic,
        "The behavior of columns that are shown and hidden.",
        get: \.preferredSplitBehavior, set: { $0.preferredSplitBehavior = $1 })
      $0.property(
        "preferredPrimaryColumnWidth", default: 0, in: .lengths,
        "The width in points; 0 to use the fraction.",
        get: \.preferredPrimaryColumnWidth, set: { $0.preferredPrimaryColumnWidth = $1 })
      $0.property(
        "preferredPrimaryColumnWidthFraction", default: 0.4, in: .fractions,
        "The fraction of the width, from 0 to 1.",
        get: \.preferredPrimaryColumnWidthFraction, set: { $0.preferredPrimaryColumnWidthFraction = $1 })
      $0.property(
        "minimumPrimaryColumnWidth", default: 0, in: .lengths,
        "The minimum width in points.", get: \.minimumPrimaryColumnWidth,
        set: { $0.minimumPrimaryColumnWidth = $1 })
      $0.property(
        "maximumPrimaryColumnWidth", default: 320, in: .lengths, "The maximum width in points.",
        get: \.maximumPrimaryColumnWidth,
        set: { $0.maximumPrimaryColumnWidth = $1 })
      $0.property(
        "preferredSupplementaryColumnWidth", default: 0, in: .lengths,
        "The width in points; 0 to use the fraction.",
        get: \.preferredSupplementaryColumnWidth, set: { $0.preferredSupplementaryColumnWidth = $1 })
      $0.property(
        "preferredSupplementaryColumnWidthFraction", default: 0.4, in: .fractions,
        "The fraction of the width, from 0 to 1.",
        get: \.preferredSupplementaryColumnWidthFraction,
        set: { $0.preferredSupplementaryColumnWidthFraction = $1 })
      $0.property(
        "minimumSupplementaryColumnWidth", default: 0, in: .lengths, "The minimum width in points.",
        get: \.minimumSupplementaryColumnWidth, set: { $0.minimumSupplementaryColumnWidth = $1 })
      $0.property(
        "maximumSupplementaryColumnWidth", default: 320, in: .lengths, "The maximum width in points.",
        get: \.maximumSupplementaryColumnWidth, set: { $0.maximumSupplementaryColumnWidth = $1 })
      $0.property(
        "presentsWithGesture", default: true, "Whether a swipe from the left edge shows the hidden column.",
        get: \.presentsWithGesture, set: { $0.presentsWithGesture = $1 })
      $0.outlet("delegate", "The delegate, which influences the visible columns.", get: { $0.delegate }) {
        $0.delegate = $1
      }
      $0.relationship(
        "viewControllers", "The columns from the left: primary and secondary, or three columns."
      ) { (split, controller: ViewController) in try split.hold(controller) }
      $0.relationship(
        "compactViewController", single: true, "The view controller for compact width."
      ) { (split, controller: ViewController) in
        split.compact = controller
        split.take(controller)
      }
      $0.children("viewControllers", atLeast: 1, atMost: 3)
    }
  }

  private func prepare() {
    edgePan.addTarget(self) { split, _ in split.edgePanDidChange() }
    outside.backgroundColor = .black
    let tap = TapGestureRecognizer()
    tap.addTarget(self) { split, _ in split.uncover() }
    outside.addGestureRecognizer(tap)
    outsideSwipe.addTarget(self) { split, _ in split.uncover() }
    outside.addGestureRecognizer(outsideSwipe)
  }

  private func preferenceDidChange() {
    chosenMode = nil
    changeDisplayMode(to: wantedMode, animated: false)
  }

  private func hold(_ controller: ViewController) throws {
    guard supplementary == nil else {
      throw refusal("\(describe(self)) can have at most three columns, but a fourth controller was added")
    }
    if primary == nil {
      primary = controller
    } else {
      supplementary = secondary
      secondary = controller
    }
    take(controller)
  }

  private func take(_ controller: ViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  var columns: [(column: Column, view: SplitColumn)] {
    [(.primary, primaryColumn), (.supplementary, supplementaryColumn), (.secondary, secondaryColumn)]
  }

  var hasSupplementary: Bool { supplementary != nil || adopted[.supplementary] != nil }

  // MARK: View

  override open func loadView() {
    super.loadView()
    guard loadFailure == nil, let view = viewIfLoaded else { return }
    stage?.removeFromSuperview()
    let stage = ContainerStage(filling: view) { [weak self] in self?.layOut() }
    self.stage = stage
    stage.addGestureRecognizer(edgePan)
    for part in [secondaryColumn, dividers[0], outside, supplementaryColumn, dividers[1], primaryColumn] {
      stage.addSubview(part)
    }
    do {
      for controller in contents.all { try controller.loadViewIfNeeded() }
    } catch {
      loadFailure = error
    }
  }

  override func finishTransitions() {
    super.finishTransitions()
    transition?.finish()
  }

  override open func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    stage?.setNeedsLayout()
  }

  override open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongside: { [weak self] in self?.takeBackPresentedDetail(in: size) })
  }

  override open func size(forChild child: ViewController, inParentOfSize size: Size) -> Size {
    sizeOfColumn(of: child, in: size)
  }

  // MARK: Displaying controllers

  /// Passes the request to the delegate and, if the delegate does not display the controller, to the enclosing
  /// containers.
  override open func show(
    _ controller: ViewController, animated: Bool = true, sender: Any? = nil
  ) throws {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    try super.show(controller, animated: animated, sender: sender)
  }

  /// Displays a controller in the secondary column. While the columns are collapsed, displays it in the compact or
  /// primary controller instead.
  override open func showDetail(
    _ controller: ViewController, animated: Bool = true, sender: Any? = nil
  ) throws {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    guard isCollapsed, let only = compact ?? primary else {
      return try setViewController(controller, for: .secondary)
    }
    try only.show(controller, animated: animated, sender: sender)
    if compact == nil { shownDetail = controller }
  }

  override open func replaceChild(
    _ child: ViewController, with other: ViewController, animated: Bool
  ) throws {
    var new = contents
    new.replace(child, with: other)
    try exchange(for: new)
  }
}
