import SceneRuntime
import SceneServices
import SceneValues

/// A view that covers the window while a menu is visible. A touch outside the menu dismisses it.
final class MenuOverlay: View, MenuOverlayView, ConditionallyAccessible, Covering {
  private let source: MenuSource
  /// The open pages, from outermost to innermost. Only the last page receives touches.
  private(set) var pages: [MenuPage] = []
  private let backdrop = MenuBackdrop()
  private var card: MenuPreviewCard?
  private var isOver = false
  /// The location at which the finger opened the menu. The finger can select rows only after leaving this location.
  var start = Point.zero
  private var hasMoved = false

  private static let duration = 0.2

  init(_ menu: Menu, from source: MenuSource) {
    self.source = source
    super.init(frame: .zero)
    addSubview(backdrop)
    backdrop.isHidden = !source.isContext
    open(menu)
  }

  required init(coder: Coder) throws {
    source = MenuSource()
    try super.init(coder: coder)
  }

  func show(in window: Window) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    if let preview = source.preview { show(preview, in: window) }
    layoutIfNeeded()
    alpha = 0
    View.animate(withDuration: Self.duration) { alpha = 1 }
  }

  private func show(_ preview: ViewController, in window: Window) {
    let card = MenuPreviewCard(preview)
    do { try card.fill(in: window) } catch { return window.context.report(error) }
    card.addTarget(self, for: .touchUpInside) { (overlay, _: MenuPreviewCard) in
      overlay.dismiss()
      overlay.source.onPreviewTap()
    }
    insertSubview(card, aboveSubview: backdrop)
    self.card = card
    setNeedsLayout()
  }

  var isAccessible: Bool { !isOver }

  var obscuresViewsBehind: Bool { true }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.menu, label: pages.last?.menu.title ?? "")
    facts.content = .children
    return facts
  }

  override func accessibilityPerformEscape() -> Bool {
    if pages.count > 1 { close() } else { dismiss() }
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, !isOver else { return }
    backdrop.frame = bounds
    let area = bounds.inset(by: window.safeAreaInsets)
    // If the source has been removed, the menu keeps its position.
    guard var place = source.place(in: window) else { return }
    if let card {
      place = placeCard(card, near: place, in: area)
      backdrop.hole = nil
    } else {
      backdrop.hole = place.intersection(bounds)
    }
    for (number, page) in pages.enumerated() {
      let placement = MenuPlacement(
        size: page.sizeThatFits(.zero), source: place.intersection(area) ?? place, in: area,
        isRightToLeft: readsFromRightToLeft)
      var frame = placement.frame
      if number > 0 {
        let outer = pages[0].frame
        frame.origin = Point(
          x: outer.minX, y: placement.isBelow ? outer.minY : outer.maxY - frame.height)
      }
      page.bounds.size = frame.size
      page.center = frame.center
      page.alpha = page === pages.last ? 1 : 0.5
      page.isUserInteractionEnabled = page === pages.last
    }
  }

  private func placeCard(_ card: MenuPreviewCard, near place: Rect, in area: Rect) -> Rect {
    let all = area.insetBy(dx: 16, dy: 16)
    let menu = pages[0].sizeThatFits(.zero).height + MenuPlacement.gap + MenuPlacement.margin
    let size = card.size(in: Size(width: all.width, height: max(80, all.height - menu)))
    let x = min(max(place.midX - size.width / 2, all.minX), all.maxX - size.width)
    let y = min(max(place.midY - size.height / 2, all.minY), max(all.minY, all.maxY - menu - size.height))
    card.frame = Rect(x: x, y: y, width: size.width, height: size.height)
    return card.frame
  }

  private func open(_ menu: Menu) {
    let page = MenuPage(menu, isInner: !pages.isEmpty, in: self)
    menu.overlay = self
    pages.append(page)
    addSubview(page)
    setNeedsLayout()
  }

  private func close() {
    guard pages.count > 1 else { return }
    pages.removeLast().removeFromSuperview()
    for page in pages { mark(nil, in: page) }
    setNeedsLayout()
  }

  func choose(_ row: MenuRow) {
    guard row.isEnabled, !isOver else { return }
    if row.isBack { return close() }
    switch row.element {
    case let menu as Menu: open(menu)
    case let action as Action: perform(action)
    default: break
    }
  }

  private func perform(_ action: Action) {
    let window = window
    let staysOpen = action.attributes.contains(.keepsMenuPresented)
    if !staysOpen { dismiss() }
    let old = source.shownSelection()
    action.holder?.select(action)
    action.send(for: source.sender, from: window?.firstResponder ?? source.view)
    if old !== source.shownSelection() { source.onSelection() }
  }

  func menuDidChange() {
    guard !isOver else { return }
    for page in pages { page.reload() }
    setNeedsLayout()
  }

  func dismiss() {
    guard !isOver else { return }
    isOver = true
    isUserInteractionEnabled = false
    for page in pages { page.menu.overlay = nil }
    window?.menuOverlay = nil
    source.onEnd()
    View.animate(withDuration: Self.duration) {
      alpha = 0
    } completion: { [weak self] _ in
      self?.card?.detach()
      self?.removeFromSuperview()
    }
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard let point = touches.first?.location(in: self) else { return }
    if pages.last?.frame.contains(point) == true { return }
    if pages.dropLast().contains(where: { $0.frame.contains(point) }) { close() } else { dismiss() }
  }

  /// Highlights the row under the finger that opened the menu, as the finger moves. The point is in window coordinates.
  func track(at point: Point) {
    guard let page = pages.last else { return }
    if point.distance(to: start) > 10 { hasMoved = true }
    if hasMoved { mark(page.row(at: point), in: page) }
  }

  func endTracking(at point: Point) {
    guard let page = pages.last else { return }
    mark(nil, in: page)
    if hasMoved || point.distance(to: start) > 10, let row = page.row(at: point) { choose(row) }
  }

  private func mark(_ row: MenuRow?, in page: MenuPage) {
    for other in page.rows { other.isHighlighted = other === row && other.isEnabled }
  }

  func press(_ key: Key) -> Bool {
    guard let page = pages.last, !isOver else { return false }
    let rows = page.rows.filter(\.isEnabled)
    let marked = rows.firstIndex(where: \.isHighlighted)
    switch key {
    case .down: mark(rows[safe: marked.map { $0 + 1 } ?? 0] ?? rows.first, revealingIn: page)
    case .up: mark(rows[safe: marked.map { $0 - 1 } ?? rows.count - 1] ?? rows.last, revealingIn: page)
    case .left: close()
    case .right:
      if let marked, rows[marked].element is Menu, !rows[marked].isBack { choose(rows[marked]) }
    case .return, .character(" "):
      if let marked { choose(rows[marked]) }
    case .escape: dismiss()
    default: return false
    }
    return true
  }

  private func mark(_ row: MenuRow?, revealingIn page: MenuPage) {
    mark(row, in: page)
    if let row { page.reveal(row) }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
