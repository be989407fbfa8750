/// Finds out what is alive when nothing should be.
final class Remains {
  private var seen: Set<ObjectIdentifier> = []
  private var objects: [Weak] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Enough to find what contains itself, and few enough to ask in no time.
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
