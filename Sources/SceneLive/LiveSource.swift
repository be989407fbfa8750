import SceneArchive
import SceneFiles
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

  /// How well a scene in XML fits as its source: how many of its last folders have the same names; nil where it is none.
  ///
  /// Both may have been named from anywhere, so that one path is the end of the other. Where neither is, only the name counts,
  /// and that only if nobody can look at what it was compiled from.
  func likeness(to path: String) -> Int? {
    if FileIdentity.areSame(self.path, path) { return .max }
    let (own, other) = (Self.parts(of: self.path), Self.parts(of: path))
    guard let name = own.last, name == other.last else { return nil }
    let common = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    if common == min(own.count, other.count) { return common }
    return FileIdentity.isThere(self.path) && !self.path.hasSuffix(".scenec") ? nil : 0
  }

  /// The folders, and the name without what tells compiled files from others.
  private static func parts(of path: String) -> [Substring] {
    var parts = path.split(separator: "/").filter { $0 != "." }
    if let name = parts.popLast() { parts.append(name.lastIndex(of: ".").map { name[..<$0] } ?? name) }
    return parts
  }
}

extension [LiveSource] {
  /// Those that are compiled from a scene in XML: of all with its name, those whose folders are most like its own.
  func compiled(from path: String) -> [LiveSource] {
    let fitting = compactMap { source in source.likeness(to: path).map { (source, $0) } }
    let best = fitting.map(\.1).max()
    return fitting.filter { $0.1 == best }.map(\.0)
  }
}
