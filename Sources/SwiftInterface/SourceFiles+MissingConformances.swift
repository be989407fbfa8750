import SceneDiagnostics
import SceneModel

extension [SourceFile] {
  /// Returns the data source methods of list controllers that do not conform to the data source's protocol. In UIKit, the
  /// list controllers themselves conform to it. A class is omitted if it or an extension has a name in its inheritance
  /// list that might include the conformance, or if a macro might add it.
  func methodsWithoutConformance(
    in index: Int, _ types: [TypeTable.Key: TypeParts]
  ) -> [HostCode.UncalledImplementation] {
    let file = self[index]
    var found: [HostCode.UncalledImplementation] = []
    for type in file.facts.types where type.kind == .class || type.kind == .extension {
      guard let parts = types[TypeTable.Key(module: file.module, name: type.name)], !parts.mayHaveMacros
      else { continue }
      let names = Set(parts.inherited.map { $0.split(separator: ".").last.map(String.init) ?? "" })
      guard let required = UncalledMethod.ofListControllers.first(where: { names.contains($0.key) })?.value,
        names.isSubset(of: UncalledMethod.namesWithoutDataSource),
        let method = type.methods.first(where: { !$0.isTypeMember && $0.fullName == required.name })
      else { continue }
      found.append(
        HostCode.UncalledImplementation(
          method: required, className: type.name, place: HostCode.Place(index, method.range),
          lacksConformance: true))
    }
    return found
  }
}
