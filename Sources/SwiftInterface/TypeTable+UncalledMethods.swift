import SceneDiagnostics
import SceneModel

extension TypeTable {
  /// The delegate and data source methods that are never called: SceneUI lacks them, or the class does not conform.
  var uncalledMethods: [HostCode.UncalledImplementation] {
    let users = files.indices.filter { files[$0].facts.certainImports.contains("SceneUI") }
    guard !users.isEmpty else { return [] }
    let sites = users.flatMap { file in
      files[file].facts.types.indices.map { Site(file: file, type: $0) }
    }
    let finder = UncalledMethodFinder(self)
    let uncalled = sites.flatMap { site in
      finder.methods(at: site).map { implementation($0, $1, at: site, lacksConformance: false) }
    }
    return uncalled
      + sites.compactMap { site in
        finder.methodWithoutConformance(at: site).map {
          implementation($0, $1, at: site, lacksConformance: true)
        }
      }
  }

  private func implementation(
    _ uncalled: UncalledMethod, _ method: MethodFact, at site: Site, lacksConformance: Bool
  ) -> HostCode.UncalledImplementation {
    HostCode.UncalledImplementation(
      method: uncalled, className: self[site].name, place: HostCode.Place(site.file, method.range),
      lacksConformance: lacksConformance)
  }
}
