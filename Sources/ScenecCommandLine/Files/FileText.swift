import Glibc
import SceneSyntax

/// What stands in a file, without reading it as a scene.
enum FileText {
  /// Whether a file's bytes hold a text; one that cannot be read holds none.
  static func contains(_ text: String, in path: String) -> Bool {
    guard let source = try? SourceReader.read(path: path) else { return false }
    let wanted = Array(text.utf8)
    return source.bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.count >= wanted.count, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(base, Int32(wanted[0]), rest.count - wanted.count + 1)
      {
        if memcmp(found, wanted, wanted.count) == 0 { return true }
        rest = rest.dropFirst(UnsafeRawPointer(found) - base + 1)
      }
      return false
    }
  }
}
