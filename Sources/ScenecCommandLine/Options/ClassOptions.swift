import ArgumentParser
import Dispatch
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
    Self.vocabulary(adding: try descriptions(adding: more))
  }

  /// The manifests' classes.
  func descriptions(adding more: [String]) throws -> [ClassDescription] {
    try (manifests + more.filter { !manifests.contains($0) }).flatMap { try ManifestReader.read($0).classes }
  }

  /// Describes the class library on another core, which takes as long as to read the arguments and to find 2,000 files.
  static func describeLibraryAhead() { DispatchQueue.global().async { _ = Registry.library } }

  static func vocabulary(adding descriptions: [ClassDescription]) -> Vocabulary {
    var vocabulary = Registry.library.vocabulary
    for description in descriptions { vocabulary.add(description) }
    return vocabulary
  }
}
