import SceneFiles
import ScenePlatform
import SceneUI

final class LiveWatch {
  private let folders: [String]
  private let directories: DirectoryWatch
  private let compiler: LiveCompiler
  private unowned let live: LiveReload
  private unowned let context: SceneContext
  private var token: ObservationToken?
  private var timer: Timer?
  private var changed: Set<String> = []
  private var delay: Timer?
  private(set) var isCompiling = false
  private var areDraftsOld = false
  private var recheckTimer: Timer?
  private var drafts: LiveDrafts?
  /// The last reported reason why the tool could not start for an unsaved edit. The same reason is not reported again.
  private var reportedFault: String?

  /// Creates a watch. If `drafts` is nil, unsaved edits are ignored. Throws an error if a folder cannot be watched.
  init(
    _ folders: [String], _ compiler: LiveCompiler, drafts: LiveDrafts?, for live: LiveReload,
    in context: SceneContext
  ) throws {
    (self.folders, self.compiler, self.live, self.context) = (folders, compiler, live, context)
    self.drafts = drafts
    do throws(Failure) { directories = try DirectoryWatch() } catch { throw LiveReloadError(error.message) }
    for folder in folders { try add(folder, isNew: false) }
    readDrafts()
    if !changed.isEmpty { compileSoon() }
    if let clock = context.clock as? SystemClock {
      token = try clock.loop.watch(directories.descriptor) { [weak self] _ in self?.read() }
    } else {
      timer = Timer(interval: 0.05, repeats: true, on: context.clock) { [weak self] _ in self?.read() }
    }
  }

  deinit {
    for timer in [timer, delay, recheckTimer] { timer?.invalidate() }
  }

  /// Watches a folder and its subfolders. If the folder is new, also finds files created before the watch began.
  private func add(_ folder: String, isNew: Bool) throws {
    do throws(Failure) { try directories.add(folder) } catch { throw LiveReloadError(error.message) }
    let entries: [DirectoryListing.Entry]
    do throws(SystemError) { entries = try DirectoryListing.entries(in: folder) } catch {
      if isNew { return }
      throw LiveReloadError("Cannot watch '\(folder)': \(error)")
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      if entry.isDirectory == true {
        try add("\(folder)/\(entry.name)", isNew: isNew)
      } else if isNew {
        note("\(folder)/\(entry.name)")
      }
    }
  }

  private func read() {
    let batch = directories.read()
    for event in batch.events {
      if drafts?.holds(event.path) == true {
        areDraftsOld = true
        compileSoon()
        scheduleRecheck()
      } else if event.isDirectory {
        try? add(event.path, isNew: true)
      } else {
        note(event.path)
      }
    }
    // The lost events may be from any folder.
    if batch.isIncomplete {
      areDraftsOld = drafts != nil
      for folder in folders { try? add(folder, isNew: true) }
    }
  }

  private func readDrafts() {
    guard drafts != nil else { return }
    areDraftsOld = false
    for folder in drafts?.watchedFolders ?? [] { try? directories.add(folder) }
    changed.formUnion(drafts?.update() ?? [])
  }

  private func note(_ path: String) {
    if Self.isScene(path) {
      changed.insert(path)
    } else if path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") || path.hasSuffix(".xcstrings") {
      // The tool determines the scenes that use the table.
      noteScenes(in: Self.folder(ofTable: path))
    } else {
      return
    }
    areDraftsOld = drafts != nil
    compileSoon()
  }

  /// Schedules another check of the drafts. When an editor quits, its files might be closed before its lock is released.
  private func scheduleRecheck() {
    recheckTimer?.invalidate()
    recheckTimer = Timer(interval: 0.2, on: context.clock) { [weak self] _ in
      self?.areDraftsOld = true
      self?.compileSoon()
    }
  }

  private func compileSoon() {
    guard delay?.isValid != true else { return }
    // Editors write a file several times to save it.
    delay = Timer(interval: 0.02, on: context.clock) { [weak self] _ in self?.compileNext() }
  }

  private static func folder(ofTable path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".lproj") == true { parts = parts.dropLast() }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private func noteScenes(in folder: String) {
    for name in (try? DirectoryListing.names(in: folder)) ?? [] where Self.isScene(name) {
      changed.insert("\(folder)/\(name)")
    }
  }

  private static func isScene(_ path: String) -> Bool {
    [".scene", ".storyboard", ".xib"].contains(where: path.hasSuffix)
  }

  private func compileNext() {
    guard !isCompiling else { return }
    if areDraftsOld { readDrafts() }
    guard let path = changed.min() else { return }
    changed.remove(path)
    let draft = drafts?[path]
    // A file that does not exist was deleted. Its objects remain.
    guard draft != nil || access(path, F_OK) == 0 else { return compileNext() }
    isCompiling = true
    let handle = context.handle(of: self)
    let compiler = compiler
    BackgroundThread.run {
      let result = compiler.compile(path, draft?.text)
      handle.post { $0.take(result, of: path, isDraft: draft != nil) }
    }
  }

  private func take(_ result: LiveCompiler.Result, of path: String, isDraft: Bool) {
    isCompiling = false
    switch result {
    case .compiled(let bytes): live.take(bytes, compiledFrom: path, isDraft: isDraft)
    // Text is expected to be incomplete during editing, and the editor shows the diagnostics.
    case .failed where isDraft: break
    case .cannotRun(let reason) where isDraft && reportedFault == reason: break
    case .failed(let reason): live.fail(path, reason)
    case .cannotRun(let reason):
      reportedFault = reason
      live.fail(path, reason)
    }
    compileNext()
  }
}
