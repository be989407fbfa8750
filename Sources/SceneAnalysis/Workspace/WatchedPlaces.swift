import SceneFiles
import SceneResources

/// The locations on disk that affect a workspace, and the effects of changes at these locations.
package struct WatchedPlaces: Sendable {
  package struct Changes {
    package var touchSettings = false
    package var touchSearch = false
    /// The absolute paths of changed workspace files and of changed files to which workspace files might refer.
    package var files: Set<String> = []

    package init(touchSettings: Bool = false) { self.touchSettings = touchSettings }

    package var isEmpty: Bool { !touchSettings && !touchSearch && files.isEmpty }
  }

  package let directories: Set<String>
  private let sceneDirectories: Set<String>
  private let workspace: Workspace
  private let checked: Set<String>

  package init(of workspace: Workspace, searched: [String]) {
    self.workspace = workspace
    sceneDirectories = Set(
      searched.map(LexicalPath.absolute)
        + (workspace.checks + workspace.tableChecks).map { LexicalPath.directory(of: $0.absolutePath) }
        + workspace.checks.flatMap { workspace.tables.directories(of: $0.absolutePath) })
    directories = sceneDirectories.union(workspace.sourceDirectories)
      .union(workspace.settingsFiles.map(LexicalPath.directory))
      .union(workspace.projectFiles.map(LexicalPath.directory)).union(workspace.assetDirectories)
    checked = Set(workspace.checks.map(\.absolutePath))
  }

  package func changes(in batch: DirectoryWatch.Batch) -> Changes {
    var changes = Changes(touchSettings: batch.isIncomplete)
    for event in batch.events { add(event, to: &changes) }
    return changes
  }

  private func add(_ event: DirectoryWatch.Event, to changes: inout Changes) {
    let directory = LexicalPath.directory(of: event.path)
    if event.path.hasSuffix("/" + Configuration.fileName) || workspace.settingsFiles.contains(event.path)
      || workspace.projectFiles.contains(event.path)
    {
      changes.touchSettings = true
    } else if workspace.sourceDirectories.contains(directory),
      SourceSearch.isSource(event.path) || (event.isDirectory && event.isStructural)
        || TextTable.isName(event.path) && workspace.areSettings(in: event.path)
    {
      // A change to a class affects all scenes. A change to a string table affects the code that refers to it.
      changes.touchSettings = true
    } else if isAsset(event.path) {
      // Images and catalogs affect all files. The sizes of images affect layout.
      changes.touchSettings = true
    } else if !sceneDirectories.contains(directory), !sceneDirectories.contains(event.path) {
      return
    } else if SceneFileName.isTable(event.path) || event.isDirectory && SceneFileName.isLocale(event.path) {
      // The scene to which a table belongs is not known until the next check.
      changes.touchSettings = true
    } else if event.isDirectory {
      changes.touchSearch = changes.touchSearch || event.isStructural
    } else if checked.contains(event.path) {
      changes.files.insert(event.path)
      if event.isStructural, !FileIdentity.isPresent(event.path) { changes.touchSearch = true }
    } else if SceneFileName.isScene(event.path) {
      if event.isStructural { changes.touchSearch = true } else { changes.files.insert(event.path) }
    }
  }

  private func isAsset(_ path: String) -> Bool {
    workspace.assetDirectories.contains(path)
      || workspace.assetDirectories.contains(LexicalPath.directory(of: path))
  }
}
