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
  ///   - moment: whether what is typed counts before it is saved; by default, it does not. Where there is no place for it,
  ///     that is said on standard error, and what is saved counts.
  ///   - tool: the path of `scenec`, or its name; nil, the default, for what the variable `SCENEC` says, or else `scenec`
  ///     in one of the folders of `PATH`.
  /// - Throws: ``LiveReloadError`` where a folder cannot be watched.
  public func watch(_ folders: String..., when moment: LiveMoment = .saved, tool: String? = nil) throws {
    try watch(folders, moment, tool: tool)
  }

  /// Watches the folders that the environment names, and says so on standard error; does nothing where it names none.
  ///
  /// What is typed counts, too, where a second variable says something, whose name has `_TYPED` at its end.
  ///
  /// - Parameter variable: folders with colons between them; `SCENEC_LIVE` unless another is said.
  /// - Throws: ``LiveReloadError`` where a folder cannot be watched.
  public func watchIfAsked(by variable: String = "SCENEC_LIVE") throws {
    guard let value = getenv(variable), case let folders = String(cString: value), !folders.isEmpty else {
      return
    }
    let isTyped = getenv(variable + "_TYPED").map { $0.pointee != 0 } ?? false
    try watch(folders.split(separator: ":").map(String.init), isTyped ? .typed : .saved, tool: nil)
    let what = isTyped ? "typed" : "saved"
    FailureOutput.write("Scenes in '\(folders)' are watched: what is \(what) is seen at once\n")
  }

  private func watch(_ folders: [String], _ moment: LiveMoment, tool: String?) throws {
    var place: String?
    if moment == .typed {
      do throws(Failure) { place = try DraftPlace.folder() } catch {
        FailureOutput.write("\(error.message): what is saved is seen, and not what is typed\n")
      }
    }
    try watch(folders, draftsIn: place, tool: tool)
  }

  /// - Parameters:
  ///   - folders: with scenes.
  ///   - place: where drafts are kept; nil where they do not count.
  ///   - tool: as for those who call it from elsewhere.
  /// - Throws: ``LiveReloadError`` where a folder cannot be watched.
  package func watch(_ folders: [String], draftsIn place: String?, tool: String?) throws {
    guard let context else { return }
    let named = getenv("SCENEC").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    let compiler = LiveCompiler(tool: tool ?? named ?? "scenec", manifest: context.registry.manifest().json)
    watching = try LiveWatch(
      folders, compiler, drafts: place.map { LiveDrafts(of: folders, in: $0) }, for: self, in: context)
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
