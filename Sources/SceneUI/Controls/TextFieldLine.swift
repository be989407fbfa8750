import SceneDrawing
import SceneValues

/// The line of a text field with the place of each character.
struct TextFieldLine {
  let text: String
  let font: Font
  /// Where text is seen.
  let area: Rect
  let width: Double
  let alignment: TextAlignment
  let metrics: any TextMetrics
  /// How far a text that is wider than the area is moved to the left.
  private(set) var scroll: Double

  /// - Parameters:
  ///   - minimumFontSize: nil for text that is not made smaller.
  ///   - scroll: as it was before.
  ///   - caret: what must be seen, in characters; nil where nothing is edited.
  init(
    _ text: String, font: Font, minimumFontSize: Double?, area: Rect, alignment: TextAlignment,
    scroll: Double, caret: Int?, metrics: any TextMetrics
  ) {
    var font = font
    let room = max(0, area.width - caretWidth)
    if let minimumFontSize {
      font = font.shrunk(toFit: text, width: room, minimumSize: minimumFontSize, metrics: metrics)
    }
    let width = metrics.width(of: text, font: font)
    self.text = text
    self.font = font
    self.area = area
    self.width = width
    self.alignment = alignment
    self.metrics = metrics
    self.scroll = 0
    // A hair too wide is rounding.
    guard let caret, width > room + 0.001 else { return }
    let place = distance(to: caret)
    self.scroll = min(max(scroll, place - room, 0), max(0, min(place, width - room)))
  }

  var isTooWide: Bool { width > max(0, area.width - caretWidth) + 0.001 }

  /// Where the text begins.
  var minX: Double {
    isTooWide ? area.minX - scroll : area.minX + (area.width - caretWidth - width) * alignment.fraction
  }

  /// From the beginning of the text to before a character.
  private func distance(to index: Int) -> Double {
    metrics.width(of: String(text.prefix(index)), font: font)
  }

  /// Around a range of characters, as high as the font.
  func rect(of range: Range<Int>) -> Rect {
    let (start, end) = (distance(to: range.lowerBound), distance(to: range.upperBound))
    let height = metrics.lineMetrics(for: font).height
    return Rect(x: minX + start, y: area.midY - height / 2, width: end - start, height: height)
  }

  func caretRect(at index: Int) -> Rect {
    var rect = rect(of: index..<index)
    rect.size.width = caretWidth
    return rect
  }

  /// The caret's place that is nearest to a point.
  func caretIndex(at x: Double) -> Int { metrics.caretIndex(in: text[...], at: x - minX, font: font) }
}
