import SceneDrawing
import SceneValues

package struct CutOffText: Sendable {
  package let text: String
  /// The additional width and height, in points, that the text requires. Either can be 0.
  package let missingWidth, missingHeight: Double
  /// The width, in points, of the text in one line, or 0 if the text has several lines.
  package let lineWidth: Double
  /// The additional height, in points, that the text would require if it could continue on further lines.
  package let missingHeightInLines: Double

  fileprivate init(
    _ text: String, missingWidth: Double = 0, missingHeight: Double = 0, lineWidth: Double = 0,
    missingHeightInLines: Double = 0
  ) {
    self.text = text
    self.missingWidth = missingWidth
    self.missingHeight = missingHeight
    self.lineWidth = lineWidth
    self.missingHeightInLines = missingHeightInLines
  }

  /// Returns a line width with a small tolerance, which avoids reports about words that barely fit.
  fileprivate static func tolerant(_ width: Double) -> Double { max(0, width) * 1.03 + 1 }
}

extension View {
  package var cutOffText: CutOffText? {
    switch self {
    // Text can be measured only in the system fonts.
    case let label as Label where label.font.isOfSystem: label.cutOff
    case let button as Button where button.font.isOfSystem: button.cutOff
    default: nil
    }
  }
}

extension Label {
  fileprivate var cutOff: CutOffText? {
    guard !text.isEmpty else { return nil }
    let smallest = adjustsFontSizeToFitWidth ? minimumScaleFactor : 1
    if numberOfLines == 1 {
      // The clipping mode indicates that text may exceed the bounds.
      guard lineBreakMode != .clip else { return nil }
      let missing = (contentSize(fitting: nil).width ?? 0) * smallest - bounds.width
      return missing > 0 ? CutOffText(text, missingWidth: missing) : nil
    }
    var font = font
    if numberOfLines > 1 { font.size = max(1, font.size * smallest) }
    let lines = TextLayout(
      text, font: font, width: CutOffText.tolerant(bounds.width), metrics: textMetrics)
    let most = Double(numberOfLines) * textMetrics.lineMetrics(for: font).height
    let room = numberOfLines == 0 ? bounds.height : min(bounds.height, most)
    let missing = lines.size.height - room
    return missing > 0 ? CutOffText(text, missingHeight: missing) : nil
  }
}

extension Button {
  fileprivate var cutOff: CutOffText? {
    guard !currentTitle.isEmpty else { return nil }
    let insets =
      contentInsets.left + contentInsets.right + max(0, titleInsets.left) + max(0, titleInsets.right)
    let image = imagePlacement.isVertical ? 0 : currentImageSize.width
    let room = bounds.width - insets - image
    let width = TextLayout(currentTitle, font: font, metrics: textMetrics).size.width
    guard width > room else { return nil }
    let lines = TextLayout(
      currentTitle, font: font, width: CutOffText.tolerant(room), metrics: textMetrics)
    return CutOffText(
      currentTitle, missingWidth: width - room, lineWidth: width,
      missingHeightInLines: lines.size.height - bounds.height)
  }
}

extension Font {
  fileprivate var isOfSystem: Bool { if case .family = face { false } else { true } }
}
