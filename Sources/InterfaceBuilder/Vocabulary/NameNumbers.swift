import SceneSyntax
import SceneValues

/// The numbers of a document's names in the list of known names. All unknown names have the same number.
struct NameNumbers {
  let all: [Int]

  init(_ names: NameTable) {
    all = names.all.map { NumberedNames.all.number(of: $0) ?? NumberedNames.unknown }
  }

  subscript(name: NameID) -> Int { all[Int(name.rawValue)] }
}
