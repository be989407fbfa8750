import SceneDiagnostics
import SceneModel

extension UncalledMethodFinder {
  /// Returns a data source method of a list controller that does not conform to the method's protocol. In UIKit, list
  /// controllers themselves conform. Classes to which a supertype or macro might add the conformance are omitted.
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
