import SceneServices
import SceneValues

extension TableView {
  func canMove(_ cell: TableViewCell, at path: IndexPath) -> Bool {
    isEditing && cell.showsReorderControl && dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  var visibleRows: [IndexPath] {
    guard let reordering else { return layout.rows(from: bounds.minY, to: bounds.maxY) }
    return layout.rows(from: bounds.minY - reordering.height, to: bounds.maxY + reordering.height).filter {
      $0 != reordering.source && shownRect(ofRow: $0).intersects(bounds)
    }
  }

  /// Returns the rectangle in which a row is displayed. While the user drags a row, other rows move to make room for it.
  func shownRect(ofRow path: IndexPath) -> Rect {
    let rect = rectForRow(at: path)
    guard let reordering else { return rect }
    return rect.offsetBy(dx: 0, dy: reordering.shift(ofRow: path, around: reordering.target))
  }

  func shift(of margin: TableMargin.Place) -> Double {
    reordering.map { $0.shift(of: margin, around: $0.target) } ?? 0
  }

  func beginReordering(_ cell: TableViewCell, finger: Point) {
    guard reordering == nil, let path = indexPath(for: cell) else { return }
    coverSwipe()
    resetTouchState(cell)
    animator.release(cell)
    reordering = TableReordering(
      cell: cell, source: path, height: layout.extent(of: path).height, proposal: path, target: path,
      grip: convert(finger, from: nil).y - cell.frame.minY, finger: finger)
    cell.isLifted = true
    bringSubviewToFront(cell)
  }

  func continueReordering(_ cell: TableViewCell, finger: Point) {
    guard reordering?.cell === cell else { return }
    reordering?.finger = finger
    follow()
    scrollAtEdges()
  }

  func endReordering(_ cell: TableViewCell) {
    guard let ended = reordering, ended.cell === cell else { return }
    let before = Snapshot(self)
    finishReordering()
    guard ended.target != ended.source else { return fall(from: before) }
    dataSource?.tableView(self, moveRowAt: ended.source, to: ended.target)
    // The data source may have reloaded the table while handling the move.
    guard !needsReload else { return }
    var updates = ListUpdates()
    updates.movedRows = [ended.source: ended.target]
    apply(updates)
  }

  func cancelReordering() {
    guard reordering != nil else { return }
    let before = Snapshot(self)
    finishReordering()
    fall(from: before)
  }

  /// Ends the drag. The gap is closed at the next layout.
  func finishReordering() {
    reordering?.scrolling?.invalidate()
    reordering?.cell.isLifted = false
    reordering = nil
    setNeedsLayout()
  }

  private func follow() {
    guard let current = reordering else { return }
    let y = convert(current.finger, from: nil).y - current.grip
    let highest = layout.sections.first?.rowsTop ?? 0
    let top = min(max(y, highest), max(highest, layout.height - current.height))
    current.cell.frame = Rect(x: 0, y: top, width: bounds.width, height: current.height)
    let proposal = gap(under: current, top: top)
    guard proposal != current.proposal else { return }
    reordering?.proposal = proposal
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: current.source, toProposedIndexPath: proposal) ?? proposal
    precondition(
      layout.sections.indices.contains(target.section)
        && (0..<rowCount(of: target.section, without: current.source) + 1).contains(target.row),
      "'targetIndexPathForMoveFromRowAt' returned \(target), which is not a valid target")
    guard target != current.target else { return }
    let before = Snapshot(self)
    reordering?.target = target
    fall(from: before)
  }

  private func rowCount(of section: Int, without source: IndexPath) -> Int {
    layout.sections[section].rows.count - (section == source.section ? 1 : 0)
  }

  /// Returns the index path at which the dragged row would be inserted if it were dropped at its current position.
  private func gap(under current: TableReordering, top: Double) -> IndexPath {
    var gap = current.proposal
    while let next = obstacle(after: gap, current), top + current.height > next.middle { gap = next.gap }
    while let previous = obstacle(before: gap, current), top < previous.middle { gap = previous.gap }
    return gap
  }

  private typealias Obstacle = (gap: IndexPath, middle: Double)

  private func row(_ row: Int, of section: Int, _ current: TableReordering, around gap: IndexPath) -> Double {
    let isBehind = section == current.source.section && row >= current.source.row
    let path = IndexPath(row: isBehind ? row + 1 : row, section: section)
    let (top, height) = layout.extent(of: path)
    return top + height / 2 + current.shift(ofRow: path, around: gap)
  }

  private func obstacle(after gap: IndexPath, _ current: TableReordering) -> Obstacle? {
    if gap.row < rowCount(of: gap.section, without: current.source) {
      return (
        IndexPath(row: gap.row + 1, section: gap.section),
        row(gap.row, of: gap.section, current, around: gap)
      )
    }
    guard gap.section + 1 < layout.sections.count else { return nil }
    return (IndexPath(row: 0, section: gap.section + 1), middle(over: gap.section + 1, current, around: gap))
  }

  private func obstacle(before gap: IndexPath, _ current: TableReordering) -> Obstacle? {
    if gap.row > 0 {
      return (
        IndexPath(row: gap.row - 1, section: gap.section),
        row(gap.row - 1, of: gap.section, current, around: gap)
      )
    }
    guard gap.section > 0 else { return nil }
    let section = gap.section - 1
    return (
      IndexPath(row: rowCount(of: section, without: current.source), section: section),
      middle(over: gap.section, current, around: gap)
    )
  }

  private func middle(over section: Int, _ current: TableReordering, around gap: IndexPath) -> Double {
    let place = layout.sections[section]
    let above = layout.sections[section - 1].footerTop
    return (above + place.rowsTop) / 2 + current.shift(of: .header(section), around: gap)
  }

  private func fall(from before: Snapshot) {
    placeAll()
    guard window != nil, let clock = contextIfAny?.clock else { return }
    let views: [View] = cells.values.filter { $0 !== reordering?.cell } + Array(margins.values)
    animator.begin(
      views.map { view in
        let pose = before.pose(of: view) ?? (view.frame, 1)
        return .move(view, from: pose.frame, opacity: pose.opacity, to: animator.rest(of: view))
      }, on: clock)
  }

  /// The distance from the upper or lower edge, in points, within which a drag scrolls the table.
  private static var edge: Double { 44 }

  private func scrollAtEdges() {
    guard speed != 0 else {
      reordering?.scrolling?.invalidate()
      reordering?.scrolling = nil
      return
    }
    guard reordering?.scrolling == nil, let clock = contextIfAny?.clock else { return }
    reordering?.scrolling = Timer(interval: ValueAnimation.frameInterval, repeats: true, on: clock) {
      [weak self] timer in
      guard let self else { return timer.invalidate() }
      contentOffset = clamped(
        Point(x: contentOffset.x, y: contentOffset.y + speed * ValueAnimation.frameInterval))
      layoutIfNeeded()
      follow()
    }
  }

  /// The scrolling speed in points per second. The speed increases toward the edge and is negative for scrolling up.
  private var speed: Double {
    guard let reordering else { return 0 }
    let y = convert(reordering.finger, from: nil).y
    let upper = bounds.minY + adjustedContentInset.top + Self.edge - y
    let lower = y - (bounds.maxY - adjustedContentInset.bottom - Self.edge)
    return upper > 0 ? -10 * min(upper, Self.edge) : lower > 0 ? 10 * min(lower, Self.edge) : 0
  }
}
