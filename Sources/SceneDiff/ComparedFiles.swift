import SceneAnalysis
import SceneFiles

/// Which files are compared with which.
package struct ComparedFiles {
  /// A file that is in one of two directories only has no other.
  package struct Pair {
    package var old: String?
    package var new: String?
  }

  package private(set) var pairs: [Pair]
  /// What could not be looked into.
  package private(set) var problems: [String] = []

  /// - Parameters:
  ///   - old: a file, or a directory like the other.
  ///   - new: where the same is said anew.
  /// - Throws: `Failure` where one is a directory and the other is not.
  package init(old: String, new: String) throws(Failure) {
    let (isOld, isNew) = (FileIdentity.isDirectory(old), FileIdentity.isDirectory(new))
    guard isOld || isNew else {
      pairs = [Pair(old: old, new: new)]
      return
    }
    guard isOld, isNew else {
      throw Failure("'\(old)' and '\(new)': a directory is compared with a directory", .request)
    }
    pairs = []
    let (before, after) = (files(in: old), files(in: new))
    for name in Set(before.keys).union(after.keys).sorted() {
      pairs.append(Pair(old: before[name], new: after[name]))
    }
  }

  /// Scenes below a directory by where they are in it.
  private mutating func files(in directory: String) -> [String: String] {
    let search = SceneSearch([directory])
    problems += search.problems.map(\.message)
    let root = LexicalPath.absolute(directory)
    return Dictionary(
      search.files.compactMap { file in
        file.absolutePath.flatMap { LexicalPath.relative($0, to: root) }.map { ($0, file.path) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
