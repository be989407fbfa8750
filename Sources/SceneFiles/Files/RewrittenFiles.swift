import ScenePlatform

/// The names of files that a command rewrites. A symbolic link to one of the files is a second name of that file.
package struct RewrittenFiles {
  private let files: Set<String>

  package init(_ paths: [String]) {
    // Most commands have no links, so the targets are determined only if there is one.
    files =
      paths.contains(where: FileIdentity.isLink)
      ? Set(paths.lazy.filter { !FileIdentity.isLink($0) }.map(RealPath.ofFolder)) : []
  }

  package func isLinkToOther(_ path: String) -> Bool {
    !files.isEmpty && FileIdentity.isLink(path) && files.contains(RealPath.ofFolder(path))
  }
}
