import InterfaceBuilder
import SceneDrawing

extension SavedLayout {
  /// Whether the frames of text have the sizes that Xcode recorded for designable classes. If most of the labels for which
  /// the sizes differ have the height of their font instead, Xcode laid out the file without these classes.
  var hasTextOfDesignables: Bool {
    var votes = 0
    for view in views {
      guard let designable = view.designableSize?.height, let size = view.lineFontSize, size >= 1 else {
        continue
      }
      let height = BuiltInTextMetrics().lineMetrics(for: .system(size)).height
      let plain = [1.0, 2, 3].map { (height * $0).rounded(.up) / $0 }
      guard !plain.contains(where: { abs($0 - designable) < 0.1 }) else { continue }
      if abs(view.frame.height - designable) < 0.1 { votes += 1 }
      if plain.contains(where: { abs($0 - view.frame.height) < 0.1 }) { votes -= 1 }
    }
    return votes >= 0
  }
}
