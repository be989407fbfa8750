/// The nearest of several files to a place in a project. Without information about targets, it is most likely
/// to be built with that place.
package enum PathNearness {
  /// Returns the index of the path that shares more leading directories with `path` than all others, or nil if
  /// several share the most.
  package static func nearest(_ paths: [String], to path: String) -> Int? {
    let own = directories(of: path)
    let shared = paths.map { zip(directories(of: $0), own).prefix { $0 == $1 }.count }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return shared.firstIndex(of: most)
  }

  private static func directories(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast().filter { $0 != "." }
  }
}
