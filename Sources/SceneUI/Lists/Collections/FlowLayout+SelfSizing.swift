import SceneValues

extension FlowLayout {
  /// A value of `estimatedItemSize`, -1 on both axes, that uses `itemSize` until the cells become visible.
  public static let automaticSize = Size(width: -1, height: -1)

  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The size of items whose cells have not yet been visible, unless the delegate provides a size.
  var unseenItemSize: Size {
    guard isSelfSizing, estimatedItemSize.width >= 0, estimatedItemSize.height >= 0 else { return itemSize }
    return estimatedItemSize
  }

  /// Whether the estimated size is `automaticSize`, for which Interface Builder has a separate attribute.
  var isEstimatedAutomatically: Bool {
    get { estimatedItemSize == Self.automaticSize }
    set {
      if newValue != isEstimatedAutomatically { estimatedItemSize = newValue ? Self.automaticSize : .zero }
    }
  }
}

struct PreferredSizes {
  private var sizes: [Int: [Int: Size]] = [:]

  var isEmpty: Bool { sizes.isEmpty }

  subscript(section: Int) -> [Int: Size] { sizes[section] ?? [:] }

  mutating func set(_ size: Size, of path: IndexPath) { sizes[path.section, default: [:]][path.item] = size }

  func after(_ updates: ListUpdates) -> PreferredSizes {
    var changed = PreferredSizes()
    for (section, items) in sizes {
      for (item, size) in items {
        let path = IndexPath(item: item, section: section)
        if !updates.reloads(path), let new = updates.path(path) { changed.set(size, of: new) }
      }
    }
    return changed
  }
}
