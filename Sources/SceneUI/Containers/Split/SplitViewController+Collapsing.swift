import SceneValues

/// From several columns to one, and back.
extension SplitViewController {
  /// There is room for one column only.
  func collapse() {
    isCollapsed = true
    chosenMode = nil
    shownDetail = nil
    change(primaryTo: delegate?.primaryViewController(forCollapsing: self))
    guard compact == nil, let primary else { return }
    // They go out of their columns before anyone puts them elsewhere.
    arrange()
    let top = topColumn()
    if top != .primary, supplementary != nil { report { try takeIn(.supplementary) } }
    guard top == .secondary, let secondary else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
      return forgetSecondaryIfGone()
    }
    shownDetail = secondary
    report { try takeIn(.secondary) }
    forgetSecondaryIfGone()
  }

  /// What is to be seen first: a matter of three columns, since with two the delegate is asked about the second.
  private func topColumn() -> Column {
    guard supplementary != nil else { return .secondary }
    let last = secondary == nil ? Column.supplementary : .secondary
    return delegate?.splitViewController(self, topColumnForCollapsingTo: last) ?? last
  }

  /// There is room for all columns.
  func expand() {
    let detail = compact == nil ? primary.flatMap(separate) ?? secondary ?? takenIn[.secondary] : secondary
    let middle = takenIn[.supplementary].map { giveBack($0) }
    isCollapsed = false
    change(primaryTo: delegate?.primaryViewController(forExpanding: self))
    if let middle { adopt(middle, as: \.supplementary) }
    if let detail, detail !== secondary { adopt(detail, as: \.secondary) }
    takenIn = [:]
    (shownDetail, detailTakenBack) = (nil, nil)
  }

  /// What was shown as the detail while there was one column, taken from where it was.
  private func separate(from primary: ViewController) -> ViewController? {
    if let chosen = delegate?.splitViewController(self, separateSecondaryFrom: primary) { return chosen }
    do {
      return try (primary as? any SplitCollapsing)?.separateSecondary(shownDetail, for: self)
        ?? detailTakenBack
    } catch {
      context.report(error)
      return nil
    }
  }

  // MARK: Of three columns, one

  /// While there is one column only: the primary controller shows what is in a column, above what is before it.
  func bringUp(_ column: Column) throws {
    guard let primary, compact == nil, let place = order.firstIndex(of: column) else { return }
    for later in order[(place + 1)...].reversed() {
      guard let controller = takenIn[later] ?? (later == .secondary ? shownDetail : nil) else { continue }
      let collapsing = primary as? any SplitCollapsing
      guard let back = try collapsing?.separateSecondary(controller, for: self) else { continue }
      takenIn[later] = back
      if later == .secondary { shownDetail = back }
    }
    for earlier in order[...place].dropFirst() { try takeIn(earlier) }
  }

  private var order: [Column] {
    hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The primary controller takes in what is in a column, or has been: no matter how often.
  private func takeIn(_ column: Column) throws {
    guard let primary else { return }
    if let held = contents[column] {
      try (primary as? any SplitCollapsing)?.collapseSecondary(held, for: self)
      guard held.parent !== self else { return }
      if hasSupplementary { takenIn[column] = held }
      if column == .supplementary { supplementary = nil } else { secondary = nil }
    } else if let taken = takenIn[column], taken.parent == nil {
      try primary.show(taken, animated: false)
      if column == .secondary { shownDetail = taken }
    }
  }

  /// Takes back what the primary controller has taken in, if it still has it, with what has been shown above it since.
  private func giveBack(_ controller: ViewController) -> ViewController {
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

  // MARK: Steps

  private func change(primaryTo controller: ViewController?) {
    guard let controller, controller !== primary else { return }
    adopt(controller, as: \.primary)
  }

  /// Takes a controller in, in the place of the one that is there.
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
