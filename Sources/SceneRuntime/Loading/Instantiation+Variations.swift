import SceneArchive
import SceneValues

extension Instantiation {
  private var environment: (any TraitEnvironment)? {
    (scene?.controller as? any TraitEnvironment) ?? (owner as? any TraitEnvironment)
      ?? (context as? any TraitEnvironment)
  }

  /// Applies the current traits to an object that has just been decoded. An initializer can use the resulting values
  /// after its call to `decode(into:)`.
  package func vary(_ index: Int, _ object: any SceneObject, _ variations: PreparedVariations) {
    let varied = VariedObject(object, variations)
    varied.follow(traits, runtimeAttributes: false)
    self.varied.append((index, varied))
  }

  /// Sets the runtime attributes that depend on traits, and then adds each varied object to its trait environment.
  package func followTraits() {
    for (index, object) in varied {
      object.follow(traits, runtimeAttributes: true)
      environment(of: index)?.add(object)
    }
    varied = []
  }

  private func environment(of index: Int) -> (any TraitEnvironment)? {
    var next: Int? = index
    // The parent of a root view is in a different unit.
    while let current = next, storage.indices.contains(current) {
      if let environment = storage[current] as? any TraitEnvironment { return environment }
      next = file.archive.object(at: unit.firstObject + current).parent.map { $0 - unit.firstObject }
    }
    return environment
  }

  func currentTraits() -> TraitSet { environment?.sceneTraits ?? TraitSet() }
}
