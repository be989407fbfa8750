import SceneValues

package struct ClassManifests: Sendable {
  let paths: [String]
  /// A function that creates the vocabulary of the class library. It is called only if needed, because it is slow.
  private let library: @Sendable () -> Vocabulary

  package init(_ paths: [String], library: @escaping @Sendable () -> Vocabulary) {
    self.paths = paths
    self.library = library
  }

  /// Returns the classes of the library and of the manifests. This method is slow. Throws `Failure` or `ReadError` if a
  /// manifest cannot be read.
  package func vocabulary() throws -> Vocabulary {
    var reader = ManifestReader()
    return vocabulary(adding: try descriptions(adding: [], by: &reader))
  }

  /// Returns the classes of all manifests. `more` contains the manifests that a configuration specifies.
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
