/// The strings in the top-level dictionary of a binary property list and in the dictionaries directly inside it. Other
/// values are not read, so deep nesting and circular references cause no problems.
public struct BinaryPropertyList: Sendable {
  /// A value in the top-level dictionary.
  public enum Entry: Equatable, Sendable {
    case text(String)
    case texts([String: String])
    case other
  }

  /// The entries of the top-level dictionary, by key.
  public let entries: [String: Entry]

  /// The first bytes of a binary property list.
  public static let magic = Array("bplist00".utf8)

  /// Reads a property list.
  ///
  /// - Throws: `PropertyListError` if the bytes are not a binary property list whose top-level object is a dictionary.
  public init(bytes: [UInt8]) throws(PropertyListError) {
    var reader = try BinaryPropertyListReader(bytes)
    guard let top = try reader.dictionary(reader.top) else { throw PropertyListError(offset: 0) }
    var entries: [String: Entry] = [:]
    for (key, value) in top {
      guard let name = try reader.text(key) else { throw PropertyListError(offset: 0) }
      if let text = try reader.text(value) {
        entries[name] = .text(text)
      } else if let pairs = try reader.dictionary(value) {
        var texts: [String: String] = [:]
        for (key, value) in pairs {
          if let key = try reader.text(key), let value = try reader.text(value) { texts[key] = value }
        }
        entries[name] = .texts(texts)
      } else {
        entries[name] = .other
      }
    }
    self.entries = entries
  }
}
