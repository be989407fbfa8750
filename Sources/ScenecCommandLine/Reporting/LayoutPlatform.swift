import InterfaceBuilder
import SceneCompiler

extension StandardStreams {
  /// Prints a note if layout does not support a document's platform.
  static func remarkOnPlatform(of analysis: Analysis, at path: String) {
    guard let platform = analysis.foreignTree.flatMap(InterfaceBuilder.platformWithoutLayout) else { return }
    remark(
      "\(path) is for \(platform), whose layout is not supported: frames can differ from those in the app")
  }
}
