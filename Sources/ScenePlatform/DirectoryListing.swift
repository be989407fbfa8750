/// What a directory holds.
package enum DirectoryListing {
  package struct Entry {
    package let name: String
    /// Whether it is a directory itself; nil for a link, and where only asking for it would tell.
    package let isDirectory: Bool?
    /// Whether it leads elsewhere, as far as the directory tells.
    package let isLink: Bool
  }

  /// The names of all entries, in no order; none where there is no such directory.
  ///
  /// - Throws: `SystemError` where it is there and cannot be read: that is not the same as empty.
  package static func names(in directory: String) throws(SystemError) -> [String] {
    do throws(SystemError) {
      return try entries(in: directory.isEmpty ? "." : directory).map(\.name)
    } catch {
      guard error.isAbsence else { throw error }
      return []
    }
  }

  /// All entries, in no order.
  package static func entries(in directory: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(directory) else { throw SystemError() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      // At the end, too, there is no entry, and the error stays what it was.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw SystemError() }
        return entries
      }
      // The system ends the name with a zero within the field.
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
