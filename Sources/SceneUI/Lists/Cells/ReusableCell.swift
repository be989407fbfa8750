import SceneRuntime
import SceneValues

/// The base class of table and collection cells: a selectable view that can be reused for different content. Views that
/// are declared in the cell's element are added to its content view.
open class ReusableCell: View, ActionForgetting, ContentViewOwner, ConditionallyAccessible, ContextMenuSource
{
  /// The identifier that is shared by cells that can be reused for each other, or nil if the cell is not reused.
  public internal(set) var reuseIdentifier: String?
  /// The view to which custom subviews are added.
  public let contentView = View()
  /// Whether the cell appears selected. The default is false. Setting this property does not change the list's selection.
  public var isSelected = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }
  /// Whether the cell appears highlighted, for example during a touch. The default is false.
  public var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceDidChange() } } }
  weak var host: (any CellHost)?
  /// Whether the cell is moving out of view and no longer responds to touches.
  var isDeparting = false
  private var actions: [(action: BoundAction, event: UInt32)] = []

  override open var canBecomeFocused: Bool { (host as? any SelectingList)?.allowsSelection ?? false }

  /// Creates a cell with an empty content view that fills the cell.
  ///
  /// - Parameters:
  ///   - frame: The frame in points. The list changes the frame when it shows the cell.
  ///   - reuseIdentifier: The reuse identifier, or nil for a cell that is not reused.
  public init(frame: Rect, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: frame)
    addContentView()
  }

  /// Creates the cell from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  var isAccessible: Bool { !isDeparting }

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

  /// Performs the same action as a tap on the cell outside its controls.
  override open func accessibilityActivate() -> Bool {
    host?.touchesBegan(in: self)
    host?.touchesEnded(in: self, isInside: true)
    return true
  }

  override final var contentViewOwner: (any ContentViewOwner)? { self }

  func usualMargins(of subview: View) -> EdgeInsets? { nil }

  func contentDidChange(inside subview: View) {
    if subview === contentView { host?.contentDidChange(in: self) }
  }

  /// Returns false for the content view, because a cell's content must not shift when the cell scrolls under a bar.
  func addsSafeArea(toMarginsOf subview: View) -> Bool { subview !== contentView }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(ReusableCell.self, "A cell of a table or collection.") {
      $0.property("reuseIdentifier", get: \.reuseIdentifier, set: { $0.reuseIdentifier = $1 })
      $0.slot("subviews", "The subviews of the content view, from back to front.") { (cell, view: View) in
        // Frames in a scene are relative to the cell's size in that scene, so this size is set first.
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

  /// Resets content-specific properties before the cell is reused. Overrides must call `super` first.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    resetAccessibilityIDs()
  }

  /// Called when `isSelected` or `isHighlighted` changes. The default implementation redraws the cell.
  open func appearanceDidChange() { setNeedsDisplay() }

  override open func hitTest(_ point: Point, with event: Event? = nil) -> View? {
    isDeparting ? nil : super.hitTest(point, with: event)
  }

  override open func touchesBegan(_ touches: [Touch], with event: Event) { host?.touchesBegan(in: self) }
  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    if touches.contains(where: Self.hasMovedTooFar) { host?.touchesEnded(in: self, isInside: false) }
  }
  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    let isTap = touches.allSatisfy {
      !Self.hasMovedTooFar($0) && point(inside: $0.location(in: self), with: event)
    }
    host?.touchesEnded(in: self, isInside: isTap)
  }
  override open func touchesCancelled(_ touches: [Touch], with event: Event) {
    host?.touchesEnded(in: self, isInside: false)
  }

  /// Returns whether a touch has moved too far to select the cell. This is possible even if the list does not scroll.
  private static func hasMovedTooFar(_ touch: Touch) -> Bool {
    touch.windowLocation.distance(to: touch.startLocation) > ScrollGestureRecognizer.hysteresis
  }

  /// Connects an action or a segue that the cell triggers when the given event occurs.
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

protocol CellHost: AnyObject {
  /// Called when a change to the cell's constraints might change its size.
  func contentDidChange(in cell: ReusableCell)
  func touchesBegan(in cell: ReusableCell)
  func touchesEnded(in cell: ReusableCell, isInside: Bool)
}
