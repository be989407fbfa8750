import SceneDrawing
import SceneValues

/// The built-in metrics, a little narrower.
///
/// Xcode made labels and buttons as wide as their texts are in Apple's fonts, which is between 0.97 and 1.04 of what the
/// built-in metrics say: texts that fit there must not be cut off here.
struct AppleTextMetrics: TextMetrics {
  private let metrics = BuiltInTextMetrics()

  func width(of text: String, font: Font) -> Double { metrics.width(of: text, font: font) * 0.97 }
  func lineMetrics(for font: Font) -> LineMetrics { metrics.lineMetrics(for: font) }
}
