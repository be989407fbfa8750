import SceneDrawing
import SceneValues

/// Text metrics that apply a preferred text size. They can also enlarge text to reveal the frames that depend on text.
struct AdjustedTextMetrics: TextMetrics {
  let metrics: any TextMetrics
  var category = TextSizeCategory.large
  var width = 1.0
  var height = 1.0
  var unknownFonts = 1.0

  func width(of text: String, font: Font) -> Double {
    metrics.width(of: text, font: adjusted(font)) * width * scale(of: font)
  }

  func widths(in font: Font) -> (Substring) -> Double {
    let measure = metrics.widths(in: adjusted(font))
    let factor = width * scale(of: font)
    return factor == 1 ? measure : { text in measure(text) * factor }
  }

  func lineMetrics(for font: Font) -> LineMetrics {
    var line = metrics.lineMetrics(for: adjusted(font))
    let scale = height * scale(of: font)
    line.ascent *= scale
    line.descent *= scale
    return line
  }

  private func scale(of font: Font) -> Double {
    unknownFonts == 1 || BuiltInTextMetrics.recognizes(font) ? 1 : unknownFonts
  }

  private func adjusted(_ font: Font) -> Font {
    guard category != .large, case .style(let style) = font.face else { return font }
    var font = font
    font.size = category.size(of: style)
    return font
  }
}
