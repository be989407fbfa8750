/// Finds objects that should have been deallocated.
final class Remains {
  private var seen: Set<ObjectIdentifier> = []
  private var objects: [Weak] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Large enough to find cycles, and small enough to check quickly.
  private static let most = 1000

  func note(_ object: AnyObject) {
    guard objects.count < Self.most, seen.insert(ObjectIdentifier(object)).inserted else { return }
    objects.append(Weak(object: object))
  }

  func check() {
    let alive = objects.compactMap(\.object)
    precondition(alive.isEmpty, "alive: \(alive.map { String(describing: type(of: $0)) })")
  }
}
