import SceneDiagnostics
import SceneSyntax
import SceneValues

/// A check for a device, deployment target, or plug-in of another platform than the document's own, and for a missing
/// runtime. Xcode opens such a document with the wrong canvas or library, or refuses to open it.
struct PlatformNames {
  private let tree: SyntaxTree
  private let own: PlatformFacts

  init?(_ tree: SyntaxTree) {
    guard let attribute = tree.attribute(named: "type", of: tree.root) else { return nil }
    let type = DocumentType.intended(by: tree.value(of: attribute))
    guard let own = PlatformFacts.all.first(where: { $0.types.contains(where: type.hasPrefix) }) else {
      return nil
    }
    self.tree = tree
    self.own = own
  }

  func diagnostics() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var hasDependencies = false
    for child in tree.children(of: 0) {
      switch tree.name(of: tree.elements[child]) {
      case "device": found += name("id", of: child, \.devices, isPrefix: true)
      case "dependencies":
        hasDependencies = true
        for part in tree.children(of: child) {
          switch tree.name(of: tree.elements[part]) {
          case "deployment": found += name("identifier", of: part, \.deployments)
          case "plugIn": found += name("identifier", of: part, \.plugIns)
          default: break
          }
        }
      default: break
      }
    }
    return found + runtime(isRequired: hasDependencies)
  }

  /// Returns the diagnostic for a name that belongs to another platform or that is misspelled. The names of other
  /// plug-ins and of future devices are unknown, so they are accepted.
  private func name(
    _ key: String, of index: Int, _ names: KeyPath<PlatformFacts, [String]>, isPrefix: Bool = false
  ) -> [Diagnostic] {
    guard let attribute = tree.attribute(named: key, of: index) else { return [] }
    let value = tree.value(of: attribute)
    func contains(_ platform: PlatformFacts) -> Bool {
      platform[keyPath: names].contains {
        isPrefix ? value.lowercased().hasPrefix($0.lowercased()) : value.lowercased() == $0.lowercased()
      }
    }
    guard !contains(own) else { return [] }
    let element = tree.name(of: tree.elements[index])
    if let other = PlatformFacts.all.first(where: contains) {
      let note: Message? =
        isPrefix || own[keyPath: names].isEmpty
        ? nil : "replace it with '\(own[keyPath: names][0])', or correct the document's 'type'"
      return [
        warning(
          "The \(element: element) '\(value)' is for \(other.name), but the file is for \(own.name)",
          at: attribute.valueRange, note)
      ]
    }
    // The ids of devices are checked with those of all platforms.
    let all = PlatformFacts.all.flatMap { $0[keyPath: names] }
    guard !isPrefix, let intended = misspelling(of: value, in: all) else { return [] }
    return [
      warning(
        "Attribute '\(key: key)' does not accept '\(value)'", at: attribute.valueRange,
        "did you mean '\(intended)'?")
    ]
  }

  /// Returns the diagnostic for a missing or empty runtime. Files without dependencies were not written by Xcode, but by
  /// tools that may also omit the runtime.
  private func runtime(isRequired: Bool) -> [Diagnostic] {
    let key = "targetRuntime"
    let note: Message = "write '\(key: key)=\"\(own.runtime)\"'"
    guard let attribute = tree.attribute(named: key, of: tree.root) else {
      return isRequired
        ? [warning("The document has no attribute '\(key: key)'", at: tree.root.nameRange, note)] : []
    }
    return tree.value(of: attribute).isEmpty
      ? [warning("Attribute '\(key: key)' is empty", at: attribute.valueRange, note)] : []
  }

  private func warning(_ message: Message, at range: SourceRange, _ note: Message?) -> Diagnostic {
    InterfaceBuilderRules.unknownValue.diagnostic(
      message, at: tree.location(range), severity: .warning, notes: note.map { [Diagnostic.Note($0)] } ?? [])
  }
}
