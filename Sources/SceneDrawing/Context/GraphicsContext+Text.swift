import SceneValues

extension GraphicsContext {
  /// Draws text on one line. Line breaks are drawn as spaces.
  ///
  /// - Parameters:
  ///   - text: The text to draw.
  ///   - origin: The point on the baseline to which the alignment refers.
  ///   - font: The font.
  ///   - color: The text color, or nil to use the fill color.
  ///   - alignment: The alignment of the text relative to the origin.
  ///   - direction: The direction of the paragraph, or nil to use the direction of the first strong character.
  public func drawText(
    _ text: String, at origin: Point, font: Font, color: Color? = nil, alignment: TextAlignment = .left,
    direction: TextDirection? = nil
  ) {
    let line = text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    draw(
      TextLine(
        text: line, origin: .zero, width: metrics.width(of: line, font: font), direction: direction),
      at: origin, alignment: alignment, font: font, color: color)
  }

  /// Draws text in a rectangle, starting at the top. Lines after the first are omitted if they do not fit.
  ///
  /// - Parameters:
  ///   - text: The paragraphs, separated by line breaks.
  ///   - rect: The area whose width determines line breaks and alignment.
  ///   - font: The font.
  ///   - color: The text color, or nil to use the fill color.
  ///   - alignment: The alignment of lines in the rectangle.
  ///   - lineBreak: The mode for wrapping or truncating lines.
  public func drawText(
    _ text: String, in rect: Rect, font: Font, color: Color? = nil, alignment: TextAlignment = .left,
    lineBreak: LineBreakMode = .tailTruncation
  ) {
    let lines = metrics.lineMetrics(for: font).lines(in: rect.height)
    let layout = TextLayout(
      text, font: font, width: rect.width, maximumLines: max(1, lines), lineBreak: lineBreak,
      alignment: alignment, metrics: metrics)
    drawText(layout, at: Point(x: rect.minX, y: rect.minY), color: color)
  }

  /// Draws a text layout.
  ///
  /// - Parameters:
  ///   - layout: The layout to draw.
  ///   - origin: The top-left corner of the layout.
  ///   - color: The text color, or nil to use the fill color.
  public func drawText(_ layout: TextLayout, at origin: Point, color: Color? = nil) {
    for line in layout.lines {
      // The run keeps the alignment, so that text stays centered if the renderer substitutes a font.
      let anchor = line.origin.x + line.width * layout.alignment.fraction
      draw(
        line, at: Point(x: origin.x + anchor, y: origin.y + line.origin.y), alignment: layout.alignment,
        font: layout.font, color: color)
    }
  }

  private func draw(
    _ line: TextLine, at origin: Point, alignment: TextAlignment, font: Font, color: Color?
  ) {
    guard !line.text.isEmpty, let color = visible(color.map(resolved) ?? fillColor) else { return }
    let bidi = BidiLine(line.text, base: line.direction)
    guard bidi.runs.contains(where: { $0.direction == .rightToLeft }) else {
      return record(
        .text(
          TextRun(
            text: line.text, origin: origin, alignment: alignment, width: line.width, font: font, color: color
          )))
    }
    // Bidirectional runs are positioned here, because renderers could order them differently.
    let left = origin.x - line.width * alignment.fraction
    let places = BidiPlaces(line.text[...], bidi: bidi, font: font, metrics: metrics)
    for run in places.runs {
      record(
        .text(
          TextRun(
            text: String(run.text), origin: Point(x: left + run.minX, y: origin.y), width: run.width,
            font: font, color: color, direction: run.direction)))
    }
  }
}
