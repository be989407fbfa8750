import SceneValues

/// The objects whose properties depend on the traits of a view, view controller, or context. References are weak.
package final class Variations {
  private var objects: [VariedObject] = []
  /// The number of objects at which released objects are removed, so that adding an object takes amortized constant time.
  private var limit = 16

  func add(_ object: VariedObject) {
    if objects.count == limit {
      objects.removeAll { $0.object == nil }
      limit = max(16, objects.count * 2)
    }
    objects.append(object)
  }

  var all: [VariedObject] { objects }

  package func forget(_ object: AnyObject) { objects.removeAll { $0.object === object } }

  package func follow(_ traits: TraitSet) {
    // Iterates over a copy, because property observers can load objects that follow the same traits.
    for object in objects { object.follow(traits) }
  }
}

package protocol TraitEnvironment: AnyObject {
  var sceneTraits: TraitSet { get }
  var variations: Variations? { get set }
}

extension TraitEnvironment {
  func add(_ object: VariedObject) {
    let variations = variations ?? Variations()
    variations.add(object)
    self.variations = variations
  }

  /// Applies the current traits to all objects. The traits are determined only if an object depends on them.
  package func followTraits() {
    if let variations { variations.follow(sceneTraits) }
  }
}
