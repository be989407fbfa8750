import SceneDrawing
import SceneRuntime
import SceneValues

final class BarButton: Button, ItemShowing, LibraryTextFollowing {
  let item: BarButtonItem
  var shownItem: any StyledObject { item }

  private static let padding = 8.0
  private static let minimumWidth = 44.0

  init(_ item: BarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addTarget(self, for: .touchUpInside) { (button, _: BarButton) in button.item.send(from: button) }
    refresh()
  }

  required init(coder: Coder) throws {
    item = BarButtonItem()
    try super.init(coder: coder)
  }

  func refresh() {
    refreshTitle()
    font = item.titleFont ?? usualFont
    isEnabled = item.isEnabled
    // If the item has no tint color, appearance rules determine the button's tint.
    if item.tintColor != nil || $storedTintColor == .own, ownTintColor != item.tintColor {
      ownTintColor = item.tintColor
    }
    if item.tintColor == nil, $storedTintColor == .own { $storedTintColor = .default }
    menuPartsDidChange()
    setNeedsDisplay()
  }

  private func refreshTitle() {
    setTitle(item.title ?? item.systemItem?.text.map(libraryText) ?? "", for: .normal)
  }

  func libraryTextsDidChange() {
    refreshTitle()
    superview?.setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if item.title == nil { refreshTitle() }
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = super.accessibilityFacts
    if facts?.label.isEmpty == true { facts?.label = item.image?.name ?? "" }
    return facts
  }

  override var shownMenu: Menu? { item.menu }
  override var opensMenuAtOnce: Bool { !item.hasActions }
  override var menuSender: AnyObject { item }

  private var usualFont: Font { item.style == .done || item.systemItem == .done ? .bold(17) : .system(17) }

  override func exactTitleColor(for state: Control.State) -> Color? {
    item.exactTitleColor(for: state) ?? super.exactTitleColor(for: state)
  }

  private var symbol: BarSymbol? { item.title == nil ? item.systemItem?.symbol : nil }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let square = Rect(
      x: bounds.midX - BarSymbol.size / 2, y: bounds.midY - BarSymbol.size / 2, width: BarSymbol.size,
      height: BarSymbol.size)
    drawItemBackground(in: graphics)
    let opacity = isEnabled ? (isHighlighted ? 0.4 : 1) : 0.35
    if let image = item.image {
      graphics.alpha = opacity
      // Images use the tint color, as symbols do, unless the image catalog declares that they keep their own colors.
      let fitted = size(of: image).map { ContentMode.scaleAspectFit.frame(for: $0, in: square) } ?? square
      graphics.withMirror(of: fitted, isFlipped(image)) {
        graphics.drawImage(
          named: image.name, in: fitted, tint: templateTint(of: image, .tint, byDefault: true))
      }
    } else if let symbol {
      graphics.setFillColor(resolve(.tint).dimmed(by: opacity))
      graphics.draw(symbol, in: square)
    } else {
      super.draw(rect, in: graphics)
    }
  }

  private func drawItemBackground(in graphics: GraphicsContext) {
    let metrics = BarMetrics(height: bounds.height)
    guard let image = item.backgroundImage(for: state, barMetrics: metrics) else { return }
    let height = min(bounds.height, size(of: image)?.height ?? 30)
    let plate = Rect(
      x: bounds.minX + Self.padding / 2, y: bounds.midY - height / 2,
      width: max(0, bounds.width - Self.padding), height: height)
    graphics.withMirror(of: plate, isFlipped(image)) {
      graphics.drawImage(named: image.name, in: plate, tint: templateTint(of: image, .tint))
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let content = item.image != nil || symbol != nil ? BarSymbol.size : super.sizeThatFits(size).width
    return Size(width: max(Self.minimumWidth, content + 2 * Self.padding), height: 44)
  }
}
