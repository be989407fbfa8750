/// A value in a property list, in the format that Xcode projects use: `{ name = Clock; files = (A, "B C"); }`.
struct PropertyListNode: Sendable {
  enum Value: Sendable {
    case text(String)
    case list([PropertyListNode])
    case table([String: PropertyListNode])
  }

  var value: Value
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

  var texts: [String] {
    guard case .list(let items) = value else { return [] }
    return items.compactMap(\.text)
  }

  var table: [String: PropertyListNode]? {
    guard case .table(let entries) = value else { return nil }
    return entries
  }
}

package struct ProjectFault: Error, Hashable {
  package let offset: Int
  package let reason: Reason

  package enum Reason: Hashable, CustomStringConvertible {
    case cannotRead, isNoPropertyList, isTooDeep, lacksObjects, isNoManifest

    package var description: String {
      switch self {
      case .cannotRead: "it cannot be read"
      case .isNoPropertyList: "it is not a property list in Xcode's format"
      case .isTooDeep: "it is nested too deeply"
      case .lacksObjects: "it contains no project"
      case .isNoManifest: "its targets are not literals"
      }
    }
  }
}
