/// The files with several names (hard links) that a command replaces. Their other names keep the old content.
package struct SeparatedNames {
  private let paths: [String]

  package init(_ paths: some Sequence<String>) { self.paths = paths.filter(FileIdentity.hasOtherNames) }

  package var warnings: [String] {
    paths.map { "'\($0)' had other names (hard links), which still refer to the old content" }
  }
}
