import SceneValues

/// Methods that provide a table's content. Only the methods for the number of rows and for the cells are required.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections. By default, this is the number of static sections in the scene, or 1 if it has none.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section. Negative values are treated as 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a configured cell for a row. Obtain the cell from `dequeueReusableCell`.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns a section's header text. The default is the text in the scene.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns a section's footer text. The default is the text in the scene.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns the titles of the section index at the trailing edge, or nil for no index, which is the default.
  /// The title `TableView.indexSearch` is displayed as a magnifying glass.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section to which the table scrolls for an index title. The table does not scroll to a section that does
  /// not exist, such as -1. By default, this is the section with the same index as the title.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Returns whether the user can delete a row or insert rows next to it. If you return true, also implement
  /// the `commit` method. The default is false.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has confirmed a deletion or an insertion. In this method, change the data and update the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Returns whether the user can move a row. If you return true, also implement the `moveRowAt` method and
  /// set the cell's `showsReorderControl` property to true. The default is false.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called after the user has moved a row. In this method, change the data, but do not update the table.
  func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath)
}

extension TableViewDataSource {
  /// Returns the number of sections in the scene, or 1 if the scene contains none.
  public func numberOfSections(in tableView: TableView) -> Int {
    tableView.hasStaticSections ? tableView.numberOfStaticSections : 1
  }
  /// Returns the section's header text from the scene, or nil if the scene contains no such section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// Returns the section's footer text from the scene, or nil if the scene contains no such section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// Returns nil, so no section index is displayed.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the index of the title as the index of its section.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
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

/// Methods that notify the table's delegate of events and let it control the table's behavior. All methods are optional.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row, in points, or `TableView.automaticDimension` for a self-sizing row. If the
  /// table has an `estimatedRowHeight`, this method is called only when the row becomes visible.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// Returns the height of a section's header, in points, or `TableView.automaticDimension` for a self-sizing header. If
  /// the delegate does not implement this method, the table's `sectionHeaderHeight` applies.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double
  /// Returns the height of a section's footer, in points, or `TableView.automaticDimension` for a self-sizing footer. If
  /// the delegate does not implement this method, the table's `sectionFooterHeight` applies.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
  /// Returns a view for a section's header, which replaces the header text, or nil to display the text.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns a view for a section's footer, which replaces the footer text, or nil to display the text. The
  /// view is displayed only if the footer's height is greater than 0.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before the view of a section's header is displayed. At this time, the view already has its final frame.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before the view of a section's footer is displayed. At this time, the view already has its final frame.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called before a cell is displayed. At this time, the cell is already in the table and has its final frame.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a cell no longer displays its row and can be reused for another row.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Returns whether a row is highlighted when it is touched. The user cannot select rows that cannot be highlighted.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch has highlighted a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlighting of a row has ended, before the row is selected.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in response to a tap: the tapped row, another row, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has selected a row by tapping, but not when a row is selected in code.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the row to deselect when the user taps a selected row, or nil for none. If only single selection is allowed,
  /// this method is also called before a tap selects another row. If it returns nil in that case, both rows are selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has deselected a row by tapping it or another row, but not for deselection in code.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when the user taps a row's detail button. The tap does not select the row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the editing operation for an editable row, which is performed with the circle at the row's
  /// leading edge. If the operation is `delete`, the user can also delete the row by swiping.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row, or nil for "Delete" in the current language.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the actions that appear when the user swipes from the leading edge, or nil for none.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions that appear when the user swipes from the trailing edge. If the result is nil, a
  /// delete button appears, provided that the user can delete the row.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns a row's context menu configuration, or nil for no menu. `point` is the press location in table coordinates.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// Called when the user taps the preview above a row's context menu. Display the previewed content in this method.
  func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration)
  /// Returns the destination of a row that the user is dragging: the proposed position, another position, or the original
  /// position. Both the proposed and the returned index paths describe the row's position after the move.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  /// Returns the height from the scene for a static row and the table's `rowHeight` for any other row.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.staticHeight(ofRowAt: indexPath)
  }
  /// Makes the table's `sectionHeaderHeight` apply. With the default `sectionHeaderHeight`, a header with
  /// text is 28 points high in a plain table and 38 points in a grouped table. The first header of a grouped table is
  /// 55.5 points high. A header without text has no height in a plain table and is 18 points high in a grouped table.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    TableView.unspecifiedHeight
  }
  /// Makes the table's `sectionFooterHeight` apply. With the default `sectionFooterHeight`, a
  /// footer with text is 28 points high in a plain table and 38 points in a grouped table. A footer without
  /// text has no height in a plain table and is 18 points high in a grouped table.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    TableView.unspecifiedHeight
  }
  /// Returns nil, so the header text is displayed.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns nil, so the footer text is displayed.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
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
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the tapped row.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns the specified row, so it is deselected.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns `delete`, so the user can delete editable rows.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Returns nil, so the title is "Delete" in the current language.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns the proposed position.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns nil, so a swipe from the leading edge reveals no actions.
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
  /// Returns nil, so a swipe from the trailing edge reveals only a delete button, if the user can delete the row.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
