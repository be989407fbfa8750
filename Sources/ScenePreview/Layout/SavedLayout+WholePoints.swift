import InterfaceBuilder
import SceneDrawing

extension SavedLayout {
  /// Returns whether a scene was saved on a Mac with one pixel per point, where text sizes are rounded to whole points.
  /// The majority of the single-line labels decides, because constraints or later changes can affect some of them.
  func hasTextInWholePoints(_ scene: Scene) -> Bool {
    var votes = 0
    for view in views(of: scene) {
      guard let size = view.lineFontSize, size >= 1 else { continue }
      let height = BuiltInTextMetrics().lineMetrics(for: .system(size)).height
      let whole = height.rounded(.up)
      let fine = [2.0, 3].map { (height * $0).rounded(.up) / $0 }
      guard !fine.contains(where: { abs($0 - whole) < 0.1 }) else { continue }
      if abs(view.frame.height - whole) < 0.01 { votes += 1 }
      if fine.contains(where: { abs($0 - view.frame.height) < 0.01 }) { votes -= 1 }
    }
    return votes > 0
  }
}
