import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles

/// The files in the workspace folders and other open files, with the client's unsaved contents.
package struct ProjectState: Sendable {
  private(set) var folders: [String]
  package private(set) var snapshot: Snapshot
  private(set) var places: WatchedPlaces
  private(set) var fault: WorkspaceFault?
  private let request: CheckRequest
  private let memory = SourceMemory()
  private var besides: Set<String> = []

  init(_ folders: [String], _ request: CheckRequest, _ texts: [(path: String, bytes: [UInt8])]) {
    self.folders = folders
    self.request = request
    snapshot = Self.empty(request)
    places = WatchedPlaces(of: snapshot.workspace, searched: [])
    load(texts)
  }

  /// Returns a snapshot of a workspace without files. This function does not read any files and cannot fail.
  private static func empty(_ request: CheckRequest) -> Snapshot {
    var request = request
    (request.configuration, request.cacheDirectory) = (.nothing, nil)
    guard let workspace = try? Workspace(request) else { preconditionFailure("a workspace of no files") }
    return Snapshot(workspace)
  }

  mutating func setFolders(_ folders: [String], _ texts: [(path: String, bytes: [UInt8])]) {
    self.folders = folders
    load(texts)
  }

  mutating func load(_ texts: [(path: String, bytes: [UInt8])]) {
    let search = search(texts.map(\.path))
    do {
      snapshot = Snapshot(try Workspace(request, search.files, memory: memory))
      fault = nil
    } catch {
      fault = WorkspaceFault(error)
      var request = request
      (request.configuration, request.cacheDirectory) = (.nothing, nil)
      // Language features must work even if the configuration is invalid.
      snapshot = (try? Workspace(request, search.files, memory: memory)).map(Snapshot.init) ?? snapshot
    }
    snapshot = snapshot.replacing(texts.map { ($0.path, $0.bytes) })
    places = WatchedPlaces(of: snapshot.workspace, searched: search.directories)
  }

  mutating func search(again texts: [(path: String, bytes: [UInt8])]) {
    let search = search(texts.map(\.path))
    guard let found = try? snapshot.containing(search.files) else { return load(texts) }
    snapshot = found
    places = WatchedPlaces(of: snapshot.workspace, searched: search.directories)
  }

  /// Applies the changes to documents since the last call. The bytes of a closed document are nil. The files are searched
  /// at most once, even if many documents outside the folders were opened or closed.
  mutating func apply(
    _ changes: [(path: String, bytes: [UInt8]?)], texts: () -> [(path: String, bytes: [UInt8])]
  ) {
    let changesFiles = changes.contains { path, bytes in
      bytes == nil ? besides.contains(path) : SceneSearch.isScene(path) && !isFound(path)
    }
    snapshot = snapshot.replacing(changes)
    if changesFiles { search(again: texts()) }
  }

  mutating func update(_ changes: WatchedPlaces.Changes, _ texts: [(path: String, bytes: [UInt8])]) {
    if changes.touchSettings || fault != nil {
      load(texts)
    } else {
      if changes.touchSearch { search(again: texts) }
      snapshot = snapshot.rereading(changes.files)
    }
  }

  func isFound(_ path: String) -> Bool { snapshot.contains(path) }

  /// Returns the scene files in the folders and the open files outside the folders. Excluded files are omitted.
  private mutating func search(_ open: [String]) -> (files: [SceneSearch.Found], directories: [String]) {
    let found = SceneSearch(folders)
    let known = Set(found.files.compactMap(\.absolutePath))
    let more = open.filter { path in
      SceneSearch.isScene(path) && !known.contains(path)
        && (!FileIdentity.isPresent(path) || !folders.contains { LexicalPath.relative(path, to: $0) != nil })
    }.sorted()
    besides = Set(more)
    return (found.files + SceneSearch(more).files, found.directories)
  }
}

package struct WorkspaceFault: Sendable {
  let message: String
  var path: String?
  var line = 1

  /// - Parameter error: An error from a workspace. The error message can begin with a file and a line number.
  init(_ error: any Error) {
    let text = (error as? Failure)?.message ?? "\(error)"
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let line = Int(parts[1]), Int(parts[2]) != nil else {
      message = text
      return
    }
    message = String(parts[3].drop { $0 == " " })
    path = LexicalPath.absolute(parts[0])
    self.line = line
  }
}
