import SceneUI

/// All objects that the context tells of.
final class Census {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private(set) var count = 0

  func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    // Another may have been at the same place before.
    guard !entries[id, default: []].contains(where: { $0.object === object }) else { return }
    count += 1
    entries[id, default: []].append(Entry(object: object, name: "\(type(of: object))"))
  }

  /// Strikes out what has gone, so that a long run does not grow by the count itself.
  func strikeOutTheDead() {
    entries = entries.compactMapValues {
      let alive = $0.filter { $0.object != nil }
      return alive.isEmpty ? nil : alive
    }
  }

  var alive: [String] { entries.values.joined().filter { $0.object != nil }.map(\.name).sorted() }
}
