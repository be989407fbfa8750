/// A search for the file nearest to a location in a project. Without information about targets, the nearest file is
/// most likely to be in the same target.
package enum PathNearness {
  /// Returns the index of the path that has more leading directories in common with `path` than all others, or nil if
  /// several paths have the most in common.
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
