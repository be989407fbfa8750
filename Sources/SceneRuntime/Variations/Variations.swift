import SceneValues

/// The objects whose properties follow the traits of a view, a controller or a context, which keeps this. It keeps none
/// of them.
package final class Variations {
  private var objects: [VariedObject] = []
  /// How many there may be before those that are gone are let go: each addition costs the same, in the long run.
  private var limit = 16

  /// Adds an object that is as the traits were when it was loaded.
  func add(_ object: VariedObject) {
    if objects.count == limit {
      objects.removeAll { $0.object == nil }
      limit = max(16, objects.count * 2)
    }
    objects.append(object)
  }

  /// What follows the traits.
  var all: [VariedObject] { objects }

  /// Lets an object be, which follows something else from now on.
  package func forget(_ object: AnyObject) { objects.removeAll { $0.object === object } }

  /// Sets everything that is different under these traits.
  package func follow(_ traits: TraitSet) {
    // A property's observer may load what follows the same traits.
    for object in objects { object.follow(traits) }
  }
}

/// What has traits, and hears of their changes.
package protocol TraitEnvironment: AnyObject {
  var sceneTraits: TraitSet { get }
  /// Nil where nothing follows its traits.
  var variations: Variations? { get set }
}

extension TraitEnvironment {
  func add(_ object: VariedObject) {
    let variations = variations ?? Variations()
    variations.add(object)
    self.variations = variations
  }

  /// Sets what depends on the traits as they are now. Asking what they are is left out where nothing does.
  package func followTraits() {
    if let variations { variations.follow(sceneTraits) }
  }
}
