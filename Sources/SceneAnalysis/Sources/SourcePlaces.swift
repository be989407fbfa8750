import SceneProjects

struct SourcePlaces {
  let files: [SourceSearch.Found]
  let directories: Set<String>
  let targets: BuildTargets
  let tables: Set<String>

  init(files: [SourceSearch.Found], directories: Set<String>, targets: BuildTargets, tables: Set<String>) {
    self.files = files
    self.directories = directories
    self.targets = targets
    self.tables = tables
  }

  /// Searches directories in the format of the `--sources` option. Throws `Failure` if a directory cannot be read.
  init(_ arguments: [String], _ held: UnsavedTexts) throws {
    let found = try SourceSearch.files(in: arguments, held)
    self.init(
      files: found.files, directories: found.directories,
      targets: BuildTargets(found.landmarks) { try? held.read($0).bytes }, tables: found.tables)
  }
}
