import SceneServices
import SceneValues

extension TableView {
  /// Gathers changes until `endUpdates`, and makes them at once.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil, !needsReload { updates = ListUpdates() }
  }

  /// Makes the changes since `beginUpdates`: the table is changed when this returns, and what is in sight goes to its
  /// place within 0.3 s.
  ///
  /// The data source must have made the changes too: whether the numbers of rows agree is checked, and a program where
  /// they do not stops.
  public func endUpdates() {
    precondition(updateDepth > 0, "'endUpdates' without 'beginUpdates'")
    updateDepth -= 1
    guard updateDepth == 0, let made = updates else { return }
    updates = nil
    apply(made)
  }

  /// Gathers changes and makes them at once, as between `beginUpdates` and `endUpdates`.
  ///
  /// - Parameters:
  ///   - changes: calls the methods that insert, delete, move and reload. It is called once, before this
  ///     returns.
  ///   - completion: called when all is at its place; with false where that was cut short.
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    changes()
    if let completion {
      // A table that will load anew has nothing to animate.
      if updates == nil { completion(true) } else { updates?.completions.append(completion) }
    }
    endUpdates()
  }

  /// Rows have been added to the data source: their cells come into sight.
  ///
  /// - Parameters:
  ///   - paths: where the rows are after the change.
  ///   - animation: how they come.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { for path in paths { $0.insertedRows[path] = animation } }
  }

  /// Rows have been taken out of the data source: their cells go, and they are selected no longer.
  ///
  /// - Parameters:
  ///   - paths: where the rows were before the change.
  ///   - animation: how they go.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { for path in paths { $0.deletedRows[path] = animation } }
  }

  /// Asks for the cells anew. Rows that are selected are so no longer.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { for path in paths { $0.reloadedRows[path] = animation } }
  }

  /// A row has another place: its cell goes there, and it stays selected if it was.
  ///
  /// - Parameters:
  ///   - path: where the row was before the change.
  ///   - newPath: where it is after the change.
  public func moveRow(at path: IndexPath, to newPath: IndexPath) { change { $0.movedRows[path] = newPath } }

  /// Sections have been added to the data source: their rows come into sight.
  ///
  /// - Parameters:
  ///   - sections: where the sections are after the change.
  ///   - animation: how the rows come; the texts above and below them fade in.
  public func insertSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Sections have been taken out of the data source, with all their rows.
  ///
  /// - Parameters:
  ///   - sections: where the sections were before the change.
  ///   - animation: how the rows go; the texts above and below them fade out.
  public func deleteSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for the rows anew. Those that are selected are so no longer.
  public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// A section has another place: its rows go there, and the texts above and below them.
  ///
  /// - Parameters:
  ///   - section: where the section was before the change.
  ///   - newSection: where it is after the change.
  public func moveSection(_ section: Int, to newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var changed = updates {
      updates = nil
      change(&changed)
      updates = changed
    }
    endUpdates()
  }

  /// Cells of rows that stay go on showing them, wherever they are now.
  func apply(_ updates: ListUpdates) {
    coverSwipe()
    finishReordering()
    var updates = updates
    updates.close()
    let before = Snapshot(self)
    let layout = measured(after: updates, of: before.layout)
    if let contradiction = updates.contradiction(
      before: before.layout.rowCounts, after: layout.rowCounts, in: .table)
    {
      preconditionFailure("Invalid update: \(contradiction)")
    }
    cells = [:]
    var going: [(path: IndexPath, cell: TableViewCell)] = []
    for (path, cell) in before.cells.inOrder {
      if let new = updates.path(path), !updates.reloads(path), layout.contains(new) {
        cells[new] = cell
      } else {
        letGo(cell)
        going.append((path, cell))
      }
    }
    margins = [:]
    loadLayout(layout)
    outdated = Set(cells.keys)
    for (path, cell) in cells { dressUp(cell, at: path) }
    selection = Set(selection.compactMap { updates.reloads($0) ? nil : updates.path($0) })
    setNeedsLayout()
    if updates.isAnimated, !isPlacing, window != nil, let clock = contextIfAny?.clock, !bounds.isEmpty {
      animate(updates, from: before, going: going, on: clock)
    } else {
      for (path, cell) in going { retire(cell, at: path) }
      for view in before.margins.values { supply.leave(view) }
      for completion in updates.completions { completion(true) }
    }
  }

  /// What was to be seen before a change.
  struct Snapshot {
    let layout: TableLayout
    let offset: Point
    let cells: [IndexPath: TableViewCell]
    let margins: [TableMargin.Place: View]
    private let frames: [ObjectIdentifier: (frame: Rect, opacity: Double)]

    init(_ table: TableView) {
      (layout, offset, cells, margins) = (table.layout, table.contentOffset, table.cells, table.margins)
      var frames: [ObjectIdentifier: (frame: Rect, opacity: Double)] = [:]
      let edges = [table.tableHeaderView, table.tableFooterView].compactMap(\.self)
      for view in Array(cells.values) + margins.values + edges as [View] {
        frames[ObjectIdentifier(view)] = (view.frame, table.animator.opacity(of: view))
      }
      self.frames = frames
    }

    func pose(of view: View) -> (frame: Rect, opacity: Double)? { frames[ObjectIdentifier(view)] }
  }

  /// Moves what was in sight from where it was to where it is now.
  ///
  /// - Parameters:
  ///   - updates: what has changed.
  ///   - before: what was to be seen.
  ///   - going: cells whose rows are gone, or asked for anew.
  ///   - clock: the clock by which they move.
  private func animate(
    _ updates: ListUpdates, from before: Snapshot, going: [(path: IndexPath, cell: TableViewCell)],
    on clock: Clock
  ) {
    var acts: [ListAnimator.Act] = []
    // What was in sight and is pushed out shows where it goes.
    let inSight = Set(rowsInSight)
    let pushedOut = cells.filter { !inSight.contains($0.key) }.inOrder
    for (path, cell) in pushedOut {
      cells[path] = nil
      letGo(cell)
      depart(cell, from: path)
    }
    for (path, cell) in going { depart(cell, from: path) }
    placeAll()
    // Content that has become shorter has pulled the offset along; on the screen, all begins where it was.
    let drift = contentOffset.y - before.offset.y
    func seen(_ view: View) -> (frame: Rect, opacity: Double)? {
      before.pose(of: view).map { ($0.frame.offsetBy(dx: 0, dy: drift), $0.opacity) }
    }
    for (path, cell) in pushedOut {
      guard let (frame, opacity) = seen(cell), layout.contains(path) else { continue }
      acts.append(.pushOut(cell, from: frame, opacity: opacity, to: rectForRow(at: path)))
    }
    for (path, cell) in going {
      guard let (frame, opacity) = seen(cell) else { continue }
      acts.append(
        .disappear(cell, from: frame, opacity: opacity, updates.departure(of: path), width: bounds.width))
    }
    let back = updates.inverse
    for (path, cell) in cells {
      let rest = rectForRow(at: path)
      if let (frame, opacity) = seen(cell) {
        acts.append(.move(cell, from: frame, opacity: opacity, to: rest))
        continue
      }
      let old = back.path(path).flatMap { before.layout.contains($0) ? $0 : nil }
      if let old, !updates.reloads(old) {
        let extent = before.layout.extent(of: old)
        let start = Rect(x: 0, y: extent.top + drift, width: bounds.width, height: extent.height)
        acts.append(.move(cell, from: start, to: rest))
      } else {
        acts.append(.appear(cell, at: rest, updates.arrival(of: path, from: old), width: bounds.width))
      }
    }
    acts += marginActs(updates, from: before, drift: drift)
    for edge in [tableHeaderView, tableFooterView].compactMap(\.self) {
      if let (frame, _) = seen(edge) { acts.append(.move(edge, from: frame, to: animator.rest(of: edge))) }
    }
    animator.begin(acts, on: clock) { finished in
      for completion in updates.completions { completion(finished) }
    }
  }

  /// A cell is on its way out of sight: it is no row any more.
  private func depart(_ cell: TableViewCell, from path: IndexPath) {
    departures[ObjectIdentifier(cell)] = path
    cell.isDeparting = true
  }

  /// What stands over and under sections that stay goes with them: it is made anew, for its text may have changed.
  private func marginActs(
    _ updates: ListUpdates, from before: Snapshot, drift: Double
  ) -> [ListAnimator.Act] {
    var acts: [ListAnimator.Act] = []
    let back = updates.inverse
    var rests = before.margins
    for (place, view) in margins {
      let old = back.section(place.section).map { place.moved(to: $0) }
      if let old, let former = before.margins[old], let (frame, opacity) = before.pose(of: former) {
        rests[old] = nil
        if former !== view {
          animator.release(former)
          supply.leave(former)
        }
        acts.append(
          .move(view, from: frame.offsetBy(dx: 0, dy: drift), opacity: opacity, to: animator.rest(of: view)))
      } else if let old, before.layout.sections.indices.contains(old.section) {
        let section = before.layout.sections[old.section]
        var start = animator.rest(of: view)
        start.origin.y = drift + (old == .header(old.section) ? section.headerTop : section.footerTop)
        acts.append(.move(view, from: start, to: animator.rest(of: view)))
      } else {
        acts.append(.appear(view, at: animator.rest(of: view), .fade, width: bounds.width))
      }
    }
    for (_, view) in rests {
      guard let (frame, opacity) = before.pose(of: view) else { continue }
      acts.append(
        .disappear(view, from: frame.offsetBy(dx: 0, dy: drift), opacity: opacity, .fade, width: bounds.width)
      )
    }
    return acts
  }
}
