import SceneRuntime
import SceneValues

final class TableRowMenus: ContextMenuInteractionDelegate {
  private weak var table: TableView?

  init(_ table: TableView) { self.table = table }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    return table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(_ interaction: ContextMenuInteraction, highlightedRectAt location: Point)
    -> Rect?
  {
    guard let table, let path = table.indexPathForRow(at: location) else { return nil }
    return table.rectForRow(at: path)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration)
  }
}

/// A context menu delegate that obtains the menus of a collection view's items from the collection view's delegate.
final class CollectionItemMenus: ContextMenuInteractionDelegate {
  private weak var collection: CollectionView?

  init(_ collection: CollectionView) { self.collection = collection }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let collection, let path = collection.indexPathForItem(at: location) else { return nil }
    return collection.collectionDelegate?.collectionView(
      collection, contextMenuConfigurationForItemAt: path, point: location)
  }

  func contextMenuInteraction(_ interaction: ContextMenuInteraction, highlightedRectAt location: Point)
    -> Rect?
  {
    guard let collection, let path = collection.indexPathForItem(at: location) else { return nil }
    return collection.frameForItem(at: path)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration
  ) {
    guard let collection else { return }
    collection.collectionDelegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration)
  }
}

extension TableView {
  func addRowMenus() {
    if !hasRowMenus { addInteraction(keeping: TableRowMenus(self)) }
  }
}

extension CollectionView {
  func addItemMenus() {
    if !hasRowMenus { addInteraction(keeping: CollectionItemMenus(self)) }
  }
}

extension ScrollView {
  fileprivate var hasRowMenus: Bool {
    gestureRecognizers.contains { ($0 as? ContextMenuRecognizer)?.keptDelegate != nil }
  }

  fileprivate func addInteraction(keeping delegate: any ContextMenuInteractionDelegate) {
    let interaction = ContextMenuInteraction(delegate: delegate)
    addInteraction(interaction)
    interaction.press?.keptDelegate = delegate
  }
}
