import SceneValues

extension GraphicsContext {
  /// Draws attributed text in a rectangle, starting at the top. Lines after the first are omitted if they do not fit.
  ///
  /// - Parameters:
  ///   - text: The paragraphs, separated by line breaks.
  ///   - rect: The area whose width determines line breaks and alignment.
  ///   - font: The font for text without a font attribute.
  ///   - alignment: The alignment of paragraphs that do not specify one.
  ///   - lineBreak: The line break mode of paragraphs that do not specify one.
  public func drawText(
    _ text: AttributedText, in rect: Rect, font: Font, alignment: TextAlignment = .left,
    lineBreak: LineBreakMode = .tailTruncation
  ) {
    let layout = AttributedTextLayout(
      text, font: font, width: rect.width, maximumHeight: rect.height, lineBreak: lineBreak,
      alignment: alignment, metrics: metrics)
    drawText(layout, at: Point(x: rect.minX, y: rect.minY))
  }

  /// Draws an attributed text layout. Text without a color uses the fill color.
  ///
  /// - Parameters:
  ///   - layout: The layout to draw.
  ///   - origin: The top-left corner of the layout.
  public func drawText(_ layout: AttributedTextLayout, at origin: Point) {
    for line in layout.lines { draw(line, from: origin) }
  }

  package func draw(_ line: AttributedTextLayout.Line, from origin: Point) {
    let left = Point(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
    // Backgrounds are drawn before all letters, because letters may extend over adjacent backgrounds.
    for piece in line.pieces {
      guard let background = piece.attributes.background, let color = visible(resolved(background)) else {
        continue
      }
      let box = Rect(
        x: left.x + piece.minX, y: left.y - line.ascent, width: piece.width,
        height: line.ascent + line.descent)
      record(.fill(Path(box), rule: .nonZero, color: color))
    }
    for piece in line.pieces { draw(piece, from: left) }
  }

  private func draw(_ piece: AttributedTextLayout.Piece, from left: Point) {
    let attributes = piece.attributes
    let origin = Point(x: left.x + piece.minX, y: left.y - (attributes.baselineOffset ?? 0))
    guard let shadow = attributes.shadow else { return draw(piece, at: origin) }
    withState {
      self.shadow = shadow
      draw(piece, at: origin)
    }
  }

  private func draw(_ piece: AttributedTextLayout.Piece, at origin: Point) {
    let attributes = piece.attributes
    if let attachment = attributes.attachment { return draw(attachment, of: piece, at: origin) }
    guard let color = visible(attributes.color.map(resolved) ?? fillColor) else { return }
    var run = TextRun(
      text: piece.text, origin: origin, width: piece.width, font: piece.font, color: color,
      direction: piece.direction)
    run.kern = attributes.kern ?? 0
    record(.text(run))
    let size = piece.font.size
    if let line = attributes.underline {
      draw(line, from: origin, y: size * 0.12, width: piece.width, size: size, color)
    }
    if let line = attributes.strikethrough {
      draw(line, from: origin, y: size * -0.27, width: piece.width, size: size, color)
    }
  }

  private func draw(_ attachment: TextAttachment, of piece: AttributedTextLayout.Piece, at origin: Point) {
    let bounds = attachment.bounds
    let step = piece.width / Double(max(1, piece.text.count))
    for index in piece.text.indices.enumerated().map(\.offset) {
      let place = Rect(
        x: origin.x + bounds.minX + Double(index) * step, y: origin.y - bounds.maxY, width: bounds.width,
        height: bounds.height)
      if let image = attachment.image {
        drawImage(image, in: place)
      } else {
        drawImage(named: attachment.name, in: place)
      }
    }
  }

  /// Draws a line below or through letters. `y` is the distance from the baseline down to the center of the line.
  private func draw(
    _ style: TextLineStyle, from origin: Point, y: Double, width: Double, size: Double, _ color: RGBA
  ) {
    let thickness = max(size / 18, 0.5)
    func bar(_ y: Double, _ height: Double) {
      let box = Rect(x: origin.x, y: origin.y + y - height / 2, width: width, height: height)
      record(.fill(Path(box), rule: .nonZero, color: color))
    }
    switch style {
    case .single: bar(y, thickness)
    case .thick: bar(y, 2 * thickness)
    case .double:
      bar(y - thickness, thickness)
      bar(y + thickness, thickness)
    }
  }
}
