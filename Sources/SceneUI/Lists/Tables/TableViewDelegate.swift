import SceneValues

/// Methods that provide the content of a table. Only the number of rows and the cells are required.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections. The default is the number of static sections in the scene, or 1 if there are none.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section. Negative values are treated as 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a configured cell for a row, obtained from `dequeueReusableCell`.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the header text of a section. The default is the text in the scene.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the footer text of a section. The default is the text in the scene.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns the titles of the index at the trailing edge, or nil for no index. The title `TableView.indexSearch` is
  /// displayed as a magnifying glass. The default is nil.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section to scroll to for an index title, or nil to prevent scrolling. The default is the section with
  /// the same index.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int?
  /// Returns whether the user can delete a row or insert rows next to it. If true, implement the `commit` method. The
  /// default is false.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has confirmed a deletion or insertion. Change the data and update the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Returns whether the user can move a row. If true, implement the `moveRowAt` method and set the cell's
  /// `showsReorderControl` property to true. The default is false.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called after the user has moved a row. Change the data, but do not update the table.
  func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath)
}

extension TableViewDataSource {
  /// Returns the number of sections in the scene, or 1 if the scene contains none.
  public func numberOfSections(in tableView: TableView) -> Int {
    tableView.hasStaticSections ? tableView.numberOfStaticSections : 1
  }
  /// Returns the header text of the section in the scene, or nil if the scene has no such section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// Returns the footer text of the section in the scene, or nil if the scene has no such section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// Returns nil, so no index is displayed.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the section with the same index as the title.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? { index }
  /// Returns false, so the user cannot edit the row.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing, so the data and the rows do not change.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Returns false, so the user cannot move the row.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath
  ) {}
}

/// Methods that notify the delegate of a table and request decisions from it. All methods are optional.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row, in points, or `TableView.automaticDimension` for a self-sizing row. If the table has
  /// an `estimatedRowHeight`, this method is called only when the row becomes visible.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// Returns the height of a section's header, in points, or nil to use the table's `sectionHeaderHeight`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double?
  /// Returns the height of a section's footer, in points, or nil to use the table's `sectionFooterHeight`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double?
  /// Returns the header view of a section, which replaces the header text.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the footer view of a section. The view is shown only if the height of the footer is greater than 0.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before a cell is displayed. The cell is already in the table and has its final frame.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a cell no longer displays its row and can be reused for another row.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Returns whether touching a row highlights it. A row that cannot be highlighted is not selected.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Returns the row to select: the tapped row, another row, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a tap has selected a row. Not called when code selects a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the row to deselect when the user taps a selected row, or nil for none. With single selection, this method
  /// is also called before a tap selects another row. If it returns nil in this case, both rows are selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has deselected a row by tapping this or another row. Not called when code deselects a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when the detail button of a row is tapped. The tap does not select the row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the operation of the circle at the left edge of an editable row. If it is `delete`, the user can also
  /// delete the row with a swipe.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String
  /// Returns the actions that a swipe from the left edge reveals, or nil for none.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions that a swipe from the right edge reveals. If nil, the swipe reveals a delete button if the
  /// user can delete the row.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the configuration of the context menu of a row, or nil for no menu. `point` is the location of the press,
  /// in the table's coordinates.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// Called when the user taps the preview of a row's menu. Display the previewed content in this method.
  func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration)
  /// Returns the destination of a row that the user is dragging: the proposed position, another position, or the
  /// original position. Both the proposed and the returned index path describe the row's position after the move.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  /// Returns the height from the scene for a static row, or the table's `rowHeight` for any other row.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.staticHeight(ofRowAt: indexPath)
  }
  /// Returns nil. The header text then determines the height: 28 points in a plain table, 38 in a grouped table, and
  /// 55.5 above the first section of a grouped table. Without text, the height is 0 in a plain table and 18 in a
  /// grouped table.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? { nil }
  /// Returns nil. The footer text then determines the height, as the header text does for a header.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double? { nil }
  /// Returns nil, so the header text is shown.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns nil, so the footer text is shown.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns true, so the row can be highlighted.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns the tapped row.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns the given row, so it is deselected.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns `delete`, so the user can delete rows that can be edited.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Returns `Delete` in the current language.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String { tableView.libraryText(.delete) }
  /// Returns the proposed position.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns nil, so a swipe from the left edge reveals no actions.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns nil, so no menu is displayed.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {}
  /// Returns nil, so a swipe from the right edge reveals only a delete button, if the user can delete the row.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
