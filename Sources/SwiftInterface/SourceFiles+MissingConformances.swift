import SceneDiagnostics
import SceneModel

extension [SourceFile] {
  /// The data source methods of list controllers that do not conform to the protocol, as those of UIKit do. A class is
  /// omitted if an inheritance list or a macro might add the conformance.
  var methodsWithoutConformance: [HostCode.UncalledImplementation] {
    var types: [TypeID: (inherited: Set<String>, mayHaveMacros: Bool)] = [:]
    for file in self {
      for type in file.facts.types {
        var known = types[TypeID(module: file.module, name: type.name)] ?? ([], false)
        known.inherited.formUnion(
          type.inherited.map { $0.text.split(separator: ".").last.map(String.init) ?? "" })
        known.mayHaveMacros = known.mayHaveMacros || type.mayHaveMacros
        types[TypeID(module: file.module, name: type.name)] = known
      }
    }
    var found: [HostCode.UncalledImplementation] = []
    for (index, file) in enumerated() where file.facts.certainImports.contains("SceneUI") {
      for type in file.facts.types where type.kind == .class || type.kind == .extension {
        guard let known = types[TypeID(module: file.module, name: type.name)], !known.mayHaveMacros,
          let required = UncalledMethod.ofListControllers.first(where: { known.inherited.contains($0.key) })?
            .value,
          known.inherited.isSubset(of: UncalledMethod.namesWithoutDataSource),
          let method = type.methods.first(where: { !$0.isTypeMember && $0.fullName == required.name })
        else { continue }
        found.append(
          HostCode.UncalledImplementation(
            method: required, className: type.name, place: HostCode.Place(index, method.range),
            lacksConformance: true))
      }
    }
    return found
  }
}

private struct TypeID: Hashable {
  var module: String
  var name: String
}
