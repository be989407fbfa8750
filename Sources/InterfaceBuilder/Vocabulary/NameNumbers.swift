import SceneSyntax
import SceneValues

/// The numbers of a document's names in the list of known names. All unknown names have the same number.
struct NameNumbers {
  let all: [Int]
  private let ids: [NameID?]

  init(_ names: NameTable) {
    var ids = [NameID?](repeating: nil, count: NumberedNames.unknown)
    all = names.all.enumerated().map { id, name in
      guard let number = NumberedNames.all.number(of: name) else { return NumberedNames.unknown }
      ids[number] = NameID(rawValue: UInt32(id))
      return number
    }
    self.ids = ids
  }

  func id(of number: Int) -> NameID? { ids[number] }

  subscript(name: NameID) -> Int { all[Int(name.rawValue)] }
}
