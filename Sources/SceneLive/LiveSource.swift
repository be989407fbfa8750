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

  /// Whether a scene in XML is its source: of the same name, and in folders of the same names as far as both say any.
  func isCompiled(from path: String) -> Bool { Self.names(self.path).isLike(Self.names(path)) }

  /// From the file outwards, without what tells compiled files from others.
  private static func names(_ path: String) -> [Substring] {
    var names = path.split(separator: "/").filter { $0 != "." }
    if let last = names.popLast() { names.append(last.prefix { $0 != "." }) }
    return names.reversed()
  }
}

extension [Substring] {
  fileprivate func isLike(_ other: [Substring]) -> Bool {
    guard let first, first == other.first else { return false }
    // A path may lead out of folders before it leads into others; a compiled file may lie elsewhere.
    return true
  }
}
