import SceneArchive
import SceneValues

extension Instantiation {
  /// The traits that objects are made under: those of the scene's controller, or of a nib's owner, where these have any;
  /// else the context's.
  private var environment: (any TraitEnvironment)? {
    (scene?.controller as? any TraitEnvironment) ?? (owner as? any TraitEnvironment)
      ?? (context as? any TraitEnvironment)
  }

  /// Gives an object that has just been decoded what it is under the traits: its own initializer sees it, as far as it
  /// decodes before it looks.
  package func vary(_ index: Int, _ object: any SceneObject, _ variations: PreparedVariations) {
    let varied = VariedObject(object, variations)
    varied.follow(traits, runtimeAttributes: false)
    self.varied.append((index, varied))
  }

  /// What is set after everything is made; then each object is left to whoever has the traits that it is to follow.
  package func followTraits() {
    for (index, object) in varied {
      object.follow(traits, runtimeAttributes: true)
      environment(of: index)?.add(object)
    }
    varied = []
  }

  /// The object itself, or what it stands in, if that has traits.
  private func environment(of index: Int) -> (any TraitEnvironment)? {
    var next: Int? = index
    // Whoever holds the root of a view is in another unit, before this one or after it.
    while let current = next, storage.indices.contains(current) {
      if let environment = storage[current] as? any TraitEnvironment { return environment }
      next = file.archive.object(at: unit.firstObject + current).parent.map { $0 - unit.firstObject }
    }
    return environment
  }

  func currentTraits() -> TraitSet { environment?.sceneTraits ?? TraitSet() }
}
