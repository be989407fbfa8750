import SceneProjects

/// The files in the directories of a program's sources.
struct SourcePlaces {
  let files: [SourceSearch.Found]
  /// From the root.
  let directories: Set<String>
  let targets: BuildTargets
  /// The tables of texts, from the root.
  let tables: Set<String>

  init(files: [SourceSearch.Found], directories: Set<String>, targets: BuildTargets, tables: Set<String>) {
    self.files = files
    self.directories = directories
    self.targets = targets
    self.tables = tables
  }

  /// Searches directories, which are given as in `--sources`.
  ///
  /// - Throws: `Failure` if a directory cannot be read.
  init(_ arguments: [String], _ held: HeldTexts) throws {
    let found = try SourceSearch.files(in: arguments, held)
    self.init(
      files: found.files, directories: found.directories,
      targets: BuildTargets(found.landmarks) { try? held.read($0).bytes }, tables: found.tables)
  }
}
