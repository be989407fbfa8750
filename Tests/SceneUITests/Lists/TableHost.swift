import SceneUI
import SceneValues
import TestSupport

class TableHost: ScrollDiary, TableViewDataSource, TableViewDelegate {
  var rows: [[String]] = []
  var headers: [String?] = []
  var footerTexts: [String?] = []
  /// The titles of the section index. `sectionOfTitle` maps them to sections if the indexes differ.
  var indexTitles: [String]?
  var sectionOfTitle: ((_ title: String, _ index: Int) -> Int?)?
  var footers: [View?] = []
  var height: ((IndexPath) -> Double)?
  /// Rows below this index can be reordered, and only among themselves.
  var movable = 0
  var reordersCells = false
  /// Returns the row to deselect when another row is selected. By default, the row that the table proposes.
  var givenUp: ((IndexPath) -> IndexPath?)?
  /// The row that is selected regardless of the tapped row.
  var chosen: IndexPath?
  var swipes: ((IndexPath, _ isLeading: Bool) -> SwipeActionsConfiguration?)?
  private(set) var cellsAsked = 0
  private(set) var heightsAsked = 0

  func numberOfSections(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.showsReorderControl = reordersCells
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footerTexts.indices.contains(section) ? footerTexts[section] : nil
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    note("index \(title) \(index)")
    return sectionOfTitle.map { $0(title, index) ?? -1 } ?? index
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    footers.indices.contains(section) ? footers[section] : nil
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heightsAsked += 1
    return height?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < movable
  }
  func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath
  ) {
    note("move \(indexPath.section).\(indexPath.row) to \(newIndexPath.section).\(newIndexPath.row)")
    let text = rows[indexPath.section].remove(at: indexPath.row)
    rows[newIndexPath.section].insert(text, at: newIndexPath.row)
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.row < movable
      ? proposedIndexPath : IndexPath(row: movable - 1, section: proposedIndexPath.section)
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !rows[indexPath.section][indexPath.row].hasPrefix("fixed")
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle) \(indexPath.row)")
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { swipes?(indexPath, true) }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { swipes?(indexPath, false) }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath.row)")
    if let chosen { return chosen }
    return rows[indexPath.section][indexPath.row] == "never" ? nil : indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath.row)")
    return givenUp.map { $0(indexPath) } ?? indexPath
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }
}

final class CountedCell: TableViewCell {
  private let life = Life()
  private(set) var uses = 0
  override class var declaration: ClassDeclaration { ClassDeclaration(CountedCell.self) }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// Compares the visible cells with the expected ones. At rest, also checks their final positions.
func faults(of table: TableView, _ rows: [[String]], isAtRest: Bool = true) -> [String] {
  table.window?.layoutIfNeeded()
  var faults: [String] = []
  var wanted: [IndexPath] = []
  for section in rows.indices {
    for row in rows[section].indices {
      let path = IndexPath(row: row, section: section)
      if table.rectForRow(at: path).intersects(table.bounds) { wanted.append(path) }
    }
  }
  if table.indexPathsForVisibleRows != wanted {
    faults.append("shows \(table.indexPathsForVisibleRows), ought to show \(wanted)")
  }
  for path in wanted {
    guard let cell = table.cellForRow(at: path) else { continue }
    if cell.textLabel?.text != rows[path.section][path.row] { faults.append("wrong text in \(path)") }
    if isAtRest, cell.frame != table.rectForRow(at: path) || cell.alpha != 1 {
      faults.append("wrong place of \(path)")
    }
    if cell.isHidden || cell.superview !== table { faults.append("\(path) is not shown") }
    if cell.isSelected != table.indexPathsForSelectedRows.contains(path) {
      faults.append("selection of \(path)")
    }
  }
  let shown = table.subviews.filter { $0 is TableViewCell && !$0.isHidden }
  if isAtRest, shown.count != wanted.count { faults.append("\(shown.count) cells for \(wanted.count) rows") }
  return faults
}
