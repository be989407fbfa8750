import SceneValues

/// What a table shows. Only the number of rows and the cells must be said.
public protocol TableViewDataSource: AnyObject {
  /// 1, unless said otherwise; those of the scene, where it has static ones.
  func numberOfSections(in tableView: TableView) -> Int
  /// The number of rows in a section, asked whenever the table loads or is updated; below 0 it counts for 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// A cell from `dequeueReusableCell`, filled in for its row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// That of the scene's section, unless said otherwise.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; that of the scene's section, unless said otherwise.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// The titles at the trailing edge that lead to sections: letters, as a rule, and `TableView.indexSearch` for a lens.
  /// Asked whenever the table loads or is updated. Nil or empty, unless said otherwise, for no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// The section that a title of the index leads to, asked while a finger is on it; the one of the same number, unless
  /// said otherwise. Nil where the table shall not scroll.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int?
  /// Whether a row can be deleted or inserted at. False, unless said otherwise: then `commit` is needed too.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user deletes a row, or inserts one: change what is shown, and tell the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Whether a row can be dragged elsewhere in editing mode, where its cell's `showsReorderControl` is set too. False,
  /// unless said otherwise: then `moveRowAt` is needed too.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has moved a row: change what is shown; the table knows. Called once, when the finger is up.
  func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath)
}

extension TableViewDataSource {
  /// By default, the scene's number of sections, or 1 where the scene has none.
  public func numberOfSections(in tableView: TableView) -> Int {
    tableView.hasStaticSections ? tableView.numberOfStaticSections : 1
  }
  /// By default, the text of the scene's section; nil where the scene has no such section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// By default, the text of the scene's section; nil where the scene has no such section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// By default, there is no index.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// By default, the section of the same number as the title.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? { index }
  /// By default, no row can be edited.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// By default, nothing is done, and the row stays.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// By default, no row can be moved.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// By default, nothing is done.
  public func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath
  ) {}
}

/// Hears of what a table does, and has a say in it. Everything is optional.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// In points; the scene's for a static row, or else the table's `rowHeight`, unless said otherwise, and `TableView.automaticDimension` for as high as the
  /// cell wants. Asked once a row whenever the table loads; with an `estimatedRowHeight`, when a row comes into sight.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// In points; nil for the table's `sectionHeaderHeight`, and `TableView.automaticDimension` for as high as constraints in
  /// the view make it, or what its text takes.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double?
  /// The height of a section's footer, in points; nil for the table's `sectionFooterHeight`, and
  /// `TableView.automaticDimension` for as high as constraints in the view make it, or what its text takes.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double?
  /// In place of the text.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// A view in place of the text below a section; it is shown only where the footer has a height.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// A cell is about to be shown for a row: its frame is set, and it is in the table.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A cell shows its row no longer: the row is out of sight, deleted or reloaded.
  ///
  /// The cell may soon show another row.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Whether a finger that comes down on a row highlights it; one that is not highlighted is not selected.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row to select: this one, another, or none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A tap has selected a row; what code selects is not told.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// The row to deselect when the user taps a selected one, where several can be selected: this one, another,
  /// or none.
  ///
  /// Where only one can be, it is asked before a tap on another row too: with nil, both are selected then.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A tap, on the row or on another, has deselected a row; what code deselects is not told.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// The detail button at the right of a row was tapped; the row is not selected by that.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// What the circle at the left of a row does in editing mode, asked only for rows that the data source lets
  /// be edited.
  ///
  /// A row with `delete` offers that to a swipe, too.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// What stands on the button that deletes a row.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String
  /// What a swipe from the left edge inwards offers; nothing for nil.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// What a swipe from the right edge inwards offers; for nil, to delete a row that can be deleted.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// What a long press on a row shows.
  ///
  /// - Parameters:
  ///   - tableView: whose row is pressed.
  ///   - indexPath: the row.
  ///   - point: where it is pressed, in the table's coordinates.
  /// - Returns: nil for nothing.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?
  /// The preview of a row's menu was touched: this is the time to show what was previewed.
  func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration)
  /// Where a row may go that the user drags: there, elsewhere, or back to where it came from.
  ///
  /// - Parameters:
  ///   - tableView: whose row is dragged.
  ///   - indexPath: where the row came from.
  ///   - proposedIndexPath: where the finger wants the row, named as it will be when the row is there.
  /// - Returns: where the row goes if it is let go now, named in the same way.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  /// By default, the scene's height for a static row, or else the table's `rowHeight`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.staticHeight(ofRowAt: indexPath)
  }
  /// By default, what the text takes: 28 points in a plain table, 38 in a grouped one, and 55.5 above its first section.
  ///
  /// Without a text it is 0 in a plain table, and 18 in a grouped one.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? { nil }
  /// By default, what the text takes, as for a header.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double? { nil }
  /// By default, there is none, and the text is shown.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// By default, there is none, and the text is shown.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// By default, nothing is done.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// By default, nothing is done.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// By default, every row is highlighted.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// By default, the row that was tapped is selected.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// By default, nothing is done.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// By default, the row itself is deselected.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// By default, nothing is done.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// By default, nothing is done.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// By default, rows that can be edited can be deleted.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// By default, the button says `Delete`, in the language that is shown.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String { tableView.libraryText(.delete) }
  /// By default, the row may go wherever it is dragged.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// By default, a swipe from the left offers nothing.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// By default, a long press shows nothing.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// By default, nothing is done.
  public func tableView(
    _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {}
  /// By default, a swipe from the right offers to delete a row that can be deleted, and nothing else.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
