import SceneValues

/// Cells that say themselves how large they are.
extension FlowLayout {
  /// The `estimatedItemSize` of items that are taken to be as large as `itemSize` until their cells are in sight: -1 on
  /// both axes.
  public static let automaticSize = Size(width: -1, height: -1)

  /// Whether cells in sight say how large they are.
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// What an item is taken for whose cell has not been in sight, and of which no delegate says more.
  var unseenItemSize: Size {
    guard isSelfSizing, estimatedItemSize.width >= 0, estimatedItemSize.height >= 0 else { return itemSize }
    return estimatedItemSize
  }

  /// Whether it is `automaticSize`: what Interface Builder writes as an attribute of its own.
  var isEstimatedAutomatically: Bool {
    get { estimatedItemSize == Self.automaticSize }
    set {
      if newValue != isEstimatedAutomatically { estimatedItemSize = newValue ? Self.automaticSize : .zero }
    }
  }
}

/// The sizes that cells in sight have wanted.
struct WantedSizes {
  /// By section and item.
  private var sizes: [Int: [Int: Size]] = [:]

  var isEmpty: Bool { sizes.isEmpty }

  subscript(section: Int) -> [Int: Size] { sizes[section] ?? [:] }

  mutating func set(_ size: Size, of path: IndexPath) { sizes[path.section, default: [:]][path.item] = size }

  /// What they are after a change: items that stay keep theirs.
  func after(_ updates: ListUpdates) -> WantedSizes {
    var changed = WantedSizes()
    for (section, items) in sizes {
      for (item, size) in items {
        let path = IndexPath(item: item, section: section)
        if !updates.reloads(path), let new = updates.path(path) { changed.set(size, of: new) }
      }
    }
    return changed
  }
}
