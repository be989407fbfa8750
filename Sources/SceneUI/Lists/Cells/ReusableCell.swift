import SceneRuntime
import SceneValues

/// What tables and collections are made of: a view that can be selected, and that shows one thing after another.
///
/// What stands in its element goes into its content view.
open class ReusableCell: View, ActionForgetting, ContentHolder, AtTimesUnspoken, ContextMenuSource {
  /// Which cells can take its place.
  public internal(set) var reuseIdentifier: String?
  /// Where a cell's own subviews are.
  public let contentView = View()
  /// Whether the cell is drawn as selected; false by default.
  ///
  /// The table or collection sets it. Setting it changes the look alone, and not what the list has for its
  /// selection.
  public var isSelected = false { didSet { if isSelected != oldValue { lookDidChange() } } }
  /// Whether the cell is drawn as touched; false by default.
  ///
  /// The table or collection sets it while a finger is on the cell.
  public var isHighlighted = false { didSet { if isHighlighted != oldValue { lookDidChange() } } }
  weak var host: (any CellHost)?
  /// Whether it is on its way out of sight and shows nothing that can be touched any more.
  var isDeparting = false
  private var actions: [(action: BoundAction, event: UInt32)] = []

  override open var canBecomeFocused: Bool { (host as? any SelectingList)?.allowsSelection ?? false }

  /// Makes a cell with an empty content view that fills it.
  ///
  /// - Parameters:
  ///   - frame: in points; a list gives the cell another when it shows it.
  ///   - reuseIdentifier: nil for a cell that is not used again.
  public init(frame: Rect, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: frame)
    addContentView()
  }

  /// Makes the cell from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  // MARK: For people who do not see it

  var isSpokenOf: Bool { !isDeparting }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.listItem)
    facts.content = .combined
    guard let list = host as? any SelectingList else { return facts }
    facts.position = list.position(of: self)
    facts.isSelectable = list.allowsSelection
    if isSelected { facts.traits.insert(.selected) }
    if list.allowsSelection, list.place(of: self).map(list.mayTouch) == true { facts.actions = [.activate] }
    return facts
  }

  var opensContextMenu: Bool {
    guard let list = host as? View else { return false }
    return list.interactions.contains { $0.hasMenu(at: convert(bounds.center, to: list)) }
  }

  /// Does what a tap on it does, where a control in it has no part in that.
  override open func accessibilityActivate() -> Bool {
    host?.touchesBegan(in: self)
    host?.touchesEnded(in: self, isInside: true)
    return true
  }

  override final var contentHolder: (any ContentHolder)? { self }

  func usualMargins(of subview: View) -> EdgeInsets? { nil }

  func contentDidChange(inside subview: View) {
    if subview === contentView { host?.contentDidChange(in: self) }
  }

  /// What is in a row is not moved while it passes a bar.
  func addsSafeArea(toMarginsOf subview: View) -> Bool { subview !== contentView }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(ReusableCell.self, "A cell of a table or collection.") {
      $0.property("reuseIdentifier", get: \.reuseIdentifier, set: { $0.reuseIdentifier = $1 })
      $0.slot("subviews", "The subviews of the content view, from back to front.") { (cell, view: View) in
        // The frames in a scene are those in the cell as it stands there: the content view is as large by then.
        if cell.bounds.isEmpty { cell.frame = Rect(x: 0, y: 0, width: 320, height: 44) }
        if cell.contentView.bounds.size != cell.bounds.size { cell.contentView.frame = cell.bounds }
        cell.contentView.addSubview(view)
      }
      $0.events([("selected", Self.selectedEvent), ("accessoryTapped", Self.accessoryEvent)])
      $0.sendsWithoutEvent("selected", "accessoryTapped")
      $0.sizedByFrame(false)
    }
  }

  static let selectedEvent: UInt32 = 1
  static let accessoryEvent: UInt32 = 2

  /// It will show something else: what was set for one thing alone is taken back. Call `super` first.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    becomeOtherElements()
  }

  /// It is selected or highlighted, or no longer.
  open func lookDidChange() { setNeedsDisplay() }

  // MARK: Touches

  override open func hitTest(_ point: Point, with event: Event? = nil) -> View? {
    isDeparting ? nil : super.hitTest(point, with: event)
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) { host?.touchesBegan(in: self) }
  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    if touches.contains(where: Self.hasStrayed) { host?.touchesEnded(in: self, isInside: false) }
  }
  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    let isTap = touches.allSatisfy { !Self.hasStrayed($0) && contains($0.location(in: self), with: event) }
    host?.touchesEnded(in: self, isInside: isTap)
  }
  override open func touchesCancelled(_ touches: [Touch], with event: Event) {
    host?.touchesEnded(in: self, isInside: false)
  }

  /// A finger that is drawn across a cell does not mean it, whether or not anything scrolls.
  private static func hasStrayed(_ touch: Touch) -> Bool {
    touch.windowLocation.distance(to: touch.startLocation) > ScrollGestureRecognizer.hysteresis
  }

  // MARK: Actions

  /// A cell is a trigger: of segues, and of actions.
  public func connect(_ action: BoundAction, forEvent event: UInt32) { actions.append((action, event)) }

  package func disconnect(_ selector: String, from target: AnyObject?, forEvent event: UInt32) {
    actions.removeAll { $0.action.selector == selector && $0.action.target === target && $0.event == event }
  }

  func sendActions(for event: UInt32) {
    actions.removeAll(where: \.action.isDead)
    for (action, wanted) in actions where wanted == event {
      if action.isForFirstResponder {
        (window?.firstResponder ?? self).send(action, from: self, event: nil)
      } else {
        action.send(from: self, event: nil, in: contextIfAny)
      }
    }
  }
}

/// The table or collection that a cell is in.
protocol CellHost: AnyObject {
  /// What constraints in the cell speak of is another than before: it may want another size.
  func contentDidChange(in cell: ReusableCell)
  func touchesBegan(in cell: ReusableCell)
  func touchesEnded(in cell: ReusableCell, isInside: Bool)
}
