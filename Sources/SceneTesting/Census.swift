import SceneUI

/// A list of the objects that a context reports, which helps find objects that still exist although they should have been
/// released.
///
/// ```swift
/// let census = Census()
/// context.observer = { census.add($0.subject) }
/// // … windows are shown and closed …
/// #expect(census.alive == [])
/// ```
///
/// The census does not retain the objects.
public final class Census {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  /// The number of objects that have been added, including those that have since been released.
  public private(set) var count = 0

  /// Creates an empty census.
  public init() {}

  /// Adds an object, unless it has already been added.
  public func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    // A released object may have had the same address as this one.
    guard !entries[id, default: []].contains(where: { $0.object === object }) else { return }
    count += 1
    entries[id, default: []].append(Entry(object: object, name: "\(type(of: object))"))
  }

  /// Removes the records of released objects, so that memory use does not grow during a long run.
  public func removeReleased() {
    entries = entries.compactMapValues {
      let alive = $0.filter { $0.object != nil }
      return alive.isEmpty ? nil : alive
    }
  }

  /// The class names of the objects that still exist, sorted.
  public var alive: [String] { entries.values.joined().filter { $0.object != nil }.map(\.name).sorted() }

  /// Returns an object of a class that still exists, or nil if there is none.
  public func first<Kind: AnyObject>(_ type: Kind.Type = Kind.self) -> Kind? {
    entries.values.joined().lazy.compactMap { $0.object as? Kind }.first
  }
}
