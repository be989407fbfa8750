import SceneFiles
import SceneProjects
import SceneResources

/// The images and colors whose names differ only in case from others, with the paths of their files or catalogs.
struct SimilarAssetNames: Sendable {
  private var images: [String: [String]] = [:]
  private var colors: [String: [String]] = [:]

  init(_ names: AssetNames, files: [String: String], imagesOutsideCatalogs paths: [String]) {
    let similar = Self.similar(names.images.keys)
    if !similar.isEmpty {
      for path in paths {
        guard let name = names.image(inFile: path) else { continue }
        let folder = path.split(separator: "/").dropLast().last.map { "\($0)/\(name)" } ?? name
        for name in [name, folder] where similar.contains(name) { images[name, default: []].append(path) }
      }
      for name in similar {
        images[name, default: []] += Self.catalogs(of: names.imageSets[name] ?? [], files)
      }
    }
    for name in Self.similar(names.colorSets.keys) {
      colors[name] = Self.catalogs(of: names.colorSets[name] ?? [], files)
    }
  }

  private static func similar(_ names: some Collection<String>) -> Set<String> {
    Set(Dictionary(grouping: names) { $0.lowercased() }.values.filter { $0.count > 1 }.joined())
  }

  private static func catalogs(of sets: [String], _ files: [String: String]) -> [String] {
    sets.compactMap { set in
      guard let path = files[set] else { return nil }
      let steps = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let catalog = steps.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
      return LexicalPath.absolute(steps[...catalog].joined(separator: "/"))
    }
  }

  /// Returns the names without those that are in no target and differ only in case from a name in a target.
  func removed(from names: AssetNames, outside targets: BuildTargets?) -> AssetNames {
    guard let targets, !images.isEmpty || !colors.isEmpty else { return names }
    return names.without(
      images: Self.outside(images, targets), colors: Self.outside(colors, targets))
  }

  private static func outside(_ names: [String: [String]], _ targets: BuildTargets) -> Set<String> {
    let owners = names.mapValues { paths in paths.map { targets.targets(of: LexicalPath.absolute($0)) } }
    let used = Set(
      owners.filter { $0.value.contains { $0?.isEmpty == false } }.keys.map { $0.lowercased() })
    let unused = owners.filter { name, owners in
      !owners.isEmpty && owners.allSatisfy { $0?.isEmpty == true } && used.contains(name.lowercased())
    }
    return Set(unused.keys)
  }
}

extension SimilarAssetNames: CacheCodable {
  static var blank: Self { SimilarAssetNames(AssetNames(paths: []), files: [:], imagesOutsideCatalogs: []) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&images, &colors) }
}
