import SceneDiagnostics
import SceneSyntax

extension InterfaceBuilder {
  package struct ClassModules {
    /// The modules that are specified as the file's own app target.
    package var own: Set<String> = []
    /// The classes whose module is provided by the target because the file does not contain it, by the ranges of their
    /// names. Xcode's templates for app extensions contain such classes.
    package var providedByTarget: Set<SourceRange> = []
    /// The ranges of the modules, by the ranges of the class names.
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
        if isOfTarget { found.own.insert(tree.value(of: written)) }
      } else if isOfTarget {
        found.providedByTarget.insert(name.valueRange)
      }
    }
    return found
  }
}
