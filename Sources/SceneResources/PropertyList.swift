import SceneDiagnostics

/// A property list as Apple's tools write it in XML, with the places of what it says.
struct PropertyList {
  indirect enum Content {
    case text(String)
    /// In the order of the file; a key may be there twice.
    case dictionary([Member])
    case array([PropertyList])
    /// A number, a date, data or a truth value.
    case other
  }

  struct Member {
    let key: String
    let keyRange: Range<Int>
    let value: PropertyList
  }

  let content: Content
  /// In bytes: what a text's element says; of others where they begin.
  let range: Range<Int>

  /// The members of a dictionary; nil where it is none.
  var members: [Member]? {
    guard case .dictionary(let members) = content else { return nil }
    return members
  }

  /// What a text says; nil where it is none.
  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The value of a key; the last one if there are several.
  subscript(key: String) -> PropertyList? { members?.last { $0.key == key }?.value }

  /// Where a file stops being such a list, and what is expected there.
  struct Fault: Error {
    let offset: Int
    let expected: String
  }
}
