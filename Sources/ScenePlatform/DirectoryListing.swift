package enum DirectoryListing {
  package struct Entry {
    package let name: String
    /// Whether the entry itself is a directory, or nil if determining this requires another system call.
    package let isDirectory: Bool?
    package let isLink: Bool
  }

  /// Returns the names of all entries in a directory, in any order. The array is empty if the directory does not exist.
  /// Throws `SystemError` if the directory cannot be read.
  package static func names(in directory: String) throws(SystemError) -> [String] {
    do throws(SystemError) {
      return try entries(in: directory.isEmpty ? "." : directory).map(\.name)
    } catch {
      guard error.isAbsence else { throw error }
      return []
    }
  }

  package static func entries(in directory: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(directory) else { throw SystemError() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      // At the end, `readdir` returns nil without changing `errno`.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw SystemError() }
        return entries
      }
      // In the field, a zero byte follows the name.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      let kind = Int(entry.pointee.d_type)
      entries.append(Entry(name: name, isDirectory: isDirectory(kind), isLink: kind == Int(DT_LNK)))
    }
  }

  private static func isDirectory(_ kind: Int) -> Bool? {
    switch kind {
    case Int(DT_DIR): true
    case Int(DT_LNK), Int(DT_UNKNOWN): nil
    default: false
    }
  }
}
