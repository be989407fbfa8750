import SceneModel
import SceneValues

extension SourceFacts {
  /// A file's platforms, according to its imports. For example, a file that imports AppKit but not UIKit is for macOS.
  var importedPlatforms: ApplePlatforms {
    if !certainImports.isDisjoint(with: ["AppKit", "Cocoa"]), imports.isDisjoint(with: ["UIKit", "WatchKit"])
    {
      return .macOS
    }
    if !certainImports.isDisjoint(with: ["UIKit", "WatchKit"]), imports.isDisjoint(with: ["AppKit", "Cocoa"])
    {
      return [.touch, .watchOS]
    }
    return .all
  }

  /// Returns whether the file contains declarations that are compiled for none of the given platforms, or uses that are
  /// not compiled for all platforms.
  package func hasCode(outside platforms: ApplePlatforms, _ declared: DeclaredPlatforms) -> Bool {
    types.dropFirst().contains { type in
      declared.platforms(of: type, in: self).isDisjoint(with: platforms)
        || type.variables.contains { declared.platforms(of: $0).isDisjoint(with: platforms) }
        || type.methods.contains { $0.platforms.isDisjoint(with: platforms) }
    } || typedReferences.values.contains { $0.hasUses(outside: .all) }
      || types.contains { $0.nameReferences.hasUses(outside: .all) }
  }

  /// Returns the facts, limited to code that is compiled for at least one of the given platforms. Omits classes and type
  /// aliases that replace an Apple class on other platforms, such as `typealias UIView = NSView` for macOS.
  func code(for platforms: ApplePlatforms, _ declared: DeclaredPlatforms) -> SourceFacts {
    var facts = self
    for index in types.indices {
      let own = declared.platforms(of: types[index], in: self)
      let isRemoved =
        index > 0
        && (own.isDisjoint(with: platforms)
          || declared.isReplacement(types[index], on: own, unlike: platforms))
      // Types keep their indices, because calls refer to them.
      if isRemoved {
        facts.types[index] = TypeFact(.file, name: "", range: types[index].range)
        continue
      }
      if types[index].variables.contains(where: { declared.platforms(of: $0).isDisjoint(with: platforms) }) {
        facts.types[index].variables.removeAll { declared.platforms(of: $0).isDisjoint(with: platforms) }
      }
      if types[index].methods.contains(where: { $0.platforms.isDisjoint(with: platforms) }) {
        facts.types[index].methods.removeAll { $0.platforms.isDisjoint(with: platforms) }
      }
      let needed = own.intersection(platforms)
      if types[index].nameReferences.hasUses(outside: needed) {
        facts.types[index].nameReferences.removeUses(outside: needed)
      }
    }
    let needed = importedPlatforms.intersection(platforms)
    for (name, references) in typedReferences where references.hasUses(outside: needed) {
      facts.typedReferences[name]?.removeUses(outside: needed)
    }
    return facts
  }
}

extension CodeReferences {
  fileprivate func hasUses(outside platforms: ApplePlatforms) -> Bool {
    platforms.isEmpty ? !unwrapped.isEmpty : unwrapped.values.contains { !$0.isSuperset(of: platforms) }
  }

  fileprivate mutating func removeUses(outside platforms: ApplePlatforms) {
    unwrapped = platforms.isEmpty ? [:] : unwrapped.filter { $0.value.isSuperset(of: platforms) }
  }
}
