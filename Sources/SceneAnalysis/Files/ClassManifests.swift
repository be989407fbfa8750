import SceneValues

/// The classes that scenes may speak of: a library's, and those of manifests.
package struct ClassManifests: Sendable {
  /// The files that somebody named.
  let paths: [String]
  /// Takes time to make: it is asked for only when it is needed.
  private let library: @Sendable () -> Vocabulary

  /// - Parameters:
  ///   - paths: the manifests that somebody named.
  ///   - library: the classes of the class library, which every program has.
  package init(_ paths: [String], library: @escaping @Sendable () -> Vocabulary) {
    self.paths = paths
    self.library = library
  }

  /// The class library's classes and the manifests'. Takes time to make: ask once, and only when it is needed.
  ///
  /// - Throws: `Failure` and `ReadError` where a manifest cannot be read.
  package func vocabulary() throws -> Vocabulary {
    var reader = ManifestReader()
    return vocabulary(adding: try descriptions(adding: [], by: &reader))
  }

  /// The manifests' classes, and those of `more`: manifests that nobody named, as a configuration speaks of them.
  func descriptions(
    adding more: [String], by reader: inout ManifestReader
  ) throws -> [ClassDescription] {
    var found: [ClassDescription] = []
    for path in paths { found += try reader.manifest(path, .named).classes }
    for path in more where !paths.contains(path) { found += try reader.manifest(path, .found).classes }
    return found
  }

  /// What the manifests' files hold.
  func contents(adding more: [String], by reader: inout ManifestReader) throws -> [[UInt8]] {
    var found: [[UInt8]] = []
    for path in paths { found.append(try reader.bytes(path, .named)) }
    for path in more where !paths.contains(path) { found.append(try reader.bytes(path, .found)) }
    return found
  }

  package func vocabulary(adding descriptions: [ClassDescription]) -> Vocabulary {
    var vocabulary = library()
    vocabulary.add(contentsOf: descriptions)
    return vocabulary
  }
}
