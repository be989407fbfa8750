import SceneCompiler
import SceneDiagnostics

/// An image in a scene whose file cannot be drawn, so that a box with the image's name is drawn instead.
package struct UnreadableImage: Hashable {
  let name: String
  let file: String
  let problem: String

  package var message: String { "Image '\(name)' is drawn as a box: \(file): \(problem)" }

  /// Returns the position of the first occurrence of the name in the source, such as "Main.storyboard:12:30", or only
  /// the path if there is no occurrence.
  package func place(in analysis: Analysis) -> String {
    guard let location = analysis.place(ofImage: name) else { return analysis.source.path }
    return "\(location.source.path):\(location.start)"
  }
}
