import SceneValues

extension FlowLayout {
  /// A special value for `estimatedItemSize` that uses `itemSize` as the estimate. Both dimensions are -1.
  public static let automaticSize = Size(width: -1, height: -1)

  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The size of items whose cells have never been visible. The delegate can override this size.
  var unseenItemSize: Size {
    guard isSelfSizing, estimatedItemSize.width >= 0, estimatedItemSize.height >= 0 else { return itemSize }
    return estimatedItemSize
  }

  /// Whether `estimatedItemSize` is `automaticSize`. Interface Builder represents this value as a separate attribute.
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
