import SceneDiagnostics

struct PropertyList {
  indirect enum Content {
    case text(String)
    /// A dictionary's members in file order. A key can occur more than once.
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
  /// The byte range of a string's content or, for any other value, of the value's start tag.
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
