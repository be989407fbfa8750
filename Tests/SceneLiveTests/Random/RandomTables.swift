import SceneUI
import SceneValues
import TestSupport

/// Randomly generated translation tables for the texts of a scene.
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

  /// Makes a random change, as a translator would.
  mutating func mutate(of tree: SceneTree, _ chance: inout Chance) {
    let keys = Self.keys(of: tree)
    guard !entries.isEmpty, !keys.isEmpty else { return }
    let locale = chance.pick(entries.keys.sorted())
    let key = chance.pick(keys)
    let text = chance.happens(oneIn: 3) ? nil : word()
    entries[locale]?[key] = text
    if chance.happens(oneIn: 8) { entries[locale] = nil }
  }

  /// Returns the tables of a scene without entries that the scene no longer uses.
  func texts(of tree: SceneTree) -> [String: String] {
    let keys = Self.keys(of: tree)
    return entries.mapValues { table in
      keys.compactMap { key in table[key].map { "\"\(key)\" = \"\($0)\";\n" } }.joined()
    }
  }

  /// Returns the keys of all translatable texts.
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
