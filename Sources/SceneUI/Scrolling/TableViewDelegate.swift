import SceneValues

/// What a table shows. Only the number of rows and the cells must be said.
public protocol TableViewDataSource: AnyObject {
  /// 1, unless said otherwise; those of the scene, where it has static ones.
  func numberOfSections(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// A cell from `dequeueReusableCell`, filled in for its row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// That of the scene's section, unless said otherwise.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
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
  public func numberOfSections(in tableView: TableView) -> Int {
    tableView.hasStaticSections ? tableView.numberOfStaticSections : 1
  }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  public func tableView(
    _ tableView: TableView, moveRowAt indexPath: IndexPath, to newIndexPath: IndexPath
  ) {}
}

/// Hears of what a table does, and has a say in it. Everything is optional.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// In points; the scene's for a static row, or else the table's `rowHeight`, unless said otherwise, and `TableView.automaticDimension` for as high as the
  /// cell wants. Asked once a row whenever the table loads; with an `estimatedRowHeight`, when a row comes into sight.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
  /// In points; nil for what its text takes.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double?
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double?
  /// In place of the text.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row to select: this one, another, or none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
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
  /// Where a row may go that the user drags: there, elsewhere, or back to where it came from.
  ///
  /// - Parameter proposedIndexPath: named, like the answer, as it will be when the row is there.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.staticHeight(ofRowAt: indexPath)
  }
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double? { nil }
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double? { nil }
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String { "Delete" }
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt indexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
