import SceneDrawing
import SceneRuntime
import SceneValues

final class TabButton: Button, ItemShowing {
  let item: TabBarItem
  var shownItem: any StyledObject { item }

  init(_ item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    addTarget(self, for: .touchUpInside) { (button, _: TabButton) in
      (button.superview as? TabBar)?.touched(button.item)
    }
  }

  required init(coder: Coder) throws {
    item = TabBarItem()
    try super.init(coder: coder)
  }

  func refresh(isSelected: Bool) {
    self.isSelected = isSelected
    setTitle(item.title, for: .normal)
    isEnabled = item.isEnabled
    setNeedsDisplay()
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.tab, label: item.title ?? item.image?.name ?? "")
    if let badge = item.badgeValue { facts.value = badge.isEmpty ? libraryText(.new) : badge }
    facts.isSelectable = true
    facts.position = (superview as? TabBar)?.position(of: self)
    facts.actions = [.activate]
    return facts
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let name = (isSelected ? item.selectedImage ?? item.image : item.image)?.name
    let opacity = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.35
    let hasImage = name != nil || item.symbol != nil
    let font = item.titleFont ?? .system(hasImage ? 10 : 13)
    let layout = TextLayout(
      currentTitle, font: font, width: max(0, bounds.width - 4), maximumLines: 1, lineBreak: .tailTruncation,
      alignment: .center, metrics: graphics.metrics)
    let image = Rect(x: bounds.midX - 13, y: bounds.minY + 6, width: 26, height: 26)
    if let name {
      graphics.withState {
        graphics.alpha = opacity
        let fitted =
          size(of: ImageName(name)).map { ContentMode.scaleAspectFit.frame(for: $0, in: image) } ?? image
        graphics.withMirror(of: fitted, isFlipped(ImageName(name))) {
          let color = isSelected ? Color.tint : .systemGray
          graphics.drawImage(
            named: name, in: fitted, tint: templateTint(of: ImageName(name), color, byDefault: true))
        }
      }
    } else if let symbol = item.symbol {
      let color = resolve(isSelected ? .tint : .systemGray).dimmed(by: opacity)
      graphics.setFillColor(color)
      graphics.draw(symbol, in: image)
    }
    let ownColor = item.titleColor(for: isSelected ? .selected : .normal)
    graphics.setFillColor(resolve(ownColor ?? (isSelected ? .tint : .systemGray)).dimmed(by: opacity))
    graphics.drawText(
      layout,
      at: Point(
        x: bounds.minX + 2, y: hasImage ? bounds.minY + 33.5 : bounds.midY - layout.size.height / 2))
    let corner =
      hasImage
      ? Point(x: image.maxX - 2, y: image.minY + 4)
      : Point(x: bounds.midX + layout.size.width / 2 + 8, y: bounds.midY - 11)
    drawBadge(around: corner, in: graphics)
  }

  private func drawBadge(around corner: Point, in graphics: GraphicsContext) {
    guard let badge = item.badgeValue else { return }
    let text = TextLayout(badge, font: .system(12), metrics: graphics.metrics)
    let height = badge.isEmpty ? 9.0 : 17
    let width = badge.isEmpty ? height : max(height, text.size.width + 10)
    let left = max(bounds.minX, min(corner.x - height / 2, bounds.maxX - width))
    let pill = Rect(
      x: left, y: max(bounds.minY + 1, corner.y - height / 2), width: min(width, bounds.width),
      height: height)
    graphics.setFillColor(item.badgeColor ?? .systemRed)
    graphics.fill(Path(roundedRect: pill, cornerRadius: height / 2))
    graphics.setFillColor(.white)
    graphics.drawText(
      TextLayout(
        badge, font: .system(12), width: pill.width, maximumLines: 1, lineBreak: .tailTruncation,
        alignment: .center, metrics: graphics.metrics),
      at: Point(x: pill.minX, y: pill.midY - text.size.height / 2))
  }
}
