import SceneFiles

/// The rewritten files that have several names (hard links). A rewritten file is a new file, so the other names keep the
/// old content.
struct SeparatedNames {
  private let paths: [String]

  /// Finds the files with several names. Call this initializer before the files are written.
  init(_ paths: some Sequence<String>) { self.paths = paths.filter(FileIdentity.hasOtherNames) }

  func warn() {
    for path in paths {
      StandardStreams.warn("'\(path)' had other names (hard links), which still refer to the old content")
    }
  }
}
