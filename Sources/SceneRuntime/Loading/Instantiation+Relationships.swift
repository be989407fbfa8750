import SceneArchive

/// What a container holds.
extension Instantiation {
  /// Makes what the controller holds, which is made when it is.
  func makeRelationships(of index: Int, by maker: any SceneMaking) throws {
    guard let controller = storage[index] as? any SceneController else { return }
    for relationship in unit.objects[index].relationships {
      try hold(try maker.makeController(relationship.destination, heldBy: controller), relationship, index)
    }
  }

  /// Gives containers what they hold, in a nib: it stands there as they do.
  func joinRelationships() throws {
    guard unit.objects.contains(where: { !$0.relationships.isEmpty }) else { return }
    let named = unit.objects.indices.compactMap { index in unit.objects[index].id.map { ($0, index) } }
    let indices = Dictionary(named) { first, _ in first }
    var holders: [Int: Int] = [:]
    for index in unit.objects.indices {
      for relationship in unit.objects[index].relationships {
        guard let child = indices[relationship.destination] else {
          throw file.error(
            .refused("this nib has no object '\(object: relationship.destination)'"),
            object: unit.firstObject + index
          )
        }
        guard holders[child] == nil, !isHeld(index, by: child, holders) else {
          throw file.error(
            .refused("'\(object: relationship.destination)' is held twice, or by what it holds"),
            object: unit.firstObject + index)
        }
        holders[child] = index
        // Holds as in `awake`: all objects of the nib are made.
        try hold(storage[child].unsafelyUnwrapped, relationship, index)
      }
    }
  }

  /// Whether an object is the other one, or is held by it, through however many others.
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
      // Holds: both callers have looked at that object, or have made all.
      guard try !relationship.add.add(storage[index].unsafelyUnwrapped, child) else { return }
      throw file.error(
        .cannotHold(class: unit.objects[index].registered.name, child: TypeName(type(of: child)).name),
        object: unit.firstObject + index)
    } catch {
      // The program's own class may have room for more.
      guard file.options.substitutesUnknownClasses else { throw error }
      context.report(error)
    }
  }
}
