import SceneValues

extension ImageRun {
  /// A placeholder for an image that cannot be displayed. It is a box that contains the image's name.
  public var placeholder: DisplayList {
    let context = GraphicsContext()
    context.alpha = alpha
    context.fillColor = RGBA(packed: 0x8E8E_9333)
    context.fill(rect)
    context.strokeColor = RGBA(packed: 0x8E8E_93FF)
    context.setLineDash([4, 3])
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    if let (text, x) = Self.pointSizes.lazy.compactMap(label).first {
      context.fillColor = RGBA(packed: 0x6363_66FF)
      context.drawText(text, at: Point(x: x, y: rect.midY - text.size.height / 2))
    }
    return context.displayList
  }

  /// The font sizes in points. A placeholder uses the first size at which the name fits, or otherwise the last size.
  private static let pointSizes = [11.0, 9, 7, 5, 4]

  private func label(_ pointSize: Double) -> (text: TextLayout, x: Double)? {
    let isLast = pointSize == Self.pointSizes.last
    let margin = pointSize == Self.pointSizes.first ? 4.0 : 1
    let room = max(0, rect.width - 2 * margin)
    let font = Font.system(pointSize)
    guard isLast || BuiltInTextMetrics().width(of: name, font: font) <= room else { return nil }
    let text = TextLayout(
      name, font: font, width: room, maximumLines: 1, lineBreak: .middleTruncation, alignment: .center)
    guard text.size.width <= rect.width, text.size.height <= rect.height else { return nil }
    return (text, rect.minX + margin)
  }
}
