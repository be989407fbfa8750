import SceneArchive
import SceneFiles
import SceneRuntime

final class LiveSource {
  private(set) var current: SceneFile
  /// The versions of the file from which existing objects were created.
  private(set) var states: [SceneFile]

  init(_ file: SceneFile) {
    current = file
    states = [file]
  }

  /// The path to the XML source if the file contains this path; otherwise, the path to the file.
  var path: String { Self.path(of: current) }

  static func path(of file: SceneFile) -> String {
    file.archive.objectCount == 0 ? "" : file.place(ofObject: 0).file
  }

  func take(_ file: SceneFile, keeping existingUnit: [ExistingUnit]) {
    current = file
    let first = states[0]
    states.removeAll { state in state !== first && !existingUnit.contains { $0.file === state } }
    states.append(file)
  }

  func contains(_ file: SceneFile) -> Bool { states.contains { $0 === file } }

  /// Returns the number of trailing path components that a source and this file share, or nil if the paths do not match.
  /// The paths can be relative to different folders, so they match if one path is a suffix of the other. Otherwise,
  /// identical file names are sufficient only if the recorded source does not exist.
  func similarity(to path: String) -> Int? {
    if FileIdentity.areSame(self.path, path) { return .max }
    let (own, other) = (Self.parts(of: self.path), Self.parts(of: path))
    guard let name = own.last, name == other.last else { return nil }
    let common = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    if common == min(own.count, other.count) { return common }
    return FileIdentity.isPresent(self.path) && !self.path.hasSuffix(".scenec") ? nil : 0
  }

  private static func parts(of path: String) -> [Substring] {
    var parts = path.split(separator: "/").filter { $0 != "." }
    if let name = parts.popLast() { parts.append(name.lastIndex(of: ".").map { name[..<$0] } ?? name) }
    return parts
  }
}

extension [LiveSource] {
  /// Returns the files that best match the path of a source, according to `similarity(to:)`.
  func compiled(from path: String) -> [LiveSource] {
    let fitting = compactMap { source in source.similarity(to: path).map { (source, $0) } }
    let best = fitting.map(\.1).max()
    return fitting.filter { $0.1 == best }.map(\.0)
  }
}
