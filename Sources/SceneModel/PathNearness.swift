/// A search for the file nearest to a location in a project. Without known targets, it is most likely in the same target.
package enum PathNearness {
  /// Returns the index of the path that shares the most leading directories with `path`. Returns nil if there is a tie.
  /// Relative paths are relative to `directory`.
  package static func nearest(_ paths: [String], to path: String, in directory: String) -> Int? {
    let own = directories(of: path, in: directory)
    let shared = paths.map { zip(directories(of: $0, in: directory), own).prefix { $0 == $1 }.count }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return shared.firstIndex(of: most)
  }

  private static func directories(of path: String, in directory: String) -> [Substring] {
    var steps = path.hasPrefix("/") ? [] : directory.split(separator: "/")
    for step in path.split(separator: "/").dropLast() where step != "." {
      if step == "..", !steps.isEmpty { steps.removeLast() } else { steps.append(step) }
    }
    return steps
  }
}
