import SceneFiles
import ScenePlatform
import SceneUI

/// Looks after the files of scenes in some folders, and has those compiled that have changed.
final class LiveWatch {
  private let folders: [String]
  private let directories: DirectoryWatch
  private let compiler: LiveCompiler
  private unowned let live: LiveReload
  private unowned let context: SceneContext
  private var token: ObservationToken?
  private var timer: Timer?
  /// The scenes that have changed and are not yet compiled.
  private var changed: Set<String> = []
  private var delay: Timer?
  private(set) var isCompiling = false

  init(_ folders: [String], _ compiler: LiveCompiler, for live: LiveReload, in context: SceneContext) throws {
    (self.folders, self.compiler, self.live, self.context) = (folders, compiler, live, context)
    do throws(Failure) { directories = try DirectoryWatch() } catch { throw LiveReloadError(error.message) }
    for folder in folders { try add(folder, isNew: false) }
    if let clock = context.clock as? SystemClock {
      token = try clock.loop.watch(directories.descriptor) { [weak self] _ in self?.read() }
    } else {
      timer = Timer(interval: 0.05, repeats: true, on: context.clock) { [weak self] _ in self?.read() }
    }
  }

  deinit {
    timer?.invalidate()
    delay?.invalidate()
  }

  /// What is in a folder that has just come may have been there before anybody looked.
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
      if event.isDirectory {
        try? add(event.path, isNew: true)
      } else {
        note(event.path)
      }
    }
    // What was lost, may have been anywhere.
    if batch.isIncomplete { for folder in folders { try? add(folder, isNew: true) } }
  }

  private func note(_ path: String) {
    if Self.isScene(path) {
      changed.insert(path)
    } else if path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") || path.hasSuffix(".xcstrings") {
      // Whose texts they are, the tool knows.
      noteScenes(in: Self.folder(ofTable: path))
    } else {
      return
    }
    guard delay?.isValid != true else { return }
    // Editors write more than once when they save.
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

  /// One after the other, each in the state that it has when its turn comes.
  private func compileNext() {
    guard !isCompiling, let path = changed.min() else { return }
    changed.remove(path)
    // One that is gone says nothing: what was made of it stays.
    guard access(path, F_OK) == 0 else { return compileNext() }
    isCompiling = true
    let handle = context.handle(of: self)
    let compiler = compiler
    BackgroundThread.run {
      let result = compiler.compile(path)
      handle.post { $0.take(result, of: path) }
    }
  }

  private func take(_ result: LiveCompiler.Result, of path: String) {
    isCompiling = false
    switch result {
    case .compiled(let bytes): live.take(bytes, compiledFrom: path)
    case .failed(let reason): live.fail(path, reason)
    }
    compileNext()
  }
}
