import SceneDrawing
import SceneValues

package struct TextFieldLine {
  package let text: String
  package let font: Font
  package let area: Rect
  package let width: Double
  package let alignment: TextAlignment
  package let places: BidiPlaces
  private let height: Double
  /// The horizontal scroll offset if the text is wider than the area; otherwise, 0.
  package private(set) var scroll: Double

  /// Lays out a line. If `minimumFontSize` is nil, text is not shrunk. If `caret` is nil, text is not being edited.
  package init(
    _ text: String, font: Font, minimumFontSize: Double?, area: Rect, alignment: TextAlignment,
    scroll: Double, caret: CaretPlace?, metrics: any TextMetrics
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
    places = BidiPlaces(text[...], font: font, metrics: metrics)
    height = metrics.lineMetrics(for: font).height
    self.scroll = 0
    guard let caret, width > room + 0.001 else { return }
    let place = places.x(of: caret)
    self.scroll = min(max(scroll, place - room, 0), max(0, min(place, width - room)))
  }

  package var isTooWide: Bool { width > max(0, area.width - caretWidth) + 0.001 }

  package var minX: Double {
    isTooWide ? area.minX - scroll : area.minX + (area.width - caretWidth - width) * alignment.fraction
  }

  package func rects(of range: Range<Int>) -> [Rect] {
    places.spans(of: range).map { span in
      Rect(
        x: minX + span.lowerBound, y: area.midY - height / 2, width: span.upperBound - span.lowerBound,
        height: height)
    }
  }

  package func caretRect(at place: CaretPlace) -> Rect {
    Rect(x: minX + places.x(of: place), y: area.midY - height / 2, width: caretWidth, height: height)
  }

  package func caretPlace(at x: Double) -> CaretPlace { places.place(at: x - minX) }
}
