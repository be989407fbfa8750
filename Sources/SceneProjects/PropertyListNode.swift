/// A value of a property list as Xcode writes its projects, `{ name = Clock; files = (A, "B C"); }`, and where it stands.
struct PropertyListNode: Sendable {
  enum Value: Sendable {
    case text(String)
    case list([PropertyListNode])
    case table([String: PropertyListNode])
  }

  var value: Value
  /// The bytes that it stands in, brackets and quotes included.
  var range: Range<Int>

  static let nothing = PropertyListNode(value: .table([:]), range: 0..<0)

  subscript(key: String) -> PropertyListNode? {
    guard case .table(let entries) = value else { return nil }
    return entries[key]
  }

  var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  /// The texts of a list; what else stands in it is left out.
  var texts: [String] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap(\.text)
  }

  var table: [String: PropertyListNode]? {
    guard case .table(let entries) = value else { return nil }
    return entries
  }
}

/// What keeps a file from being understood, and where.
package struct ProjectFault: Error, Hashable {
  package let offset: Int
  package let reason: Reason

  package enum Reason: Hashable, CustomStringConvertible {
    case cannotRead, isNoPropertyList, isTooDeep, lacksObjects, isNoManifest

    package var description: String {
      switch self {
      case .cannotRead: "it cannot be read"
      case .isNoPropertyList: "it is no property list as Xcode writes them"
      case .isTooDeep: "it nests too deep"
      case .lacksObjects: "it describes no project"
      case .isNoManifest: "its targets are not written out"
      }
    }
  }
}
