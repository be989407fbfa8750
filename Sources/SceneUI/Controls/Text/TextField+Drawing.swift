import SceneDrawing
import SceneServices
import SceneValues

extension TextField {
  var shownText: String { isSecureTextEntry ? String(repeating: "•", count: edited.count) : text }

  var line: TextFieldLine {
    TextFieldLine(
      shownText, font: font, minimumFontSize: adjustsFontSizeToFitWidth ? minimumFontSize : nil,
      area: textRect, alignment: resolved(textAlignment), scroll: scroll,
      caret: isEditing ? edited.place : nil,
      metrics: textMetrics)
  }

  /// The frame of the caret in the field's coordinates, even if the caret is not visible.
  public var caretRect: Rect { line.caretRect(at: edited.place) }

  func drawBorder(in graphics: GraphicsContext) {
    let frame = bounds.insetBy(dx: 0.5, dy: 0.5)
    switch borderStyle {
    case .none: break
    case .line:
      graphics.setStrokeColor(resolve(.label).dimmed(by: isEnabled ? 1 : 0.35))
      graphics.stroke(frame)
    case .bezel:
      fill(Path(bounds), in: graphics)
      graphics.setStrokeColor(Color(.systemGray2))
      graphics.stroke(frame)
      graphics.setFillColor(.systemFill)
      graphics.fill(Rect(x: bounds.minX + 1, y: bounds.minY + 1, width: bounds.width - 2, height: 2))
      graphics.fill(Rect(x: bounds.minX + 1, y: bounds.minY + 3, width: 1, height: bounds.height - 4))
    case .roundedRect:
      let shape = Path(roundedRect: frame, cornerRadius: 6)
      fill(shape, in: graphics)
      graphics.setStrokeColor(Color(.systemGray4))
      graphics.stroke(shape)
    }
  }

  private func fill(_ shape: Path, in graphics: GraphicsContext) {
    // A custom background color has already been drawn.
    if isEnabled, backgroundColor != nil { return }
    graphics.setFillColor(Color(isEnabled ? .tertiarySystemBackground : .systemGray6))
    graphics.fill(shape)
  }

  func drawText(in graphics: GraphicsContext) {
    let line = line
    graphics.withState {
      // Glyphs can extend slightly beyond the edges of the text.
      graphics.clip(to: textRect.insetBy(dx: -1, dy: 0))
      if isEditing, !edited.selection.isEmpty {
        graphics.setFillColor(resolve(.tint).dimmed(by: 0.25))
        for rect in line.rects(of: edited.selection) { graphics.fill(rect) }
      }
      if hasText {
        draw(line, in: graphics)
        drawComposition(on: line, in: graphics)
      } else {
        drawPlaceholder(in: line.area, graphics)
      }
      if caret.isCaretVisible, edited.selection.isEmpty {
        graphics.setFillColor(.tint)
        graphics.fill(Path(roundedRect: line.caretRect(at: edited.place), cornerRadius: caretWidth / 2))
      }
    }
  }

  private func draw(_ line: TextFieldLine, in graphics: GraphicsContext) {
    graphics.setFillColor(resolve(textColor).dimmed(by: isEnabled ? 1 : 0.35))
    if line.isTooWide, !isEditing {
      drawTruncated(line.text, font: line.font, alignment: resolved(.natural), in: line.area, graphics)
    } else {
      let baseline =
        line.area.midY - graphics.metrics.lineMetrics(for: line.font).height / 2
        + graphics.metrics.lineMetrics(for: line.font).ascent
      // This anchor keeps the text aligned even if the font that is drawn differs from the font that was measured.
      let alignment = line.isTooWide ? TextAlignment.left : line.alignment
      graphics.drawText(
        line.text, at: Point(x: line.minX + line.width * alignment.fraction, y: baseline), font: line.font,
        alignment: alignment)
    }
  }

  private func drawPlaceholder(in area: Rect, _ graphics: GraphicsContext) {
    graphics.setFillColor(Color(.placeholderText))
    drawTruncated(placeholder, font: font, alignment: resolved(textAlignment), in: area, graphics)
  }

  private func drawTruncated(
    _ text: String, font: Font, alignment: TextAlignment, in area: Rect, _ graphics: GraphicsContext
  ) {
    let layout = TextLayout(
      text, font: font, width: max(0, area.width - caretWidth), maximumLines: 1,
      lineBreak: .tailTruncation, alignment: alignment, metrics: graphics.metrics)
    graphics.drawText(layout, at: Point(x: area.minX, y: area.midY - layout.size.height / 2))
  }

  func drawClearButton(in graphics: GraphicsContext) {
    let center = clearButtonRect.center
    let isTouched = isHighlighted && touchedPart == .clearButton
    graphics.setFillColor(Color(isTouched ? .systemGray : .systemGray2))
    graphics.fillEllipse(in: Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16))
    graphics.setStrokeColor(contextIfAny?.style == .dark ? .black : .white)
    graphics.lineWidth = 1.5
    graphics.lineCap = .round
    for direction in [-1.0, 1.0] {
      graphics.strokeLine(
        from: Point(x: center.x - 3 * direction, y: center.y - 3),
        to: Point(x: center.x + 3 * direction, y: center.y + 3))
    }
  }
}
