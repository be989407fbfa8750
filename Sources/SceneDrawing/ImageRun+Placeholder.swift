import SceneValues

extension ImageRun {
  /// What stands for an image that cannot be shown: a box with its name.
  public var placeholder: DisplayList {
    let context = GraphicsContext()
    context.alpha = alpha
    context.fillColor = RGBA(packed: 0x8E8E_9333)
    context.fill(rect)
    context.strokeColor = RGBA(packed: 0x8E8E_93FF)
    context.setLineDash([4, 3])
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))

    let label = TextLayout(
      name, font: .system(11), width: max(0, rect.width - 8), maximumLines: 1,
      lineBreak: .middleTruncation, alignment: .center)
    if label.size.width <= rect.width, label.size.height <= rect.height {
      context.fillColor = RGBA(packed: 0x6363_66FF)
      context.drawText(label, at: Point(x: rect.minX + 4, y: rect.midY - label.size.height / 2))
    }
    return context.displayList
  }
}
