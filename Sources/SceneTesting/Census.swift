import SceneUI

/// All objects that a context tells of: which of them are still there.
///
/// ```swift
/// let census = Census()
/// context.observer = { census.add($0.subject) }
/// // … windows are shown and closed …
/// #expect(census.alive == [])
/// ```
///
/// It keeps none of them alive.
public final class Census {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  /// How many have been added, those that are gone among them.
  public private(set) var count = 0

  /// A census of nobody.
  public init() {}

  /// Counts an object, unless it was counted before.
  public func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    // Another may have been at the same place before.
    guard !entries[id, default: []].contains(where: { $0.object === object }) else { return }
    count += 1
    entries[id, default: []].append(Entry(object: object, name: "\(type(of: object))"))
  }

  /// Strikes out what has gone, so that a long run does not grow by the census itself.
  public func strikeOutTheDead() {
    entries = entries.compactMapValues {
      let alive = $0.filter { $0.object != nil }
      return alive.isEmpty ? nil : alive
    }
  }

  /// The classes of those that are still there, sorted.
  public var alive: [String] { entries.values.joined().filter { $0.object != nil }.map(\.name).sorted() }

  /// One that is still there, as what it is; nil where none is.
  public func first<Kind: AnyObject>(_ type: Kind.Type = Kind.self) -> Kind? {
    entries.values.joined().lazy.compactMap { $0.object as? Kind }.first
  }
}
