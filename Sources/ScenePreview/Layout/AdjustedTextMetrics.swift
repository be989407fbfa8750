import SceneDrawing
import SceneValues

/// Text as large as a person wants it, and, to find out what hangs on text, a little wider and higher than it is.
struct AdjustedTextMetrics: TextMetrics {
  let metrics: any TextMetrics
  var category = TextSizeCategory.large
  var width = 1.0
  var height = 1.0

  func width(of text: String, font: Font) -> Double { metrics.width(of: text, font: adjusted(font)) * width }

  func widths(in font: Font) -> (Substring) -> Double {
    let measure = metrics.widths(in: adjusted(font))
    return width == 1 ? measure : { [width] text in measure(text) * width }
  }

  func lineMetrics(for font: Font) -> LineMetrics {
    var line = metrics.lineMetrics(for: adjusted(font))
    line.ascent *= height
    line.descent *= height
    return line
  }

  private func adjusted(_ font: Font) -> Font {
    guard category != .large, case .style(let style) = font.face else { return font }
    var font = font
    font.size = category.size(of: style)
    return font
  }
}
