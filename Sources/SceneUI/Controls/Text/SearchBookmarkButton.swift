import SceneDrawing
import SceneRuntime
import SceneValues

final class SearchBookmarkButton: Button {
  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button, label: libraryText(.bookmarks))
    facts.traits.insert(.button)
    return facts
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard let symbol = SystemItem.bookmarks.symbol else { return }
    let size = BarSymbol.size
    graphics.translate(x: bounds.midX, y: bounds.midY)
    graphics.scale(x: 0.75, y: 0.75)
    graphics.setFillColor(resolve(.secondaryLabel).dimmed(by: isHighlighted ? 0.4 : 1))
    graphics.draw(symbol, in: Rect(x: -size / 2, y: -size / 2, width: size, height: size))
  }
}
