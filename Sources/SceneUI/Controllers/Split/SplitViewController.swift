import SceneRuntime
import SceneValues

/// Shows a primary controller beside a secondary one, its detail, where there is room; one of them where there is not.
///
/// ```swift
/// let split = SplitViewController()
/// try split.setViewControllers([entries, entry])
/// split.preferredPrimaryColumnWidthFraction = 0.3
/// ```
///
/// In scenes, `viewControllers="entries entry"` names both. Segues of kind `showDetail` put their destination in the
/// secondary column.
open class SplitViewController: ViewController {
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// How the primary column is to show. Setting it forgets what a person has chosen.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      changeDisplayMode(to: wantedMode, animated: false)
    }
  }
  /// The part of the width that the primary column takes, from 0 to 1, within the minimum and the maximum.
  public var preferredPrimaryColumnWidthFraction = 0.4 { didSet { stage?.setNeedsLayout() } }
  /// In points.
  public var minimumPrimaryColumnWidth = 0.0 { didSet { stage?.setNeedsLayout() } }
  /// In points.
  public var maximumPrimaryColumnWidth = 320.0 { didSet { stage?.setNeedsLayout() } }
  /// Whether a finger from the left edge brings the hidden primary column in, over the secondary one.
  public var presentsWithGesture = true { didSet { edgePan.isEnabled = presentsWithGesture } }
  /// How the primary column shows: never `automatic`. While there is one column only, it does not matter.
  public internal(set) var displayMode = DisplayMode.primaryHidden
  /// Whether there is room for one column only.
  public internal(set) var isCollapsed = false
  /// A button that shows the primary column, and hides it, under the name of what is in it: to be put on a bar of the
  /// secondary controller. Disabled while there is one column only.
  public private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()

  /// What is in the primary column, or is when there is room again.
  public internal(set) var primary: ViewController?
  /// What is in the secondary column, or is when there is room again: nil where the primary controller has taken it in.
  public internal(set) var secondary: ViewController?
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
  /// How much of the primary column is to be seen, from 0 to 1.
  var revealed = 0.0
  /// Whether the primary column lies over the secondary one.
  var isOverlaid = false
  var transition: ContainerTransition?
  /// Whether a finger drags the primary column in.
  var isDragging = false
  let primaryColumn = SplitColumn()
  let secondaryColumn = SplitColumn()
  let divider = SplitDivider()
  /// What lies between the columns while one is over the other: a touch of it hides the primary one.
  let outside = View()
  let edgePan = ScreenEdgePanGestureRecognizer()
  private(set) var stage: ContainerStage?

  override public init() {
    super.init()
    prepare()
  }

  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      SplitViewController.self, element: "splitViewController",
      "Shows a primary controller beside a secondary one, where there is room."
    ) {
      $0.property(
        "preferredDisplayMode", default: .automatic, "How the primary column is to show.",
        get: \.preferredDisplayMode, set: { $0.preferredDisplayMode = $1 })
      $0.property(
        "preferredPrimaryColumnWidthFraction", default: 0.4, "The part of the width, from 0 to 1.",
        get: \.preferredPrimaryColumnWidthFraction, set: { $0.preferredPrimaryColumnWidthFraction = $1 })
      $0.property(
        "minimumPrimaryColumnWidth", default: 0, "In points.", get: \.minimumPrimaryColumnWidth,
        set: { $0.minimumPrimaryColumnWidth = $1 })
      $0.property(
        "maximumPrimaryColumnWidth", default: 320, "In points.", get: \.maximumPrimaryColumnWidth,
        set: { $0.maximumPrimaryColumnWidth = $1 })
      $0.property(
        "presentsWithGesture", default: true, "Whether a finger from the left edge shows the hidden column.",
        get: \.presentsWithGesture, set: { $0.presentsWithGesture = $1 })
      $0.outlet("delegate", "Has a say in what is shown.", get: { $0.delegate }) { $0.delegate = $1 }
      $0.relationship("viewControllers", "The primary controller, then the secondary one.") {
        (split, controller: ViewController) in try split.hold(controller)
      }
    }
  }

  private func prepare() {
    edgePan.edges = .left
    edgePan.addTarget(self) { split, _ in split.edgePanDidChange() }
    outside.backgroundColor = .black
    let tap = TapGestureRecognizer()
    tap.addTarget(self) { split, _ in split.choose(.primaryHidden) }
    outside.addGestureRecognizer(tap)
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addTarget(self) { split, _ in split.choose(.primaryHidden) }
    outside.addGestureRecognizer(swipe)
  }

  /// A controller that a scene names.
  private func hold(_ controller: ViewController) throws {
    if primary == nil {
      primary = controller
    } else if secondary == nil {
      secondary = controller
    } else {
      throw refusal("\(describe(self)) holds a primary controller and a secondary one, and no third")
    }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  // MARK: View

  override open func loadView() {
    super.loadView()
    guard loadFailure == nil, let view = viewIfLoaded else { return }
    stage?.removeFromSuperview()
    let stage = ContainerStage(filling: view) { [weak self] in self?.layOut() }
    self.stage = stage
    stage.addGestureRecognizer(edgePan)
    for part in [secondaryColumn, divider, outside, primaryColumn] { stage.addSubview(part) }
    do {
      for controller in viewControllers { try controller.loadViewIfNeeded() }
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

  /// Puts a controller in the secondary column. Where there is one column only, the primary controller shows it: a
  /// navigation controller pushes it, others present it.
  override open func showDetail(
    _ controller: ViewController, animated: Bool = true, sender: AnyObject? = nil
  ) throws {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    guard isCollapsed, let primary else { return try setSecondary(controller) }
    try primary.show(controller, animated: animated, sender: sender)
    shownDetail = controller
  }

  override open func replaceChild(
    _ child: ViewController, with other: ViewController, animated: Bool
  ) throws {
    try setViewControllers(viewControllers.map { $0 === child ? other : $0 })
  }
}
