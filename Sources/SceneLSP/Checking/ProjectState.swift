import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles

/// The files of the workspace folders, and those that are open besides, with what the client holds of them.
package struct ProjectState: Sendable {
  /// From the root.
  private(set) var folders: [String]
  package private(set) var snapshot: Snapshot
  private(set) var places: WatchedPlaces
  /// Why the configurations do not count: what is wrong with one of them. Nothing is said of scenes then.
  private(set) var fault: WorkspaceFault?
  private let request: CheckRequest
  private let memory = SourceMemory()
  /// The open files that were not found below the folders.
  private var besides: Set<String> = []

  /// - Parameters:
  ///   - folders: from the root.
  ///   - request: what is wanted of the check.
  ///   - texts: what the client holds, by paths from the root.
  init(_ folders: [String], _ request: CheckRequest, _ texts: [(path: String, bytes: [UInt8])]) {
    self.folders = folders
    self.request = request
    // Made anew at once.
    snapshot = Self.empty(request)
    places = WatchedPlaces(of: snapshot.workspace, searched: [])
    load(texts)
  }

  /// A workspace of no files reads nothing, and cannot fail.
  private static func empty(_ request: CheckRequest) -> Snapshot {
    var request = request
    (request.configuration, request.cacheDirectory) = (.nothing, nil)
    guard let workspace = try? Workspace(request) else { preconditionFailure("a workspace of no files") }
    return Snapshot(workspace)
  }

  // MARK: What changes

  mutating func setFolders(_ folders: [String], _ texts: [(path: String, bytes: [UInt8])]) {
    self.folders = folders
    load(texts)
  }

  /// Reads all that counts anew: configurations, manifests, Swift sources, the list of files.
  mutating func load(_ texts: [(path: String, bytes: [UInt8])]) {
    let search = search(texts.map(\.path))
    do {
      snapshot = Snapshot(try Workspace(request, search.files, memory: memory))
      fault = nil
    } catch {
      fault = WorkspaceFault(error)
      var request = request
      (request.configuration, request.cacheDirectory) = (.nothing, nil)
      // What can be told of a place in a file can be told without a configuration.
      snapshot = (try? Workspace(request, search.files, memory: memory)).map(Snapshot.init) ?? snapshot
    }
    for (path, bytes) in texts { snapshot = snapshot.replacing(bytes, of: path) }
    places = WatchedPlaces(of: snapshot.workspace, searched: search.directories)
  }

  /// Searches again for files, where nothing else has changed.
  mutating func search(again texts: [(path: String, bytes: [UInt8])]) {
    let search = search(texts.map(\.path))
    guard let found = try? snapshot.containing(search.files) else { return load(texts) }
    snapshot = found
    places = WatchedPlaces(of: snapshot.workspace, searched: search.directories)
  }

  /// A file that was opened may be none that was found.
  mutating func open(_ path: String, _ texts: [(path: String, bytes: [UInt8])]) {
    guard SceneSearch.isScene(path), !isFound(path) else { return }
    search(again: texts)
  }

  mutating func close(_ path: String, _ texts: [(path: String, bytes: [UInt8])]) {
    snapshot = snapshot.replacing(nil, of: path)
    if besides.contains(path) { search(again: texts) }
  }

  mutating func replace(_ path: String, _ bytes: [UInt8]) {
    snapshot = snapshot.replacing(bytes, of: path)
  }

  /// After files were written, made or removed.
  mutating func update(_ changes: WatchedPlaces.Changes, _ texts: [(path: String, bytes: [UInt8])]) {
    if changes.touchSettings || fault != nil {
      load(texts)
    } else {
      if changes.touchSearch { search(again: texts) }
      snapshot = snapshot.rereading(changes.files)
    }
  }

  // MARK: What there is

  func isFound(_ path: String) -> Bool { snapshot.contains(path) }

  /// The scenes below the folders, and the open ones that lie elsewhere or are not saved yet. What a configuration leaves
  /// out is left out here, too.
  private mutating func search(_ open: [String]) -> (files: [SceneSearch.Found], directories: [String]) {
    let found = SceneSearch(folders)
    let known = Set(found.files.compactMap(\.absolutePath))
    let more = open.filter { path in
      SceneSearch.isScene(path) && !known.contains(path)
        && (!FileIdentity.isThere(path) || !folders.contains { LexicalPath.relative(path, to: $0) != nil })
    }.sorted()
    besides = Set(more)
    return (found.files + SceneSearch(more).files, found.directories)
  }
}

/// What is wrong with a configuration or a manifest, and where.
package struct WorkspaceFault: Sendable {
  let message: String
  /// From the root; nil where the message names no file.
  var path: String?
  /// Counted from 1.
  var line = 1

  /// - Parameter error: of a workspace. Its message may begin with a file and a line.
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
