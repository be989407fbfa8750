import SceneArchive

extension Instantiation {
  func makeRelationships(of index: Int, by maker: any SceneFactory) throws {
    guard let controller = storage[index] as? any SceneController else { return }
    for relationship in unit.objects[index].relationships {
      try hold(try maker.makeController(relationship.destination, heldBy: controller), relationship, index)
    }
  }

  /// Adds the view controllers in a nib to their containers, which are in the same nib.
  func joinRelationships() throws {
    guard unit.objects.contains(where: { !$0.relationships.isEmpty }) else { return }
    let named = unit.objects.indices.compactMap { index in unit.objects[index].id.map { ($0, index) } }
    let indices = Dictionary(named) { first, _ in first }
    var holders: [Int: Int] = [:]
    for index in unit.objects.indices {
      for relationship in unit.objects[index].relationships {
        guard let child = indices[relationship.destination] else {
          throw file.error(
            .refused("the nib has no object '\(object: relationship.destination)'"),
            object: unit.firstObject + index
          )
        }
        guard holders[child] == nil, !isHeld(index, by: child, holders) else {
          throw file.error(
            .refused("'\(object: relationship.destination)' is contained twice, or in itself"),
            object: unit.firstObject + index)
        }
        holders[child] = index
        // Safe for the same reason as in `awake`, because all objects of the nib exist.
        try hold(storage[child].unsafelyUnwrapped, relationship, index)
      }
    }
  }

  private func isHeld(_ index: Int, by other: Int, _ holders: [Int: Int]) -> Bool {
    var next: Int? = index
    while let current = next {
      if current == other { return true }
      next = holders[current]
    }
    return false
  }

  private func hold(
    _ child: any SceneObject, _ relationship: PreparedUnit.Relationship, _ index: Int
  ) throws {
    do {
      // Safe, because the callers either check that the object exists or have created all objects.
      guard try !relationship.add.add(storage[index].unsafelyUnwrapped, child) else { return }
      throw file.error(
        .cannotHold(class: unit.objects[index].registered.name, child: TypeName(type(of: child)).name),
        object: unit.firstObject + index)
    } catch {
      // The missing class may permit more children.
      guard file.options.substitutesUnknownClasses else { throw error }
      context.report(error)
    }
  }
}
