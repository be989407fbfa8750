import SceneDiagnostics
import SceneModel
import SceneValues

/// The keys of runtime attributes in an Xcode file, for objects of known classes.
struct RuntimeKeys {
  struct Misspelling {
    let value: Int
    let known: KnownClass
    let meant: String
  }

  private(set) var misspellings: [Misspelling] = []
  /// The ranges of unknown keys. Categories may define such keys.
  private(set) var unlisted: [SourceRange] = []

  private static let mostSearches = 50

  init(of scene: CheckedScene) {
    guard scene.document.preserved != nil else { return }
    var ofClasses: [String: [String]] = [:]
    var searches = 0
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      guard value.error == nil, case .object(let object) = value.owner,
        let known = scene.objectClasses[object], known.isComplete
      else { continue }
      let key = value.key.text
      let own = ofClasses[known.qualifiedName] ?? Self.keys(of: known, in: scene)
      ofClasses[known.qualifiedName] = own
      let (step, rest) = Self.split(key)
      let isOfLayer = step == "layer" && rest != nil
      let candidates = isOfLayer ? KeyValueNames.ofLayers : own
      let word = isOfLayer ? rest! : step
      guard !scene.steps.counting(candidates).contains(word) else {
        // The class that the first step leads to is unknown.
        if !isOfLayer, rest != nil { unlisted.append(value.key.range) }
        continue
      }
      searches += 1
      guard searches <= Self.mostSearches,
        let meant = misspelling(of: word, in: scene.steps.counting(candidates))
      else {
        unlisted.append(value.key.range)
        continue
      }
      let path = isOfLayer ? "layer.\(meant)" : rest.map { "\(meant).\($0)" } ?? meant
      misspellings.append(Misspelling(value: index, known: known, meant: path))
    }
  }

  private static func keys(of known: KnownClass, in scene: CheckedScene) -> [String] {
    let own = scene.vocabulary.lineage(of: known.qualifiedName).flatMap { ancestor in
      ancestor.properties.map(\.key) + ancestor.outlets.map(\.name)
    }
    return Set(own + KeyValueNames.ofObjects).sorted()
  }

  private static func split(_ path: String) -> (step: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
}
