import ArgumentParser
import Dispatch
import SceneAnalysis
import SceneRuntime
import SceneUI

struct ClassOptions: ParsableArguments {
  @Option(
    name: .customLong("classes"),
    help: ArgumentHelp(
      "A JSON class manifest that describes the host app's classes. Can be repeated.",
      valueName: "manifest"),
    completion: .file(extensions: ["json"]))
  var paths: [String] = []

  func validate() throws {
    guard !paths.contains("-") else {
      throw ValidationError("'--classes -': a class manifest cannot be read from standard input.")
    }
  }

  var manifests: ClassManifests { ClassManifests(paths) { Registry.library.vocabulary } }

  /// Loads the class library on another core. Loading takes about as long as parsing arguments and finding 2,000 files.
  static func describeLibraryAhead() { DispatchQueue.global().async { _ = Registry.library } }
}
