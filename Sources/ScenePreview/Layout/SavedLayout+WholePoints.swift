import InterfaceBuilder
import SceneDrawing

extension SavedLayout {
  /// Whether a scene was saved on a Mac whose screen has one pixel for each point: texts are as wide and high as whole
  /// points then, whatever the device has.
  ///
  /// Its labels of one line tell, of which the constraints, and what else was changed since, may tell otherwise: most of
  /// them decide.
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
