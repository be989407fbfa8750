import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A store of integer preferences, such as scores, in a file. Each line has the form `best.puzzle 84`.
final class PreferenceFile: PreferenceStore {
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "scores cannot be kept in '\(path)': \(reason)" }
  }

  private let path: String
  private var values: [String: Int] = [:]
  /// The reason why the last change was not saved.
  private(set) var failure: Failure?

  /// Reads a file. A file that does not exist has no preferences. Invalid lines are ignored.
  init(path: String) throws {
    self.path = path
    guard let file = fopen(path, "r") else {
      if errno == ENOENT { return }
      throw Self.failure(path)
    }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 2, let value = Int(words[1]) { values[String(words[0])] = value }
    }
  }

  func value(named name: String) -> (any PreferenceValue)? { values[name] }

  func setValue(_ value: (any PreferenceValue)?, named name: String) {
    values[name] = value as? Int
    do throws(Failure) {
      try save()
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Writes a temporary file and renames it, so that the file is replaced atomically.
  private func save() throws(Failure) {
    let lines = values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    guard let file = fopen(path + ".new", "w") else { throw Self.failure(path) }
    let isWritten = fputs(lines.joined(), file) >= 0
    guard fclose(file) == 0, isWritten, rename(path + ".new", path) == 0 else { throw Self.failure(path) }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
