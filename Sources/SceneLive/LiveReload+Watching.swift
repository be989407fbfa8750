import SceneFiles
import ScenePlatform
import SceneUI

extension LiveReload {
  /// Watches folders and reloads scenes when they are saved. This watch replaces any previous watch.
  ///
  /// If a scene has errors, they are reported, and the app does not change. Also watches scenes' translation tables.
  ///
  /// - Parameters:
  ///   - folders: The folders, which are watched recursively.
  ///   - moment: The events that cause a reload. The default is ``LiveMoment/saved``. If unsaved edits cannot be stored,
  ///     only saved files are reloaded.
  ///   - tool: The path to `scenec` or its name. The default is the value of the `SCENEC` environment variable or, if it
  ///     is not set, `scenec` in `PATH`.
  /// - Throws: ``LiveReloadError`` if a folder cannot be watched.
  public func watch(_ folders: String..., when moment: LiveMoment = .saved, tool: String? = nil) throws {
    try watch(folders, moment, tool: tool)
  }

  /// Watches the folders listed in an environment variable, if it is set. If the variable with the same name and the
  /// suffix `_TYPED` is also set, unsaved edits are reloaded as well.
  ///
  /// - Parameter variable: The name of the environment variable, whose value lists folders separated by colons. The
  ///   default is `SCENEC_LIVE`.
  /// - Throws: ``LiveReloadError`` if a folder cannot be watched.
  public func watchIfAsked(by variable: String = "SCENEC_LIVE") throws {
    guard let value = getenv(variable), case let folders = String(cString: value), !folders.isEmpty else {
      return
    }
    let isTyped = getenv(variable + "_TYPED").map { $0.pointee != 0 } ?? false
    try watch(folders.split(separator: ":").map(String.init), isTyped ? .typed : .saved, tool: nil)
    let what = isTyped ? "unsaved" : "saved"
    FailureOutput.write("Watching scenes in '\(folders)': \(what) changes are shown immediately\n")
  }

  private func watch(_ folders: [String], _ moment: LiveMoment, tool: String?) throws {
    var place: String?
    if moment == .typed {
      do throws(Failure) { place = try DraftDirectory.folder() } catch {
        FailureOutput.write("\(error.message): only saved changes are shown\n")
      }
    }
    try watch(folders, draftsIn: place, tool: tool)
  }

  /// Watches folders. If `place`, the directory for drafts, is nil, unsaved edits are ignored.
  package func watch(_ folders: [String], draftsIn place: String?, tool: String?) throws {
    guard let context else { return }
    let named = getenv("SCENEC").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    let compiler = LiveCompiler(tool: tool ?? named ?? "scenec", manifest: context.registry.manifest().json)
    watching = try LiveWatch(
      folders, compiler, drafts: place.map { LiveDrafts(of: folders, in: $0) }, for: self, in: context)
  }

  /// Stops watching all folders.
  public func stopWatching() { watching = nil }
}

/// An error that prevents scenes from being watched.
public struct LiveReloadError: Error, CustomStringConvertible {
  /// The reason for the error, as a sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
