import SceneFiles
import ScenePlatform
import SceneUI

extension LiveReload {
  /// Watches folders for scenes that are saved, and takes each as it is then. What is watched before, is no longer.
  ///
  /// The tool compiles in the background, and checks scenes against the classes of the context's registry. Where a scene has
  /// errors, these are reported, and what runs stays as it was. Tables of translations beside scenes are looked after, too.
  ///
  /// - Parameters:
  ///   - folders: with all that is in them.
  ///   - tool: the path of `scenec`, or its name; nil, the default, for what the variable `SCENEC` says, or else `scenec`
  ///     in one of the folders of `PATH`.
  /// - Throws: ``LiveReloadError`` where a folder cannot be watched.
  public func watch(_ folders: String..., tool: String? = nil) throws {
    try watch(folders, tool: tool)
  }

  /// Watches the folders that the environment names, and says so on standard error; does nothing where it names none.
  ///
  /// - Parameter variable: folders with colons between them; `SCENEC_LIVE` unless another is said.
  /// - Throws: ``LiveReloadError`` where a folder cannot be watched.
  public func watchIfAsked(by variable: String = "SCENEC_LIVE") throws {
    guard let value = getenv(variable), case let folders = String(cString: value), !folders.isEmpty else {
      return
    }
    try watch(folders.split(separator: ":").map(String.init), tool: nil)
    FailureOutput.write("Scenes in '\(folders)' are watched: what is saved is seen at once\n")
  }

  private func watch(_ folders: [String], tool: String?) throws {
    guard let context else { return }
    let named = getenv("SCENEC").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    let compiler = LiveCompiler(tool: tool ?? named ?? "scenec", manifest: context.registry.manifest().json)
    watching = try LiveWatch(folders, compiler, for: self, in: context)
  }

  /// Watches nothing any more.
  public func stopWatching() { watching = nil }
}

/// Why scenes cannot be watched.
public struct LiveReloadError: Error, CustomStringConvertible {
  /// What is in the way, as a sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
