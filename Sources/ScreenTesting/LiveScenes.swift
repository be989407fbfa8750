import Foundation

/// A folder of scenes that a program looks after while it runs, as `make games LIVE=1` has it, and somebody who edits them.
public final class LiveScenes {
  /// Where `scenec` is, as the makefile tells tests; nil where nobody said it.
  public static let tool = ProcessInfo.processInfo.environment["SCENEC"].map { URL(filePath: $0) }

  /// Where the copies lie.
  public let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID())")
  private let tool: URL
  private let manifest: URL

  /// Copies scenes.
  ///
  /// - Parameters:
  ///   - files: the scenes; what they are now is never changed.
  ///   - program: whose scenes they are, and which says what its classes are.
  ///   - tool: `scenec`.
  /// - Throws: where a file cannot be copied, or the program does not tell.
  public init(_ files: [URL], of program: URL, tool: URL) throws {
    self.tool = tool
    manifest = folder.appending(path: "Program.classes.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try FileManager.default.copyItem(at: file, to: folder.appending(path: file.lastPathComponent))
    }
    try Self.run(program, ["--class-manifest"]).write(to: manifest)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a program's environment says to it that is to look after them.
  public var variables: [String: String] { ["SCENEC_LIVE": folder.path, "SCENEC": tool.path] }

  /// What a program that could not be run has said.
  public struct Failed: Error, CustomStringConvertible {
    /// Its name, and its errors.
    public let description: String
  }

  /// Compiles a scene as it is now.
  ///
  /// - Returns: the path of the compiled file, which lies beside it.
  /// - Throws: `Failed`.
  public func compile(_ name: String) throws -> String {
    let scene = folder.appending(path: name)
    let compiled = scene.deletingPathExtension().appendingPathExtension("scenec")
    _ = try Self.run(tool, ["compile", "--classes", manifest.path, scene.path, "-o", compiled.path])
    return compiled.path
  }

  /// Saves a scene as editors do: as a whole.
  ///
  /// - Parameters:
  ///   - name: the file's.
  ///   - change: makes another text of it.
  /// - Throws: where it cannot be read or written, and where it stays the same.
  public func edit(_ name: String, _ change: (inout String) throws -> Void) throws {
    let file = folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    var changed = text
    try change(&changed)
    guard changed != text else { throw Failed(description: "\(name) stays as it is") }
    try Data(changed.utf8).write(to: file, options: .atomic)
  }

  /// Edits a scene while a program shows it, and takes that back: what was done on the screen before is there afterwards.
  ///
  /// - Parameters:
  ///   - name: the file's.
  ///   - screen: where the program is seen.
  ///   - change: makes another text of it.
  ///   - isSeen: whether a picture has what the other text says.
  /// - Returns: nil where all is as it should be; else what is not.
  /// - Throws: what looking and writing throw.
  public func difference(
    of name: String, on screen: any UsedScreen, editing change: (inout String) throws -> Void,
    until isSeen: (Screenshot) -> Bool
  ) throws -> String? {
    let file = folder.appending(path: name)
    let before = try Data(contentsOf: file)
    var wanted: Screenshot?
    try screen.lookUntil {
      // What moves has come to rest.
      if $0 == wanted { return true }
      wanted = $0
      return false
    }
    guard let wanted else { return "nothing is seen" }
    guard !isSeen(wanted) else { return "what '\(name)' is to say is seen before it does" }
    try edit(name, change)
    var isThere = false
    try screen.lookUntil {
      isThere = isSeen($0)
      return isThere
    }
    guard isThere else { return "what '\(name)' says now is not seen" }
    try before.write(to: file, options: .atomic)
    var distance: Int?
    try screen.lookUntil {
      distance = screen.distance($0, wanted)
      return distance.map { $0 <= screen.tolerance } ?? false
    }
    guard let distance else { return "'\(name)' says what it said before, and the picture has another size" }
    return distance <= screen.tolerance
      ? nil : "'\(name)' says what it said before, and what is seen is \(distance) of 255 apart"
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "\(program.path): \(String(decoding: complained, as: UTF8.self))")
    }
    return said
  }
}
