import SceneServices
import SceneValues

extension TableView {
  /// Begins a group of changes that are applied together when `endUpdates()` is called.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil, !needsReload { updates = ListUpdates() }
  }

  /// Applies the changes made since `beginUpdates()` with a 0.3-second animation. The data source must
  /// already provide the new data. If its row counts do not match the changes, the app terminates.
  public func endUpdates() {
    precondition(updateDepth > 0, "'endUpdates' was called without 'beginUpdates'")
    updateDepth -= 1
    guard updateDepth == 0, let made = updates else { return }
    updates = nil
    apply(made)
  }

  /// Applies a group of changes together, as if they were made between `beginUpdates()` and `endUpdates()`.
  ///
  /// - Parameters:
  ///   - changes: A closure that inserts, deletes, moves, or reloads rows and sections before this method returns.
  ///   - completion: A closure called when the animations have finished. Its argument is false if they were interrupted.
  public func performBatchUpdates(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    changes()
    if let completion {
      // A table that is about to reload has nothing to animate.
      if updates == nil { completion(true) } else { updates?.completions.append(completion) }
    }
    endUpdates()
  }

  /// Inserts rows that have been added to the data source.
  ///
  /// - Parameters:
  ///   - paths: The index paths of the rows after the change.
  ///   - animation: The animation used to display the rows.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { for path in paths { $0.insertedRows[path] = animation } }
  }

  /// Deletes rows that have been removed from the data source. Deleted rows are deselected.
  ///
  /// - Parameters:
  ///   - paths: The index paths of the rows before the change.
  ///   - animation: The animation used to remove the rows.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { for path in paths { $0.deletedRows[path] = animation } }
  }

  /// Reloads rows, which are then displayed in new cells. Reloaded rows are deselected.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { for path in paths { $0.reloadedRows[path] = animation } }
  }

  /// Moves a row together with its cell. A selected row stays selected.
  ///
  /// - Parameters:
  ///   - path: The index path of the row before the change.
  ///   - newPath: The index path of the row after the change.
  public func moveRow(at path: IndexPath, to newPath: IndexPath) { change { $0.movedRows[path] = newPath } }

  /// Inserts sections that have been added to the data source.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections after the change.
  ///   - animation: The animation used to display the rows. Headers and footers always fade in.
  public func insertSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections that have been removed from the data source, along with all their rows.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections before the change.
  ///   - animation: The animation used to remove the rows. Headers and footers always fade out.
  public func deleteSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Reloads all rows in the sections. Reloaded rows are deselected.
  public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation = .automatic) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section together with its rows, header, and footer.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the change.
  ///   - newSection: The index of the section after the change.
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
    var disappearing: [(path: IndexPath, cell: TableViewCell)] = []
    for (path, cell) in before.cells.inOrder {
      if let new = updates.path(path), !updates.reloads(path), layout.contains(new) {
        cells[new] = cell
      } else {
        resetTouchState(cell)
        disappearing.append((path, cell))
      }
    }
    margins = [:]
    loadLayout(layout)
    outdated = Set(cells.keys)
    for (path, cell) in cells { configureSeparator(cell, at: path) }
    selection = Set(selection.compactMap { updates.reloads($0) ? nil : updates.path($0) })
    setNeedsLayout()
    if updates.isAnimated, !isPlacing, window != nil, let clock = contextIfAny?.clock, !bounds.isEmpty {
      animate(updates, from: before, disappearing: disappearing, on: clock)
    } else {
      for (path, cell) in disappearing { retire(cell, at: path) }
      for view in before.margins.values { retireMargin(view) }
      for completion in updates.completions { completion(true) }
    }
  }

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

  /// Animates visible views from their previous positions to their new positions.
  private func animate(
    _ updates: ListUpdates, from before: Snapshot, disappearing: [(path: IndexPath, cell: TableViewCell)],
    on clock: Clock
  ) {
    var acts: [ListAnimator.Act] = []
    // Cells that leave the visible area move to the new positions of their rows.
    let isVisible = Set(visibleRows)
    let pushedOut = cells.filter { !isVisible.contains($0.key) }.inOrder
    for (path, cell) in pushedOut {
      cells[path] = nil
      resetTouchState(cell)
      depart(cell, from: path)
    }
    for (path, cell) in disappearing { depart(cell, from: path) }
    placeAll()
    // If the content has become shorter, the offset has changed. Animations start at the previous position on the screen.
    let drift = contentOffset.y - before.offset.y
    func seen(_ view: View) -> (frame: Rect, opacity: Double)? {
      before.pose(of: view).map { ($0.frame.offsetBy(dx: 0, dy: drift), $0.opacity) }
    }
    for (path, cell) in pushedOut {
      guard let (frame, opacity) = seen(cell), layout.contains(path) else { continue }
      acts.append(.slideOut(cell, from: frame, opacity: opacity, to: rectForRow(at: path)))
    }
    for (path, cell) in disappearing {
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

  private func depart(_ cell: TableViewCell, from path: IndexPath) {
    departures[ObjectIdentifier(cell)] = path
    cell.isDeparting = true
  }

  private func marginActs(
    _ updates: ListUpdates, from before: Snapshot, drift: Double
  ) -> [ListAnimator.Act] {
    var acts: [ListAnimator.Act] = []
    let back = updates.inverse
    var remainingMargins = before.margins
    for (place, view) in margins {
      let old = back.section(place.section).map { place.moved(to: $0) }
      if let old, let former = before.margins[old], let (frame, opacity) = before.pose(of: former) {
        remainingMargins[old] = nil
        if former !== view {
          animator.release(former)
          retireMargin(former)
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
    for (_, view) in remainingMargins {
      guard let (frame, opacity) = before.pose(of: view) else { continue }
      acts.append(
        .disappear(view, from: frame.offsetBy(dx: 0, dy: drift), opacity: opacity, .fade, width: bounds.width)
      )
    }
    return acts
  }
}
