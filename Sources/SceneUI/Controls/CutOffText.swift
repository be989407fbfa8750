import SceneDrawing
import SceneValues

/// Text that does not fit in its view.
package struct CutOffText: Sendable {
  package let text: String
  /// The additional width and height, in points, that the text requires. Either can be 0.
  package let missingWidth, missingHeight: Double

  fileprivate init(_ text: String, missingWidth: Double = 0, missingHeight: Double = 0) {
    self.text = text
    self.missingWidth = missingWidth
    self.missingHeight = missingHeight
  }
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
    // A small tolerance avoids reports about words that barely fit.
    let lines = TextLayout(text, font: font, width: bounds.width * 1.03 + 1, metrics: textMetrics)
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
    let room = bounds.width - insets - currentImageSize.width
    let missing = TextLayout(currentTitle, font: font, metrics: textMetrics).size.width - room
    return missing > 0 ? CutOffText(currentTitle, missingWidth: missing) : nil
  }
}

extension Font {
  fileprivate var isOfSystem: Bool { if case .family = face { false } else { true } }
}
