import SceneModel
import SceneValues

/// The platforms for which declarations are compiled, according to their conditions and imports and to the Apple classes
/// that they use. For example, a subclass of `NSView` is for macOS even if it is in an `#else` that includes tvOS.
package struct DeclaredPlatforms {
  private let known: Vocabulary
  /// The Apple names that the sources declare, as in `typealias NSView = UIView`, which indicate no platform.
  private let redeclared: Set<String>
  private let names = KnownNames()

  /// The platforms of the Apple classes that have been looked up.
  private final class KnownNames {
    var platforms: [String: ApplePlatforms] = [:]
  }

  package init(_ files: [SourceFile], known: Vocabulary) {
    self.known = known
    redeclared = files.reduce(into: []) { names, file in
      for type in file.facts.types
      where type.kind != .extension && Self.prefixes.contains(where: type.name.hasPrefix) {
        names.insert(type.name)
      }
    }
  }

  private static let prefixes = ["NS", "UI", "WKInterface"]

  func platforms(of type: TypeFact, in facts: SourceFacts) -> ApplePlatforms {
    let own = type.platforms.intersection(facts.importedPlatforms)
    guard type.kind == .class || type.kind == .alias, let first = type.inherited.first else { return own }
    // Without the import, the name can refer to a declaration of another module.
    guard !first.text.hasPrefix("UI") || facts.imports.contains("UIKit") else { return own }
    return own.intersection(platforms(ofClassNamed: first.text))
  }

  /// Returns the platforms for which a variable is compiled. If an unconditional variable has a class of another
  /// platform, its type is an error of the code.
  func platforms(of variable: VariableFact) -> ApplePlatforms {
    guard variable.platforms != .all else { return .all }
    return variable.platforms.intersection(platforms(ofClassNamed: variable.type.name))
  }

  /// Returns whether a type has the name of an Apple class that exists on the given platforms, but is declared only for
  /// other platforms. `own` contains the platforms for which the type is declared.
  func isReplacement(_ type: TypeFact, on own: ApplePlatforms, unlike platforms: ApplePlatforms) -> Bool {
    guard type.kind == .class || type.kind == .alias || type.kind == .struct,
      type.name.hasPrefix("UI") || type.name.hasPrefix("NS"), known.description(of: type.name) != nil
    else { return false }
    if type.name.hasPrefix("NS") { return !own.contains(.macOS) }
    return own.isDisjoint(with: [.touch, .watchOS]) || platforms.contains(.iOS) && !own.contains(.iOS)
  }

  private func platforms(ofClassNamed name: String) -> ApplePlatforms {
    guard let prefix = Self.prefixes.first(where: name.hasPrefix) else { return .all }
    if let platforms = names.platforms[name] { return platforms }
    let platforms: ApplePlatforms =
      if redeclared.contains(name) {
        .all
      } else if prefix == "WKInterface" {
        .watchOS
      } else if let description = known.description(of: name) {
        prefix == "UI" ? .touch : description.module == "AppKit" ? .macOS : .all
      } else {
        .all
      }
    names.platforms[name] = platforms
    return platforms
  }
}
