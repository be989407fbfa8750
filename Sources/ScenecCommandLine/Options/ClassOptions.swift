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
  /// - Throws: `Failure` and `ReadError` where a manifest cannot be read.
  func vocabulary() throws -> Vocabulary {
    var reader = ManifestReader()
    return Self.vocabulary(adding: try descriptions(adding: [], by: &reader))
  }

  /// The manifests' classes.
  ///
  /// - Parameter more: manifests that the command line does not name.
  func descriptions(
    adding more: [String], by reader: inout ManifestReader
  ) throws -> [ClassDescription] {
    var found: [ClassDescription] = []
    for path in manifests { found += try reader.manifest(path, .named).classes }
    for path in more where !manifests.contains(path) { found += try reader.manifest(path, .found).classes }
    return found
  }

  /// What the manifests' files hold.
  func contents(adding more: [String], by reader: inout ManifestReader) throws -> [[UInt8]] {
    var found: [[UInt8]] = []
    for path in manifests { found.append(try reader.bytes(path, .named)) }
    for path in more where !manifests.contains(path) { found.append(try reader.bytes(path, .found)) }
    return found
  }

  /// Describes the class library on another core, which takes as long as to read the arguments and to find 2,000 files.
  static func describeLibraryAhead() { DispatchQueue.global().async { _ = Registry.library } }

  static func vocabulary(adding descriptions: [ClassDescription]) -> Vocabulary {
    var vocabulary = Registry.library.vocabulary
    vocabulary.add(contentsOf: descriptions)
    return vocabulary
  }
}
