import SceneValues

extension SplitViewController {
  func collapse() {
    isCollapsed = true
    chosenMode = nil
    shownDetail = nil
    change(primaryTo: delegate?.primaryViewController(forCollapsing: self))
    guard compact == nil, let primary else { return }
    // The controllers must leave their columns before they are added to the primary controller.
    arrange()
    let top = topColumn()
    if top != .primary, supplementary != nil { report { try adoptColumn(.supplementary) } }
    guard top == .secondary, let secondary else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
      return forgetSecondaryIfGone()
    }
    shownDetail = secondary
    report { try adoptColumn(.secondary) }
    forgetSecondaryIfGone()
  }

  /// Returns the column to display after collapsing. With two columns, this is the secondary column. With three columns,
  /// the delegate can choose the column.
  private func topColumn() -> Column {
    guard supplementary != nil else { return .secondary }
    let last = secondary == nil ? Column.supplementary : .secondary
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
  }

  func expand() {
    let detail = compact == nil ? primary.flatMap(separate) ?? secondary ?? adopted[.secondary] : secondary
    let middle = adopted[.supplementary].map { separateFromPrimary($0) }
    isCollapsed = false
    change(primaryTo: delegate?.primaryViewController(forExpanding: self))
    if let middle { adopt(middle, as: \.supplementary) }
    if let detail, detail !== secondary { adopt(detail, as: \.secondary) }
    adopted = [:]
    (shownDetail, restoredDetail) = (nil, nil)
  }

  private func separate(from primary: ViewController) -> ViewController? {
    if let chosen = delegate?.splitViewController(self, separateSecondaryFrom: primary) { return chosen }
    do {
      return try (primary as? any SplitCollapsing)?.separateSecondary(shownDetail, for: self)
        ?? restoredDetail
    } catch {
      context.report(error)
      return nil
    }
  }

  func showCollapsed(_ column: Column) throws {
    guard let primary, compact == nil, let place = order.firstIndex(of: column) else { return }
    for later in order[(place + 1)...].reversed() {
      guard let controller = adopted[later] ?? (later == .secondary ? shownDetail : nil) else { continue }
      let collapsing = primary as? any SplitCollapsing
      guard let back = try collapsing?.separateSecondary(controller, for: self) else { continue }
      adopted[later] = back
      if later == .secondary { shownDetail = back }
    }
    for earlier in order[...place].dropFirst() { try adoptColumn(earlier) }
  }

  private var order: [Column] {
    hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Makes the primary controller adopt the controller of a column, even if it has adopted and removed that controller
  /// before. If that controller is currently adopted, this method has no effect.
  private func adoptColumn(_ column: Column) throws {
    guard let primary else { return }
    if let held = contents[column] {
      try (primary as? any SplitCollapsing)?.collapseSecondary(held, for: self)
      guard held.parent !== self else { return }
      if hasSupplementary { adopted[column] = held }
      if column == .supplementary { supplementary = nil } else { secondary = nil }
    } else if let taken = adopted[column], taken.parent == nil {
      try primary.show(taken, animated: false)
      if column == .secondary { shownDetail = taken }
    }
  }

  private func separateFromPrimary(_ controller: ViewController) -> ViewController {
    do {
      return try (primary as? any SplitCollapsing)?.separateSecondary(controller, for: self) ?? controller
    } catch {
      context.report(error)
      return controller
    }
  }

  private func report(_ step: () throws -> Void) {
    do { try step() } catch { context.report(error) }
  }

  private func change(primaryTo controller: ViewController?) {
    guard let controller, controller !== primary else { return }
    adopt(controller, as: \.primary)
  }

  private func adopt(
    _ controller: ViewController, as place: ReferenceWritableKeyPath<SplitViewController, ViewController?>
  ) {
    do {
      try checkFree([controller], for: "the new arrangement of \(describe(self))")
      if let context = contextIfAny { controller.adopt(context) }
      try controller.loadViewIfNeeded()
    } catch {
      return context.report(error)
    }
    let old = self[keyPath: place]
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    if let old, old.parent === self { old.willMove(toParent: nil) }
    self[keyPath: place] = controller
    arrange()
    if let old, old.parent === self { old.removeFromParent() }
    if isNew { controller.didMove(toParent: self) }
  }

  private func forgetSecondaryIfGone() {
    if secondary?.parent !== self { secondary = nil }
  }
}
