import SceneValues

extension GraphicsContext {
  /// Draws text on one line; a line break in it is drawn as a space.
  ///
  /// - Parameters:
  ///   - text: what is drawn.
  ///   - origin: a point on the baseline, where the text begins, has its middle or ends, as the alignment
  ///     says.
  ///   - font: the font to draw it in.
  ///   - color: the fill color where there is none.
  ///   - alignment: which part of the text stands at the origin.
  ///   - direction: of the paragraph that the text is of; nil for the one that its first letter has.
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

  /// Draws text from the top of a rectangle, in as many lines as fit into it but at least one.
  ///
  /// - Parameters:
  ///   - text: paragraphs, separated by line breaks.
  ///   - rect: the area whose width the lines are broken at and aligned in.
  ///   - font: the font to draw it in.
  ///   - color: the fill color where there is none.
  ///   - alignment: where the lines stand between the sides of the rectangle.
  ///   - lineBreak: where lines end, and what becomes of text that does not fit.
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

  /// Draws text that was laid out before.
  ///
  /// - Parameters:
  ///   - layout: the lines with their places.
  ///   - origin: the top left corner of the layout.
  ///   - color: the fill color where there is none.
  public func drawText(_ layout: TextLayout, at origin: Point, color: Color? = nil) {
    for line in layout.lines {
      // The run keeps the alignment, so that a centered text stays so in a font that is not the measured one.
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
    // Runs of several directions get their places here, because a renderer could order them in another way.
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
