import SceneCompiler
import SceneDiagnostics

/// An image that a scene names and whose file cannot be drawn: a box with its name stands for it.
package struct UnreadableImage: Hashable {
  /// The name in the scene.
  let name: String
  /// The path of its file.
  let file: String
  /// What is wrong with the file.
  let problem: String

  package var message: String { "Image '\(name)' is drawn as a box: \(file): \(problem)" }

  /// Where a source names it for the first time: "Main.storyboard:12:30"; the path alone where that is not known.
  package func place(in analysis: Analysis) -> String {
    guard let location = analysis.place(ofImage: name) else { return analysis.source.path }
    return "\(location.source.path):\(location.start)"
  }
}
