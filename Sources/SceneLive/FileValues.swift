import SceneArchive
import SceneRuntime
import SceneValues

struct FileValues: Equatable {
  struct Varied: Equatable {
    let traits: TraitSet
    let key: String
    let value: Value
  }

  private(set) var keys: [String] = []
  private(set) var values: [String: Value] = [:]
  private(set) var attributes: Set<String> = []
  private(set) var varied: [Varied] = []

  init(of object: Int, in file: SceneFile, _ language: FileLanguage) {
    let archive = file.archive
    for index in archive.object(at: object).values {
      let record = archive.valueRecord(at: index)
      let key = archive.key(at: record.key)
      if values.updateValue(file.value(at: index, in: language), forKey: key) == nil {
        keys.append(key)
      }
      if record.isRuntimeAttribute { attributes.insert(key) }
    }
    guard archive.variationCount > 0, let variations = file.variations.value[object] else { return }
    for variation in variations {
      let traits = archive.traits(ofVariation: variation)
      for index in archive.variation(at: variation).values {
        varied.append(
          Varied(
            traits: traits, key: archive.key(at: archive.valueRecord(at: index).key),
            value: file.value(at: index, in: language)))
      }
    }
  }

  var variedKeys: Set<String> { Set(varied.map(\.key)) }
}

/// The differences between an object's values in two versions of a file.
struct ValueChanges {
  let changed: [String]
  let gone: [String]
  /// Whether the two versions differ in their trait variations or in the default values of properties with variations.
  let variationChanged: Bool

  init(from old: FileValues, to new: FileValues) {
    let variedKeys = old.variedKeys.union(new.variedKeys)
    variationChanged =
      old.varied != new.varied || variedKeys.contains { old.values[$0] != new.values[$0] }
    let recreated = variationChanged ? variedKeys : []
    changed = new.keys.filter { old.values[$0] != new.values[$0] || recreated.contains($0) }
    gone = Set(old.keys).union(recreated).subtracting(new.keys).sorted()
  }

  var isEmpty: Bool { changed.isEmpty && gone.isEmpty && !variationChanged }
}
