import SceneValues

package struct ClassManifests: Sendable {
  let paths: [String]
  /// Creates the library's vocabulary, which takes time and is therefore deferred.
  private let library: @Sendable () -> Vocabulary

  /// Creates the set of classes. `library` returns the classes of the class library, and is called only if
  /// needed.
  package init(_ paths: [String], library: @escaping @Sendable () -> Vocabulary) {
    self.paths = paths
    self.library = library
  }

  /// Returns the classes of the class library and of the manifests. This takes time, so call it once and only
  /// if needed.
  ///
  /// - Throws: `Failure` or `ReadError` if a manifest cannot be read.
  package func vocabulary() throws -> Vocabulary {
    var reader = ManifestReader()
    return vocabulary(adding: try descriptions(adding: [], by: &reader))
  }

  /// Returns the classes of the manifests and of `more`, the manifests that a configuration specifies.
  func descriptions(
    adding more: [String], by reader: inout ManifestReader
  ) throws -> [ClassDescription] {
    var found: [ClassDescription] = []
    for path in paths { found += try reader.manifest(path, .named).classes }
    for path in more where !paths.contains(path) { found += try reader.manifest(path, .found).classes }
    return found
  }

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
