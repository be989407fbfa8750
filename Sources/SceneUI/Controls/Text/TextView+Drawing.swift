import SceneDrawing
import SceneServices
import SceneValues

// All drawing uses text coordinates, which exclude the insets.
extension TextView {
  func drawSelection(in graphics: GraphicsContext) {
    guard isFirstResponder else { return }
    graphics.setFillColor(resolve(.tint).dimmed(by: 0.25))
    let (top, bottom) = (bounds.minY - textInsets.top, bounds.maxY - textInsets.top)
    for rect in lines.rects(of: edited.selection, onLines: lines.numbers(from: top, to: bottom)) {
      graphics.fill(rect)
    }
  }

  func drawLines(in graphics: GraphicsContext) {
    graphics.setFillColor(textColor)
    let lines = lines
    let (top, bottom) = (bounds.minY - textInsets.top, bounds.maxY - textInsets.top)
    for number in lines.numbers(from: top, to: bottom) {
      guard lines.minY(ofLine: number + 1) > top, lines.minY(ofLine: number) < bottom else { continue }
      if let line = lines.drawnLine(number) {
        graphics.draw(line, from: .zero)
        continue
      }
      let line = lines.lines[number]
      // This anchor keeps the text aligned even if the font that is drawn differs from the font that was measured.
      let anchor = line.minX + line.width * lines.alignment.fraction
      graphics.drawText(
        line.shown, at: Point(x: anchor, y: lines.baseline(ofLine: number)), font: font,
        alignment: lines.alignment, direction: line.direction)
    }
  }

  func drawCaret(in graphics: GraphicsContext) {
    guard caret.isCaretVisible, edited.selection.isEmpty else { return }
    graphics.setFillColor(.tint)
    graphics.fill(Path(roundedRect: lines.caretRect(at: edited.place), cornerRadius: caretWidth / 2))
  }
}
