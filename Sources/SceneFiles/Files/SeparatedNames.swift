/// The files with several names (hard links) that a command replaces. Other names of these files keep the old content.
package struct SeparatedNames {
  private struct File {
    let count: Int
    var paths: [String] = []
  }

  private var files: [FileIdentity.Key: File] = [:]

  package init(_ paths: some Sequence<String>) {
    for path in paths {
      let count = FileIdentity.countOfNames(path)
      guard count > 1, let key = FileIdentity.key(of: path) else { continue }
      files[key, default: File(count: count)].paths.append(path)
    }
  }

  package func warnings(about replaced: some Sequence<String>) -> [String] {
    let replaced = Array(replaced)
    let separated = files.values.reduce(into: Set<String>()) { separated, file in
      let paths = Set(file.paths).intersection(replaced)
      if paths.count < file.count { separated.formUnion(paths) }
    }
    return replaced.filter(separated.contains).map {
      "'\($0)' had other names (hard links), which still refer to the old content"
    }
  }
}
