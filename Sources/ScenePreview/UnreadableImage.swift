import SceneCompiler
import SceneDiagnostics

/// An image that a scene refers to but whose file cannot be drawn. A box with the image's name is drawn instead.
package struct UnreadableImage: Hashable {
  let name: String
  let file: String
  let problem: String

  package var message: String { "Image '\(name)' is drawn as a box: \(file): \(problem)" }

  /// Returns the first position of the name, such as "Main.storyboard:12:30", or the path if the name does not occur.
  package func place(in analysis: Analysis) -> String {
    guard let location = analysis.place(ofImage: name) else { return analysis.source.path }
    return "\(location.source.path):\(location.start)"
  }
}
