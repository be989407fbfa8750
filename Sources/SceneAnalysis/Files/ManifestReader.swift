import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// A reader that parses class manifests and reports errors. Each manifest is read only once, because it can be a pipe.
struct ManifestReader {
  private struct Read {
    let bytes: [UInt8]
    let manifest: ClassManifest
  }

  private let held: UnsavedTexts
  private var known: [String: Read] = [:]

  init(_ held: UnsavedTexts = UnsavedTexts()) { self.held = held }

  mutating func manifest(_ path: String, _ origin: OpenedFile.Origin) throws -> ClassManifest {
    try read(path, origin).manifest
  }

  mutating func bytes(_ path: String, _ origin: OpenedFile.Origin) throws -> [UInt8] {
    try read(path, origin).bytes
  }

  private mutating func read(_ path: String, _ origin: OpenedFile.Origin) throws -> Read {
    if let known = known[path] { return known }
    let source = try held.read(path, origin: origin)
    let read = Read(bytes: source.bytes, manifest: try Self.decode(source, path))
    known[path] = read
    return read
  }

  private static func decode(_ source: SourceText, _ path: String) throws -> ClassManifest {
    do {
      return try JSONDecoding.decode(from: source.bytes)
    } catch let fault as JSONFault {
      let conflicts = MergeConflict.all(in: source.bytes)
      guard conflicts.isEmpty else {
        throw Failure(lines: conflicts.map { $0.report(in: source) }, .cannotRead)
      }
      throw Failure(
        """
        \(path):\(source.position(at: fault.offset)): A class manifest must be JSON: expected \
        \(fault.expected)
        """,
        .cannotRead)
    } catch let error as DecodingError {
      throw Failure("'\(path)' is not a class manifest: \(describe(error))", .cannotRead)
    }
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return place(context.codingPath) + "the member '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return place(context.codingPath) + "\(noun(type)) is expected"
    case .dataCorrupted(let context):
      // The path ends with the member to which the description refers.
      return place(context.codingPath) + context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  /// Returns a message prefix such as `classes[2].properties[0]: `, or an empty string for the entire manifest.
  private static func place(_ path: [any CodingKey]) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "" : place + ": "
  }

  private static func noun(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "an integer"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    default: "an array"
    }
  }
}
