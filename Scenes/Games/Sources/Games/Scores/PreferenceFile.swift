import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps preferences that are whole numbers, as scores are, in a file, a line each: `best.puzzle 84`.
final class PreferenceFile: PreferenceStore {
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "scores cannot be kept in '\(path)': \(reason)" }
  }

  private let path: String
  private var values: [String: Int] = [:]
  /// Why the last change is not in the file.
  private(set) var failure: Failure?

  /// A file that is not there yet has nothing in it; lines that are not understood are passed over.
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

  /// Written beside the file first, and then put in its place: whoever reads it reads all of the old or all of the new.
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
