import SceneAnalysis
import SceneFiles

package struct ComparedFiles {
  /// A pair of files to compare. A file that exists in only one of two directories has no counterpart.
  package struct Pair {
    package var old: String?
    package var new: String?
  }

  package private(set) var pairs: [Pair]
  package private(set) var problems: [String] = []

  /// Creates the pairs of files to compare. Throws `Failure` if only one of the paths is a directory.
  package init(old: String, new: String) throws(Failure) {
    let (isOld, isNew) = (FileIdentity.isDirectory(old), FileIdentity.isDirectory(new))
    guard isOld || isNew else {
      pairs = [Pair(old: old, new: new)]
      return
    }
    guard isOld, isNew else {
      throw Failure(
        "'\(old)' and '\(new)' cannot be compared: either both or neither must be a directory", .request)
    }
    pairs = []
    let (before, after) = (files(in: old), files(in: new))
    for name in Set(before.keys).union(after.keys).sorted() {
      pairs.append(Pair(old: before[name], new: after[name]))
    }
  }

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
