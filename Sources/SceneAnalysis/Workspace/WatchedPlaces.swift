import SceneFiles
import SceneResources

/// The places on the disk that count for the files of a workspace, and what a change there means for them.
package struct WatchedPlaces: Sendable {
  /// What is to be done after changes on the disk.
  package struct Changes {
    /// Anything may be different: the workspace is to be made anew.
    package var touchSettings = false
    /// There may be other files.
    package var touchSearch = false
    /// Files that say something else, from the root: those of the workspace, and others that these may lead to.
    package var files: Set<String> = []

    package init(touchSettings: Bool = false) { self.touchSettings = touchSettings }

    package var isEmpty: Bool { !touchSettings && !touchSearch && files.isEmpty }
  }

  /// All that is to be watched, from the root.
  package let directories: Set<String>
  /// The directories in which scenes and their tables come and go.
  private let sceneDirectories: Set<String>
  private let workspace: Workspace
  private let checked: Set<String>

  /// - Parameters:
  ///   - workspace: the files that are checked.
  ///   - searched: the directories that were searched for these.
  package init(of workspace: Workspace, searched: [String]) {
    self.workspace = workspace
    sceneDirectories = Set(
      searched.map(LexicalPath.absolute)
        + workspace.checks.map { LexicalPath.directory(of: $0.absolutePath) }
        + workspace.checks.flatMap { workspace.tables.directories(of: $0.absolutePath) })
    directories = sceneDirectories.union(workspace.sourceDirectories)
      .union(workspace.settingsFiles.map(LexicalPath.directory))
      .union(workspace.projectFiles.map(LexicalPath.directory)).union(workspace.assetDirectories)
    checked = Set(workspace.checks.map(\.absolutePath))
  }

  /// What there is to do after changes on the disk.
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
      // A change of a class concerns all scenes; one of a table, the code that looks texts up.
      changes.touchSettings = true
    } else if event.isStructural || event.path.hasSuffix("/Contents.json"), isAsset(event.path) {
      // New and removed images, and changes of a catalog, concern every file.
      changes.touchSettings = true
    } else if !sceneDirectories.contains(directory), !sceneDirectories.contains(event.path) {
      return
    } else if SceneFileName.isTable(event.path) || event.isDirectory && SceneFileName.isLocale(event.path) {
      // Which scene a table belongs to is for the check to say.
      changes.touchSettings = true
    } else if event.isDirectory {
      changes.touchSearch = changes.touchSearch || event.isStructural
    } else if checked.contains(event.path) {
      changes.files.insert(event.path)
      if event.isStructural, !FileIdentity.isThere(event.path) { changes.touchSearch = true }
    } else if SceneFileName.isScene(event.path) {
      if event.isStructural { changes.touchSearch = true } else { changes.files.insert(event.path) }
    }
  }

  /// Whether images or colors may have come or gone: what they look like is not for a check to know.
  private func isAsset(_ path: String) -> Bool {
    workspace.assetDirectories.contains(path)
      || workspace.assetDirectories.contains(LexicalPath.directory(of: path))
  }
}
