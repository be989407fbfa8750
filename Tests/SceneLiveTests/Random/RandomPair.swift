import TestSupport

/// Two states of a file, as an author would write them one after the other.
struct RandomPair {
  let first: SavedScene
  let second: SavedScene

  init?(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    guard let tree = try? SceneTree.reading(RandomScene.text(seed: UInt64(seed), limit: 12)) else {
      return nil
    }
    self.init(tree, nil, &chance) { $0.mutate(&$1) }
  }

  /// Creates scenes in containers, with translations.
  init?(surroundedBy seed: Int) {
    var chance = Chance(seed: UInt64(seed) + 5_000_000)
    let text = RandomScene.text(seed: UInt64(seed) + 5_000_000, limit: 12)
    guard let tree = try? SceneTree.reading(text), (try? tree.addContainers(&chance)) != nil else {
      return nil
    }
    let tables = RandomTables(of: tree, &chance)
    self.init(tree, tables, &chance) { tree, chance in
      if chance.happens(oneIn: 6) { tree.redirect(&chance) } else { tree.mutate(&chance) }
    }
  }

  private init?(
    _ tree: SceneTree, _ tables: RandomTables?, _ chance: inout Chance,
    mutate: (SceneTree, inout Chance) -> Void
  ) {
    let texts = { (tree: SceneTree, tables: RandomTables?) in
      SavedScene(text: tree.text, tables: tables?.texts(of: tree) ?? [:])
    }
    first = texts(tree, tables)
    guard first.compiles else { return nil }
    var (known, translated) = (tree, tables)
    // A state that does not compile is skipped.
    for _ in 0..<(1 + chance.below(8)) {
      let next = known.copy()
      if translated != nil, chance.happens(oneIn: 3) {
        translated?.mutate(of: next, &chance)
      } else {
        mutate(next, &chance)
      }
      if texts(next, translated).compiles { known = next }
    }
    second = texts(known, translated)
  }
}
