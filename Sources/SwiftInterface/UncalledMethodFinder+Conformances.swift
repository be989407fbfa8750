import SceneDiagnostics
import SceneModel

extension UncalledMethodFinder {
  /// Returns the data source methods of a list controller that does not conform to the data source's protocol. In UIKit,
  /// list controllers themselves conform to it. A class is omitted if its inheritance lists have a name that might include
  /// the conformance, or if a macro might add it.
  func methodWithoutConformance(at site: TypeTable.Site) -> (UncalledMethod, MethodFact)? {
    let type = types[site]
    guard type.kind == .class || type.kind == .extension, let id = types.type(at: site) else { return nil }
    let parts = conformances.parts(of: id)
    guard !parts.mayHaveMacros,
      parts.supertypes.allSatisfy({
        $0.type == .library && UncalledMethod.namesWithoutDataSource.contains($0.name)
      })
    else { return nil }
    let names = Set(parts.supertypes.map(\.name))
    guard let required = UncalledMethod.ofListControllers.first(where: { names.contains($0.key) })?.value,
      let method = type.methods.first(where: { !$0.isTypeMember && $0.fullName == required.name })
    else { return nil }
    return (required, method)
  }
}
