import SceneDrawing
import SceneValues

/// A text for which its view is too small.
package struct CutOffText: Sendable {
  package let text: String
  /// How much wider, or higher, the view would have to be, in points; 0 where it is wide, or high, enough.
  package let missingWidth, missingHeight: Double

  fileprivate init(_ text: String, missingWidth: Double = 0, missingHeight: Double = 0) {
    self.text = text
    self.missingWidth = missingWidth
    self.missingHeight = missingHeight
  }
}

extension View {
  /// What of the view's own text does not show, since the view is too small for it; nil where all shows, and for views
  /// without text that is meant to show as a whole.
  package var cutOffText: CutOffText? {
    switch self {
    // How wide other fonts than the system's are, only those who have them know.
    case let label as Label where label.font.isOfSystem: label.cutOff
    case let button as Button where button.font.isOfSystem: button.cutOff
    default: nil
    }
  }
}

extension Label {
  fileprivate var cutOff: CutOffText? {
    guard !text.isEmpty else { return nil }
    if numberOfLines == 1 {
      // Who wants it clipped knows that it does not fit.
      guard lineBreakMode != .clip else { return nil }
      let smallest = adjustsFontSizeToFitWidth ? minimumScaleFactor : 1
      let missing = (contentSize(fitting: nil).width ?? 0) * smallest - bounds.width
      return missing > 0 ? CutOffText(text, missingWidth: missing) : nil
    }
    // A little wider, lest a word that just fits counts as one that just does not.
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
