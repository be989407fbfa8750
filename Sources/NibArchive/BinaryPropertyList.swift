/// What a binary property list says at its top, as far as it is texts: all that a compiled storyboard says of its nibs.
///
/// Only the top dictionary is read, and those directly in it, so that no nesting and no circle of references matters.
public struct BinaryPropertyList: Sendable {
  /// What the dictionary says for a key.
  public enum Entry: Equatable, Sendable {
    case text(String)
    case texts([String: String])
    /// Numbers, lists, and whatever else is of no use here.
    case other
  }

  /// What the top dictionary says, by its keys.
  public let entries: [String: Entry]

  /// The bytes that binary property lists begin with.
  public static let magic = Array("bplist00".utf8)

  /// - Throws: where the bytes are no binary property list with a dictionary at its top.
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
