import SceneArchive
import SceneRuntime

/// A file of scenes, and all that it has said so far.
final class LiveSource {
  /// What it says now.
  private(set) var current: SceneFile
  /// What it has said, as long as something lives that was made of it.
  private(set) var states: [SceneFile]

  init(_ file: SceneFile) {
    current = file
    states = [file]
  }

  /// The path of its source, where the file says it; else its own.
  var path: String { Self.path(of: current) }

  static func path(of file: SceneFile) -> String {
    file.archive.objectCount == 0 ? "" : file.place(ofObject: 0).file
  }

  func take(_ file: SceneFile, keeping living: [LivingUnit]) {
    current = file
    let first = states[0]
    states.removeAll { state in state !== first && !living.contains { $0.file === state } }
    states.append(file)
  }

  func says(_ file: SceneFile) -> Bool { states.contains { $0 === file } }

  /// Whether a scene in XML is its source: of the same name. Folders say nothing, as both may have been named from anywhere.
  func isCompiled(from path: String) -> Bool { Self.name(of: self.path) == Self.name(of: path) }

  /// Without what tells compiled files from others.
  private static func name(of path: String) -> Substring? {
    path.split(separator: "/").last?.prefix { $0 != "." }
  }
}
