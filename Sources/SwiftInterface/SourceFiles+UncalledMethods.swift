import SceneModel

extension [SourceFile] {
  /// The methods with names of UIKit that the classes in these files implement for protocols of SceneUI, which lack them.
  /// A class that conforms to a protocol of the app is omitted, because that protocol might require the method.
  var uncalledMethods: [HostCode.UncalledImplementation] {
    let own = Set(
      lazy.flatMap(\.facts.types).filter { $0.kind == .protocol || $0.kind == .alias }.map(\.name))
    var conformances: [TypeID: Set<String>] = [:]
    for file in self where file.facts.certainImports.contains("SceneUI") {
      for type in file.facts.types where !type.inherited.isEmpty {
        let names = type.inherited.map {
          $0.text.hasPrefix("SceneUI.") ? String($0.text.dropFirst(8)) : $0.text
        }
        conformances[TypeID(module: file.module, name: type.name), default: []].formUnion(names)
      }
    }
    let known = Dictionary(grouping: UncalledMethod.all, by: \.selector)
    var found: [HostCode.UncalledImplementation] = []
    for (index, file) in enumerated() where file.facts.certainImports.contains("SceneUI") {
      for type in file.facts.types {
        guard let names = conformances[TypeID(module: file.module, name: type.name)],
          names.isDisjoint(with: own)
        else { continue }
        for method in type.methods where !method.isTypeMember {
          let uncalled = known[method.selector]?.first { candidate in
            names.contains { candidate.isMethod(of: $0) }
              && candidate.parameterType.map { type in method.parameters.contains { $0.name == type } }
                ?? true
          }
          if let uncalled {
            found.append(
              HostCode.UncalledImplementation(
                method: uncalled, className: type.name, place: HostCode.Place(index, method.range)))
          }
        }
      }
    }
    return found
  }
}

private struct TypeID: Hashable {
  var module: String
  var name: String
}
