import Foundation
import PackagePlugin

extension SourceModuleTarget {
  func files(_ extensions: Set<String>) -> [URL] {
    sourceFiles.map(\.url).filter { extensions.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}

extension URL {
  var stem: String { deletingPathExtension().lastPathComponent }
}

extension Target {
  func dependsDirectly(on name: String) -> Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == name
      case .product(let product): product.targets.contains { $0.name == name }
      @unknown default: false
      }
    }
  }
}

extension Package {
  /// Returns the target and those of its dependencies in the same package that depend on the class library.
  func modulesThatScenesName(from target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
    let own = Set(targets.map(\.id))
    let others = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { module in
        own.contains(module.id) && !["SceneTesting", "SceneDevices"].contains(module.name)
          && module.recursiveTargetDependencies.contains { $0.name == "SceneUI" }
      }
    return [target] + others.sorted { $0.name < $1.name }
  }
}
