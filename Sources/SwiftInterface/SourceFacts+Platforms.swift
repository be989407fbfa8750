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

  /// Returns whether the file contains a declaration that is compiled for none of the given platforms.
  package func hasDeclarations(outside platforms: ApplePlatforms) -> Bool {
    let imported = importedPlatforms
    return types.dropFirst().contains { type in
      type.platforms.intersection(imported).isDisjoint(with: platforms)
        || type.hasMembers(outside: platforms)
    }
  }

  /// Returns the facts, limited to declarations that are compiled for at least one of the given platforms. Omits classes
  /// and type aliases that replace an Apple class on other platforms, such as `typealias UIView = NSView` for macOS.
  func declarations(for platforms: ApplePlatforms, known: Vocabulary) -> SourceFacts {
    let imported = importedPlatforms
    var facts = self
    for index in types.indices {
      let own = types[index].platforms.intersection(imported)
      let isRemoved =
        index > 0
        && (own.isDisjoint(with: platforms) || Self.isReplacement(types[index], for: own, in: known))
      // Types keep their indices, because calls refer to them.
      if isRemoved {
        facts.types[index] = TypeFact(.file, name: "", range: types[index].range)
      } else if types[index].hasMembers(outside: platforms) {
        facts.types[index].variables.removeAll { $0.platforms.isDisjoint(with: platforms) }
        facts.types[index].methods.removeAll { $0.platforms.isDisjoint(with: platforms) }
      }
    }
    return facts
  }

  private static func isReplacement(
    _ type: TypeFact, for platforms: ApplePlatforms, in known: Vocabulary
  ) -> Bool {
    guard type.kind == .class || type.kind == .alias || type.kind == .struct,
      type.name.hasPrefix("UI") || type.name.hasPrefix("NS"), known.description(of: type.name) != nil
    else { return false }
    return platforms.isDisjoint(with: type.name.hasPrefix("UI") ? [.touch, .watchOS] : .macOS)
  }
}

extension TypeFact {
  fileprivate func hasMembers(outside platforms: ApplePlatforms) -> Bool {
    variables.contains { $0.platforms.isDisjoint(with: platforms) }
      || methods.contains { $0.platforms.isDisjoint(with: platforms) }
  }
}
