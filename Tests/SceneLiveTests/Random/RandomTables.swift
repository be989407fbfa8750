import SceneUI
import SceneValues
import TestSupport

/// Tables of translations for the texts of a scene, made by dice.
struct RandomTables {
  private var entries: [String: [String: String]] = [:]
  private var words = 0

  init(of tree: SceneTree, _ chance: inout Chance) {
    for locale in ["de", "fr", "ar"] where !chance.happens(oneIn: 3) {
      entries[locale] = [:]
      for key in Self.keys(of: tree) where chance.happens(oneIn: 2) {
        let text = word()
        entries[locale]?[key] = text
      }
    }
  }

  private mutating func word() -> String {
    words += 1
    return "Wort \(words)"
  }

  /// Changes a table somewhere, as a translator does.
  mutating func mutate(of tree: SceneTree, _ chance: inout Chance) {
    let keys = Self.keys(of: tree)
    guard !entries.isEmpty, !keys.isEmpty else { return }
    let locale = chance.pick(entries.keys.sorted())
    let key = chance.pick(keys)
    let text = chance.happens(oneIn: 3) ? nil : word()
    entries[locale]?[key] = text
    if chance.happens(oneIn: 8) { entries[locale] = nil }
  }

  /// The tables of a scene, without what it does not say any more.
  func texts(of tree: SceneTree) -> [String: String] {
    let keys = Self.keys(of: tree)
    return entries.mapValues { table in
      keys.compactMap { key in table[key].map { "\"\(key)\" = \"\($0)\";\n" } }.joined()
    }
  }

  /// What can be translated, as tables name it.
  private static func keys(of tree: SceneTree) -> [String] {
    let vocabulary = Registry.library.vocabulary
    var keys: Set<String> = []
    for element in tree.all {
      guard let id = element["id"], let description = vocabulary.description(ofElement: element.name) else {
        continue
      }
      let texts = vocabulary.lineage(of: description.name).flatMap(\.properties).filter(\.isLocalizable)
      for property in texts {
        if element[property.key] != nil { keys.insert("\(id).\(property.key)") }
        for variation in element.children where variation.name == "when" {
          guard variation[property.key] != nil, let traits = variation["traits"].flatMap({ TraitSet($0) })
          else {
            continue
          }
          keys.insert("\(id).\(property.key)[\(traits.literal)]")
        }
      }
    }
    return keys.sorted()
  }
}
