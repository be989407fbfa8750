import Glibc

/// What a directory holds.
enum DirectoryListing {
  struct Entry {
    let name: String
    /// Whether it is a directory itself; nil for a link, and where only asking for it would tell.
    let isDirectory: Bool?
  }

  /// The names of all entries, in no order; nil where it cannot be read, and `errno` says why.
  static func names(in directory: String) -> [String]? { entries(in: directory)?.map(\.name) }

  /// All entries, in no order; nil where it cannot be read, and `errno` says why.
  static func entries(in directory: String) -> [Entry]? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      // The system ends the name with a zero within the field.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      entries.append(Entry(name: name, isDirectory: isDirectory(Int(entry.pointee.d_type))))
    }
    return entries
  }

  private static func isDirectory(_ kind: Int) -> Bool? {
    switch kind {
    case Int(DT_DIR): true
    case Int(DT_LNK), Int(DT_UNKNOWN): nil
    default: false
    }
  }
}
