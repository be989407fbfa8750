import SceneRuntime
import SceneValues

/// Shows a primary controller beside a secondary one, its detail, where there is room; one of them where there is not.
/// A supplementary controller makes a third column between them.
///
/// ```swift
/// let split = SplitViewController()
/// try split.setViewControllers([entries, entry])
/// split.preferredPrimaryColumnWidthFraction = 0.3
/// ```
///
/// In scenes, `viewControllers="entries entry"` names both, `viewControllers="diaries entries entry"` all three, from the
/// left, and `compactViewController="tabs"` what is shown in their place where there is room for one column only. Segues
/// of kind `showDetail` put their destination in the secondary column.
open class SplitViewController: ViewController {
  /// Has a say in what is shown; held weakly.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// Which columns are to show, and where. Setting it forgets what a person has chosen.
  public var preferredDisplayMode = DisplayMode.automatic { didSet { preferenceDidChange() } }
  /// Where the columns are to show that come and go, whatever the display mode says of it. Setting it forgets what a
  /// person has chosen.
  public var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceDidChange() } }
  /// In points, within the minimum and the maximum; 0 for what the fraction says.
  @Within(.lengths) public var preferredPrimaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// The part of the width that the primary column takes, from 0 to 1, within the minimum and the maximum.
  @Within(.fractions) public var preferredPrimaryColumnWidthFraction = 0.4 {
    didSet { stage?.setNeedsLayout() }
  }
  /// In points.
  @Within(.lengths) public var minimumPrimaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// In points.
  @Within(.lengths) public var maximumPrimaryColumnWidth = 320.0 { didSet { stage?.setNeedsLayout() } }
  /// In points, within the minimum and the maximum; 0 for what the fraction says.
  @Within(.lengths) public var preferredSupplementaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// The part of the width that the supplementary column takes, from 0 to 1, within the minimum and the maximum.
  @Within(.fractions) public var preferredSupplementaryColumnWidthFraction = 0.4 {
    didSet { stage?.setNeedsLayout() }
  }
  /// In points.
  @Within(.lengths) public var minimumSupplementaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// In points.
  @Within(.lengths) public var maximumSupplementaryColumnWidth = 320.0 { didSet { stage?.setNeedsLayout() } }
  /// Whether a finger from the left edge brings a hidden column in, over the secondary one unless a behavior is
  /// preferred.
  public var presentsWithGesture = true { didSet { edgePan.isEnabled = presentsWithGesture } }
  /// Which columns show, and where: never `automatic`. While there is one column only, it does not matter.
  public internal(set) var displayMode = DisplayMode.primaryHidden
  /// Whether there is room for one column only.
  public internal(set) var isCollapsed = false
  /// A button that shows the primary column, and hides it, under the name of what is in it: to be put on a bar of the
  /// secondary controller. With three columns it shows the supplementary one first. Disabled while there is one column
  /// only.
  public private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()

  /// What is in the primary column, or is when there is room again.
  public internal(set) var primary: ViewController?
  /// What is in the secondary column, or is when there is room again: nil where the primary controller has taken it in.
  public internal(set) var secondary: ViewController?
  /// What is in the column between them, or is when there is room again: nil where there are two columns, or where the
  /// primary controller has taken it in.
  public internal(set) var supplementary: ViewController?
  /// What is shown in place of the columns where there is room for one only; nil for the primary controller.
  public internal(set) var compact: ViewController?
  /// While there is one column only, what the primary controller has taken in of three: each comes back into its own.
  var takenIn: [Column: ViewController] = [:]
  /// What was last shown as the detail, while there was one column only.
  weak var shownDetail: ViewController?
  /// One that was presented meanwhile, on its way into the secondary column.
  var detailTakenBack: ViewController?
  /// What a person has chosen, until there is another size or another preference.
  var chosenMode: DisplayMode?
  /// The size that the columns were last laid out for.
  var arrangedSize: Size?
  /// While what is shown is being changed, layout leaves it alone.
  var isArranging = false
  /// While columns come or go: how far they are, from 0 to 1.
  var passage: (from: DisplayMode, to: DisplayMode, progress: Double)?
  var transition: ContainerTransition?
  /// Whether a finger drags a column in.
  var isDragging = false
  let primaryColumn = SplitColumn()
  let supplementaryColumn = SplitColumn()
  let secondaryColumn = SplitColumn()
  /// Before the secondary column, and between the others.
  let dividers = [SplitDivider(), SplitDivider()]
  /// What lies between the columns while some are over the secondary one: a touch of it hides them.
  let outside = View()
  let edgePan = LeadingEdgePanRecognizer()
  let outsideSwipe = SwipeGestureRecognizer()
  private(set) var stage: ContainerStage?

  override public init() {
    super.init()
    prepare()
  }

  /// Makes a split view controller from its element in a scene.
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
        "preferredPrimaryColumnWidth", default: 0, in: .lengths, "The width in points; 0 for the fraction.",
        get: \.preferredPrimaryColumnWidth, set: { $0.preferredPrimaryColumnWidth = $1 })
      $0.property(
        "preferredPrimaryColumnWidthFraction", default: 0.4, in: .fractions,
        "The fraction of the width, from 0 to 1.",
        get: \.preferredPrimaryColumnWidthFraction, set: { $0.preferredPrimaryColumnWidthFraction = $1 })
      $0.property(
        "minimumPrimaryColumnWidth", default: 0, in: .lengths, "In points.", get: \.minimumPrimaryColumnWidth,
        set: { $0.minimumPrimaryColumnWidth = $1 })
      $0.property(
        "maximumPrimaryColumnWidth", default: 320, in: .lengths, "In points.",
        get: \.maximumPrimaryColumnWidth,
        set: { $0.maximumPrimaryColumnWidth = $1 })
      $0.property(
        "preferredSupplementaryColumnWidth", default: 0, in: .lengths,
        "The width in points; 0 for the fraction.",
        get: \.preferredSupplementaryColumnWidth, set: { $0.preferredSupplementaryColumnWidth = $1 })
      $0.property(
        "preferredSupplementaryColumnWidthFraction", default: 0.4, in: .fractions,
        "The fraction of the width, from 0 to 1.",
        get: \.preferredSupplementaryColumnWidthFraction,
        set: { $0.preferredSupplementaryColumnWidthFraction = $1 })
      $0.property(
        "minimumSupplementaryColumnWidth", default: 0, in: .lengths, "In points.",
        get: \.minimumSupplementaryColumnWidth, set: { $0.minimumSupplementaryColumnWidth = $1 })
      $0.property(
        "maximumSupplementaryColumnWidth", default: 320, in: .lengths, "In points.",
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

  /// A controller that a scene names: of three, the second is between the others.
  private func hold(_ controller: ViewController) throws {
    guard supplementary == nil else {
      throw refusal("\(describe(self)) has three columns at most, and holds no fourth controller")
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

  /// The columns from the left, each with its place.
  var columns: [(column: Column, view: SplitColumn)] {
    [(.primary, primaryColumn), (.supplementary, supplementaryColumn), (.secondary, secondaryColumn)]
  }

  /// Whether there are three columns.
  var hasSupplementary: Bool { supplementary != nil || takenIn[.supplementary] != nil }

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

  override func settle() {
    super.settle()
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

  // MARK: Showing others, and going back

  /// Asks the delegate; then goes the way of the containers around this one.
  override open func show(
    _ controller: ViewController, animated: Bool = true, sender: AnyObject? = nil
  ) throws {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    try super.show(controller, animated: animated, sender: sender)
  }

  /// Puts a controller in the secondary column. Where there is one column only, the compact controller shows it, or else
  /// the primary one: a navigation controller pushes it, others present it.
  override open func showDetail(
    _ controller: ViewController, animated: Bool = true, sender: AnyObject? = nil
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
