import SceneRuntime
import SceneValues

/// A view that displays one item of a navigation bar. Its subviews appear and disappear together.
final class NavigationPage: View, BarItemOwner, LibraryTextFollowing {
  let item: NavigationItem
  private let previous: NavigationItem?
  private let titleLabel = Label()
  private let promptLabel = Label()
  private let backButton = BackButton()
  private let left = BarItemRow()
  private let right = BarItemRow()
  private var titleView: View?
  private var searchBar: SearchBar?
  /// The alpha values that the views had before a search hid them. The keys identify the views.
  private var hiddenAlphas: [ObjectIdentifier: Double] = [:]
  private var isLarge = false

  static let promptHeight = 30.0
  static let largeTitleHeight = 52.0
  private static let margin = 8.0
  private static let titleGap = 8.0

  init(_ item: NavigationItem, after previous: NavigationItem?, frame: Rect) {
    self.item = item
    self.previous = previous
    super.init(frame: frame)
    titleLabel.font = .bold(17)
    titleLabel.accessibilityTraits = .header
    promptLabel.font = .system(13)
    promptLabel.textAlignment = .center
    for view in [titleLabel, promptLabel, backButton] { addSubview(view) }
    backButton.addTarget(self, for: .touchUpInside) { (page, _: BackButton) in
      (page.superview as? NavigationBar)?.goBack()
    }
  }

  required init(coder: Coder) throws {
    (item, previous) = (NavigationItem(), nil)
    try super.init(coder: coder)
  }

  func barItemDidChange() { refresh(isLarge: isLarge) }

  func libraryTextsDidChange() {
    refresh(isLarge: isLarge)
  }

  func refresh(isLarge: Bool) {
    self.isLarge = isLarge
    titleLabel.text = item.title ?? ""
    titleLabel.isHidden = item.titleView != nil
    promptLabel.text = item.prompt ?? ""
    promptLabel.isHidden = item.prompt == nil
    let leads = previous != nil && !item.hidesBackButton
    backButton.isHidden =
      !leads || (!item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton)
    backButton.setTitle(previous?.backButtonTitle ?? previous?.title ?? libraryText(.back), for: .normal)
    if titleView !== item.titleView {
      if let titleView, titleView.superview === self { titleView.removeFromSuperview() }
      titleView = item.titleView
      if let titleView { addSubview(titleView) }
    }
    if searchBar !== item.searchController?.searchBar {
      if let searchBar, searchBar.superview === self { searchBar.removeFromSuperview() }
      searchBar = item.searchController?.searchBar
    }
    if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
    left.show(item.leftBarButtonItems, in: self)
    right.show(item.rightBarButtonItems.reversed(), in: self)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let top = item.prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = Rect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)
    // As the height decreases, a large title shrinks until it becomes a standard title.
    let rowHeight = barHeights.navigation
    let searchHeight = layoutSearch(below: top + rowHeight)
    let height = bounds.height - searchHeight
    let largeHeight = min(height - top - rowHeight, Self.largeTitleHeight)
    let isLarge = isLarge && largeHeight >= Self.largeTitleHeight / 2
    let safe = safeAreaInsets
    let row = Rect(
      x: Self.margin + safe.left, y: top,
      width: max(0, bounds.width - 2 * Self.margin - safe.left - safe.right),
      height: isLarge ? rowHeight : max(0, height - top))
    let bar = superview as? NavigationBar
    titleLabel.font =
      isLarge ? .bold(34 * largeHeight / Self.largeTitleHeight) : bar?.titleFont ?? .bold(17)
    // The bar determines the color, so appearance rules for labels do not apply.
    titleLabel.textColor = bar?.titleColor ?? .label
    titleLabel.textAlignment = !isLarge ? .center : isFlipped ? .right : .left
    let size = titleView?.naturalSize ?? titleLabel.sizeThatFits(.zero)
    let isBelow = isLarge && titleView == nil
    let middle = layoutSides(in: row, leaving: isBelow ? 0 : size.width)
    if isBelow {
      titleLabel.frame = Rect(
        x: 16 + safe.left, y: row.maxY, width: max(0, bounds.width - 32 - safe.left - safe.right),
        height: largeHeight)
    } else {
      (titleView ?? titleLabel).frame = place(size, in: middle)
    }
  }

  /// Positions the search bar below the page's other content, which is at least `least` points high. Returns the visible
  /// height of the search bar.
  private func layoutSearch(below least: Double) -> Double {
    let isAlone = item.showsSearchAlone
    hideAllButSearch(isAlone)
    guard let searchBar, searchBar.superview === self else { return 0 }
    let title = isLarge ? Self.largeTitleHeight : 0
    let room = isAlone ? bounds.height : max(0, bounds.height - least - title)
    let full = item.searchHeight
    let height = item.hideableSearchHeight > 0 ? min(full, room) : full
    searchBar.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: full)
    searchBar.alpha = full > 0 ? max(0, 2 * height / full - 1) : 0
    return height
  }

  private func hideAllButSearch(_ hides: Bool) {
    guard hides || !hiddenAlphas.isEmpty else { return }
    for view in subviews where view !== searchBar {
      let key = ObjectIdentifier(view)
      if hides, hiddenAlphas[key] == nil {
        hiddenAlphas[key] = view.alpha
        view.alpha = 0
      } else if !hides, let alpha = hiddenAlphas[key] {
        view.alpha = alpha
      }
    }
    if !hides { hiddenAlphas = [:] }
  }

  /// Whether the layout direction of the bar is right to left. A host app can override the layout direction of a context.
  private var isFlipped: Bool { (superview as? NavigationBar ?? self).readsFromRightToLeft }

  private func turnedInBar(_ rect: Rect) -> Rect {
    guard isFlipped else { return rect }
    return Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func layoutSides(in row: Rect, leaving width: Double) -> Rect {
    let half = row.width / 2
    let rightWidth = min(right.width, half)
    var backWidth = 0.0
    if !backButton.isHidden {
      backWidth = backButton.shortenTitle { backWidth in
        let used = backWidth + min(left.width, half - backWidth) + rightWidth
        return backWidth <= half && width <= row.width - used - Self.titleGap
      }
    }
    backButton.semanticContentAttribute = isFlipped ? .forceRightToLeft : .forceLeftToRight
    backButton.frame = turnedInBar(
      Rect(x: row.minX, y: row.minY, width: backWidth, height: row.height))
    let leftWidth = max(0, min(left.width, half - backWidth))
    left.place(
      in: turnedInBar(
        Rect(x: row.minX + backWidth, y: row.minY, width: leftWidth, height: row.height)),
      isReversed: isFlipped)
    right.place(
      in: turnedInBar(
        Rect(x: row.maxX - rightWidth, y: row.minY, width: rightWidth, height: row.height)),
      isReversed: isFlipped)
    let used = backWidth + leftWidth + (backWidth > 0 ? Self.titleGap : 0)
    return turnedInBar(
      Rect(
        x: row.minX + used, y: row.minY, width: max(0, row.width - used - rightWidth), height: row.height))
  }

  private func place(_ size: Size, in space: Rect) -> Rect {
    let width = min(size.width, space.width)
    let x = min(max(bounds.midX - width / 2, space.minX), space.maxX - width)
    return Rect(x: x, y: space.midY - size.height / 2, width: width, height: size.height)
  }
}
