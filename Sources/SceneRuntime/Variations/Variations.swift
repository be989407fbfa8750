import SceneValues

/// The objects whose properties follow the traits of a view, a controller or a context, which retains this
/// list. References to the objects are weak.
package final class Variations {
  private var objects: [VariedObject] = []
  /// The number of objects that triggers removal of released ones, which makes additions amortized constant
  /// time.
  private var limit = 16

  /// Adds an object whose values match the traits at loading.
  func add(_ object: VariedObject) {
    if objects.count == limit {
      objects.removeAll { $0.object == nil }
      limit = max(16, objects.count * 2)
    }
    objects.append(object)
  }

  var all: [VariedObject] { objects }

  /// Removes an object that now follows another environment.
  package func forget(_ object: AnyObject) { objects.removeAll { $0.object === object } }

  package func follow(_ traits: TraitSet) {
    // Iterates over a copy, because a property observer can load objects that follow the same traits.
    for object in objects { object.follow(traits) }
  }
}

/// An object that has traits and is notified of changes.
package protocol TraitEnvironment: AnyObject {
  var sceneTraits: TraitSet { get }
  /// The objects that follow the traits, or nil if none exist.
  var variations: Variations? { get set }
}

extension TraitEnvironment {
  func add(_ object: VariedObject) {
    let variations = variations ?? Variations()
    variations.add(object)
    self.variations = variations
  }

  /// Sets the values that depend on the current traits. Without followers, the traits are not evaluated.
  package func followTraits() {
    if let variations { variations.follow(sceneTraits) }
  }
}
