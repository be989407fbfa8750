import Foundation
import PackagePlugin

extension SourceModuleTarget {
  /// Its files with one of these extensions, in a fixed order.
  func files(_ extensions: Set<String>) -> [URL] {
    sourceFiles.map(\.url).filter { extensions.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// `Clock` of `Scenes/Clock.scene`.
  var stem: String { deletingPathExtension().lastPathComponent }
}

extension Target {
  /// Whether it says itself that it depends on a target, or on a product with that.
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
  /// A target, and what it is made of of this package, as far as classes of scenes may be in there: all that sees the
  /// class library, which is known without its sources.
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
