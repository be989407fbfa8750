import SceneValues

/// What the columns show.
extension SplitViewController {
  /// The controllers of the columns, from the left: the primary one, the supplementary one where there are three, and
  /// the secondary one; without what the primary one has taken in.
  public var viewControllers: [ViewController] { [primary, supplementary, secondary].compactMap { $0 } }

  /// What is in a column, or is when there is room again. Of two columns, nil for the secondary one where the primary
  /// controller has taken it in.
  public func viewController(for column: Column) -> ViewController? { contents[column] ?? takenIn[column] }

  /// Shows other controllers.
  ///
  /// - Parameter controllers: from the left: a primary and a secondary one, which may be missing; of three, the one in
  ///   the middle is the supplementary one.
  /// - Throws: `LoadingError` where there are more, one of them is shown elsewhere, its view does not load, or a
  ///   transition is under way; then everything is as before.
  public func setViewControllers(_ controllers: [ViewController]) throws {
    guard controllers.count <= 3 else {
      throw refusal("\(describe(self)) has three columns at most, and cannot show \(controllers.count)")
    }
    var new = contents
    new[.primary] = controllers.first
    new[.supplementary] = controllers.count == 3 ? controllers[1] : nil
    new[.secondary] = controllers.count > 1 ? controllers.last : nil
    try exchange(for: new)
  }

  /// Shows another controller in one column, or none. A supplementary one makes a third column.
  ///
  /// - Throws: `LoadingError`, as `setViewControllers`; then everything is as before.
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
    let name = "the exchange of what \(describe(self)) shows"
    if isArranging { throw refusal("\(name) cannot begin: another one is under way") }
    try checkFree(new, for: name)
    settle()
    let isLocking = tellsChildren
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
    for column in Column.allCases where contents[column] != nil { takenIn[column] = nil }
    // With another number of columns, the mode is another one.
    displayMode = fitting(displayMode)
    if isLocking { endTransition(of: [self]) }
    arrange()
    for controller in gone where controller.parent === self { controller.removeFromParent() }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  // MARK: Steps

  /// What a column shows in a mode.
  func shown(_ column: Column, in mode: DisplayMode) -> ViewController? {
    if isCollapsed { return column == .primary ? compact ?? primary ?? supplementary ?? secondary : nil }
    switch column {
    case .primary: return mode.leading >= (hasSupplementary ? 2 : 1) ? primary : nil
    case .supplementary: return mode.leading >= 1 ? supplementary : nil
    case .secondary: return secondary
    case .compact: return nil
    }
  }

  /// Lets the columns show what they ought to, told to the controllers once and in order.
  func arrange() {
    guard arrangedSize != nil else { return }
    let wanted = columns.map { (view: $0.view, shown: shown($0.column, in: displayMode)) }
    // What goes from one column to another goes out of the one first.
    for (view, new) in wanted where view.shown !== new && wanted.contains(where: { $0.shown === view.shown })
    {
      fill(view, with: nil)
    }
    // They have their sizes when what they show hears that it appears.
    placeColumns()
    for (view, new) in wanted { fill(view, with: new) }
    nameButton()
  }

  private func fill(_ column: SplitColumn, with new: ViewController?) {
    let isThere = new == nil || new?.viewIfLoaded?.superview === column
    if column.shown === new, isThere { return }
    let old = column.shown === new ? nil : column.shown
    let tells = tellsChildren
    if tells {
      old?.beginAppearance(false, animated: false)
      new?.beginAppearance(true, animated: false)
    }
    column.put(in: new)
    if new != nil { column.layoutIfNeeded() }
    column.takeOut(old)
    guard tells else { return }
    old?.endAppearance(if: false)
    if let new { endAppearing(new) }
  }
}

/// The controllers of all columns, those out of sight too.
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

  /// From the left, and the compact one.
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
