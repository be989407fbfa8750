import SceneValues

extension SplitViewController {
  /// The controllers of the columns: primary, supplementary if there are three columns, and secondary. Controllers that
  /// the primary controller has adopted are excluded. If setting them fails, the context receives the error.
  public var viewControllers: [ViewController] {
    get { [primary, supplementary, secondary].compactMap { $0 } }
    set { reporting { try setViewControllers(newValue) } }
  }

  /// Returns the controller of a column. While the split view controller is collapsed, returns the controller that the
  /// column displays after expanding. With two columns, returns nil for the secondary column if the primary controller
  /// has adopted the secondary controller.
  public func viewController(for column: Column) -> ViewController? { contents[column] ?? adopted[column] }

  /// Replaces the controllers of the columns.
  ///
  /// - Parameter controllers: The primary controller and, optionally, the secondary controller. If there are three
  ///   controllers, the second one is the supplementary controller.
  /// - Throws: `LoadingError` if there are more than three controllers, a controller is visible elsewhere, a view fails
  ///   to load, or a transition is in progress. The state is then unchanged.
  public func setViewControllers(_ controllers: [ViewController]) throws {
    guard controllers.count <= 3 else {
      throw refusal("\(describe(self)) can have at most three columns, not \(controllers.count)")
    }
    var new = contents
    new[.primary] = controllers.first
    new[.supplementary] = controllers.count == 3 ? controllers[1] : nil
    new[.secondary] = controllers.count > 1 ? controllers.last : nil
    try exchange(for: new)
  }

  /// Replaces or removes a column's controller. Setting a supplementary controller adds a third column.
  ///
  /// - Throws: `LoadingError` under the same conditions as `setViewControllers`. The state is then unchanged.
  public func setViewController(_ controller: ViewController?, for column: Column) throws {
    var new = contents
    new[column] = controller
    try exchange(for: new)
  }

  var contents: SplitContents {
    SplitContents(
      primary: primary, supplementary: supplementary, secondary: secondary, compact: compact)
  }

  func exchange(for contents: SplitContents) throws {
    let (new, old) = (contents.all, self.contents.all)
    let (gone, added) = (old.without(new), new.without(old))
    guard !gone.isEmpty || !added.isEmpty || !contents.isSame(as: self.contents) else { return }
    let name = "the replacement of a column of \(describe(self))"
    if isArranging { throw refusal("\(name) cannot begin: another one is in progress") }
    try checkFree(new, for: name)
    finishTransitions()
    let isLocking = notifiesChildren
    if isLocking { try beginTransition(name, of: [self]) }
    isArranging = true
    defer { isArranging = false }
    do {
      if let context = contextIfAny { for controller in added { controller.adopt(context) } }
      if isViewLoaded { for controller in added { try controller.loadViewIfNeeded() } }
    } catch {
      if isLocking { endTransition(of: [self]) }
      throw error
    }
    for controller in added { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    (primary, supplementary) = (contents[.primary], contents[.supplementary])
    (secondary, compact) = (contents[.secondary], contents[.compact])
    for column in Column.allCases where contents[column] != nil { adopted[column] = nil }
    displayMode = fitting(displayMode)
    if isLocking { endTransition(of: [self]) }
    arrange()
    for controller in gone where controller.parent === self { controller.removeFromParent() }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  func shown(_ column: Column, in mode: DisplayMode) -> ViewController? {
    if isCollapsed { return column == .primary ? compact ?? primary ?? supplementary ?? secondary : nil }
    switch column {
    case .primary: return mode.leading >= (hasSupplementary ? 2 : 1) ? primary : nil
    case .supplementary: return mode.leading >= 1 ? supplementary : nil
    case .secondary: return secondary
    case .compact: return nil
    }
  }

  /// Updates the contents of the columns. Each controller is notified once, in order.
  func arrange() {
    guard arrangedSize != nil else { return }
    let wanted = columns.map { (view: $0.view, shown: shown($0.column, in: displayMode)) }
    // A controller must leave its old column before it is added to another one.
    for (view, new) in wanted where view.shown !== new && wanted.contains(where: { $0.shown === view.shown })
    {
      fill(view, with: nil)
    }
    // Columns must have their sizes before their controllers receive `viewWillAppear`.
    placeColumns()
    for (view, new) in wanted { fill(view, with: new) }
    nameButton()
  }

  private func fill(_ column: SplitColumn, with new: ViewController?) {
    let isPresent = new == nil || new?.viewIfLoaded?.superview === column
    if column.shown === new, isPresent { return }
    let old = column.shown === new ? nil : column.shown
    let notifies = notifiesChildren
    if notifies {
      old?.beginAppearance(false, animated: false)
      new?.beginAppearance(true, animated: false)
    }
    column.put(in: new)
    if new != nil { column.layoutIfNeeded() }
    column.detachView(old)
    guard notifies else { return }
    old?.endAppearance(if: false)
    if let new { endAppearing(new) }
  }
}

struct SplitContents {
  private var controllers: [SplitViewController.Column: ViewController] = [:]

  init(
    primary: ViewController?, supplementary: ViewController?, secondary: ViewController?,
    compact: ViewController?
  ) {
    self[.primary] = primary
    self[.supplementary] = supplementary
    self[.secondary] = secondary
    self[.compact] = compact
  }

  subscript(column: SplitViewController.Column) -> ViewController? {
    get { controllers[column] }
    set { controllers[column] = newValue }
  }

  var all: [ViewController] { SplitViewController.Column.allCases.compactMap { self[$0] } }

  func isSame(as other: SplitContents) -> Bool {
    SplitViewController.Column.allCases.allSatisfy { self[$0] === other[$0] }
  }

  mutating func replace(_ old: ViewController, with new: ViewController) {
    for column in SplitViewController.Column.allCases where self[column] === old { self[column] = new }
  }
}

extension [ViewController] {
  fileprivate func without(_ others: [ViewController]) -> [ViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
