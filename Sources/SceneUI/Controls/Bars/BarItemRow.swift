import SceneValues

/// A row of bar button items and their views. This type is a class, because an update can change an item: adding the
/// item's view to a window can apply appearance rules.
final class BarItemRow {
  private var entries: [Entry] = []

  var items: [BarButtonItem] { entries.map(\.item) }

  private struct Entry {
    let item: BarButtonItem
    let view: View?

    /// Creates the entry of an item. A button that is being touched must remain the same object.
    init(_ item: BarButtonItem, known: BarButton?) {
      self.item = item
      if item.isSpace {
        view = nil
      } else if let customView = item.customView {
        view = customView
      } else {
        known?.refresh()
        view = known ?? BarButton(item)
      }
    }

    func add(to holder: some View & BarItemOwner) {
      item.holder = holder
      if let view, view.superview !== holder { holder.addSubview(view) }
    }

    func width(viewPadding: Double) -> Double {
      if item.width > 0 || item.isSpace { return item.width }
      return view is BarButton ? view!.sizeThatFits(.zero).width : view!.sizeInBar.width + 2 * viewPadding
    }

    func place(x: Double, width: Double, in row: Rect) {
      guard let view else { return }
      if view is BarButton {
        view.frame = Rect(x: x, y: row.minY, width: width, height: row.height)
      } else {
        let size = view.sizeInBar
        let shown = min(width, item.width > 0 ? item.width : size.width)
        view.frame = Rect(
          x: x + (width - shown) / 2, y: row.midY - size.height / 2, width: shown, height: size.height)
      }
    }
  }

  func show(_ items: [BarButtonItem], in holder: some View & BarItemOwner) {
    let old = entries
    let known = Dictionary(old.map { (ObjectIdentifier($0.item), $0.view) }) { first, _ in first }
    entries = items.map { Entry($0, known: known[ObjectIdentifier($0)] as? BarButton) }
    let kept = Set(items.map(ObjectIdentifier.init))
    let shown = Set(entries.compactMap { $0.view.map(ObjectIdentifier.init) })
    for entry in old {
      if !kept.contains(ObjectIdentifier(entry.item)), entry.item.holder === holder {
        entry.item.holder = nil
      }
      if let view = entry.view, view.superview === holder, !shown.contains(ObjectIdentifier(view)) {
        view.removeFromSuperview()
      }
    }
    for entry in entries { entry.add(to: holder) }
  }

  func append(_ item: BarButtonItem, in holder: some View & BarItemOwner) {
    // The row may already contain the item.
    guard item.holder !== holder else { return show(items + [item], in: holder) }
    let entry = Entry(item, known: nil)
    entries.append(entry)
    entry.add(to: holder)
  }

  var width: Double { entries.map { $0.width(viewPadding: Self.viewPadding) }.reduce(0, +) }

  /// The padding on each side of a custom view, in points.
  static let viewPadding = 8.0

  /// Positions the items in reading order. If there is space left, it is divided equally among the flexible spaces.
  func place(in row: Rect, viewPadding: Double = BarItemRow.viewPadding, isReversed: Bool = false) {
    let natural = entries.map { $0.width(viewPadding: viewPadding) }
    let left = row.width - natural.reduce(0, +)
    let flexible = entries.count { $0.item.systemItem == .flexibleSpace && $0.item.isSpace }
    let factor = left < 0 ? max(0, row.width) / (row.width - left) : 1
    var x = row.minX
    for (entry, width) in zip(entries, natural) {
      let isFlexible = entry.item.isSpace && entry.item.systemItem == .flexibleSpace
      let width = isFlexible ? max(0, left) / Double(flexible) + width : width * factor
      entry.place(x: isReversed ? row.minX + row.maxX - x - width : x, width: width, in: row)
      x += width
    }
  }
}

extension View {
  /// The size as a custom view of a bar. On an editor's canvas, a view that is not positioned by constraints keeps its size.
  fileprivate var sizeInBar: Size {
    let keepsSize = contextIfAny?.systemMetrics.barViewsKeepSizes == true
    return keepsSize && translatesAutoresizingMaskIntoConstraints && bounds.width > 0 && bounds.height > 0
      ? bounds.size : naturalSize
  }

  var naturalSize: Size {
    let content = intrinsicContentSize
    let outside = alignmentRectInsets
    return Size(
      width: content.width.map { $0 + outside.left + outside.right } ?? bounds.width,
      height: content.height.map { $0 + outside.top + outside.bottom } ?? bounds.height)
  }
}
