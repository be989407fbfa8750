import SceneDiagnostics
import SceneSyntax

extension InterfaceBuilder {
  package struct ClassModules {
    /// The modules of the file's own app target, which the file identifies with `customModuleProvider="target"`.
    package var own: Set<String> = []
    /// The ranges of class names that the file assigns to the app target without specifying the target's module. Xcode's
    /// templates for app extensions contain such classes.
    package var providedByTarget: Set<SourceRange> = []
    /// The ranges of class names whose modules Xcode replaces by the module of the target.
    package var ofTarget: Set<SourceRange> = []
    /// The ranges of module names, by the range of the corresponding class name.
    package var ranges: [SourceRange: SourceRange] = [:]
  }

  package static func classModules(of tree: SyntaxTree) -> ClassModules {
    var found = ClassModules()
    guard let className = tree.names.id(of: ReaderKey.customClass.name) else { return found }
    let module = tree.names.id(of: ReaderKey.customModule.name)
    let provider = tree.names.id(of: ReaderKey.customModuleProvider.name)
    guard module != nil || provider != nil else { return found }
    for element in tree.elements {
      guard let name = tree.attribute(className, of: element) else { continue }
      let isOfTarget =
        provider.flatMap { tree.attribute($0, of: element) }.map { tree.value(of: $0) == "target" } ?? false
      if let written = module.flatMap({ tree.attribute($0, of: element) }) {
        found.ranges[name.valueRange] = written.valueRange
        guard isOfTarget else { continue }
        found.own.insert(tree.value(of: written))
        found.ofTarget.insert(name.valueRange)
      } else if isOfTarget {
        found.providedByTarget.insert(name.valueRange)
      }
    }
    return found
  }
}
