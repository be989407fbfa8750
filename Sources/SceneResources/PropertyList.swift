import SceneDiagnostics

/// An XML property list with source ranges.
struct PropertyList {
  indirect enum Content {
    case text(String)
    /// The members in file order. Keys can occur several times.
    case dictionary([Member])
    case array([PropertyList])
    case other
  }

  struct Member {
    let key: String
    let keyRange: Range<Int>
    let value: PropertyList
  }

  let content: Content
  /// The byte range of a string's content, or the start of a value of another kind.
  let range: Range<Int>

  var members: [Member]? {
    guard case .dictionary(let members) = content else { return nil }
    return members
  }

  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  subscript(key: String) -> PropertyList? { members?.last { $0.key == key }?.value }

  struct Fault: Error {
    let offset: Int
    let expected: String
  }
}
