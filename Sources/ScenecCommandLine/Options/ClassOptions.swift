import ArgumentParser
import Dispatch
import SceneAnalysis
import SceneRuntime
import SceneUI

/// The classes that scenes may speak of.
struct ClassOptions: ParsableArguments {
  @Option(
    name: .customLong("classes"),
    help: ArgumentHelp(
      "A class manifest (JSON) that describes classes of the host app. Can be repeated.",
      valueName: "manifest"),
    completion: .file(extensions: ["json"]))
  var paths: [String] = []

  func validate() throws {
    guard !paths.contains("-") else {
      throw ValidationError("'--classes -': a class manifest cannot be read from standard input.")
    }
  }

  /// The class library's classes, and those of the manifests.
  var manifests: ClassManifests { ClassManifests(paths) { Registry.library.vocabulary } }

  /// Describes the class library on another core, which takes as long as to read the arguments and to find 2,000 files.
  static func describeLibraryAhead() { DispatchQueue.global().async { _ = Registry.library } }
}
