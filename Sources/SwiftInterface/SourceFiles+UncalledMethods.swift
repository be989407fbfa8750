import SceneDiagnostics
import SceneModel

extension [SourceFile] {
  /// The delegate and data source methods in these files that nothing calls. SceneUI lacks the method, or the class does
  /// not conform to the method's protocol.
  var uncalledMethods: [HostCode.UncalledImplementation] {
    let users = indices.filter { self[$0].facts.certainImports.contains("SceneUI") }
    guard !users.isEmpty else { return [] }
    let types = TypeParts.all(in: self)
    let finder = UncalledMethodFinder(self, types)
    let found: [HostCode.UncalledImplementation] = users.flatMap { index in
      self[index].facts.types.flatMap { type in
        finder.methods(of: type, in: self[index]).map { uncalled, method in
          HostCode.UncalledImplementation(
            method: uncalled, className: type.name, place: HostCode.Place(index, method.range))
        }
      }
    }
    return found + users.flatMap { methodsWithoutConformance(in: $0, types) }
  }
}
