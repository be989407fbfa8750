import ArgumentParser
import SceneRuntime
import SceneUI
import SceneValues

/// The classes that scenes may speak of.
struct ClassOptions: ParsableArguments {
  @Option(
    name: .customLong("classes"),
    help: ArgumentHelp(
      "A manifest of a program's own classes, as its registry writes it (JSON). May be given more than once.",
      valueName: "manifest"),
    completion: .file(extensions: ["json"]))
  var manifests: [String] = []

  func validate() throws {
    guard !manifests.contains("-") else {
      throw ValidationError("'--classes -': a manifest is not read from standard input.")
    }
  }

  /// The class library's classes and the manifests'. Takes time to make: ask once, and only when it is needed.
  ///
  /// - Parameter more: manifests that the command line does not name.
  func vocabulary(adding more: [String] = []) throws -> Vocabulary {
    var vocabulary = Registry.library.vocabulary
    for path in manifests + more.filter({ !manifests.contains($0) }) {
      for description in try ManifestReader.read(path).classes { vocabulary.add(description) }
    }
    return vocabulary
  }
}
