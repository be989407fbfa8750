import Foundation

/// A copy of scenes that a running app watches, as with `make games LIVE=1`. Tests edit the copy.
public final class LiveScenes {
  /// The location of `scenec`, from the `SCENEC` environment variable, which the Makefile sets.
  public static let tool = ProcessInfo.processInfo.environment["SCENEC"].map { URL(filePath: $0) }

  /// The folder that contains the copies.
  public let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID())")
  private let tool: URL
  private let manifest: URL

  /// Copies scenes.
  ///
  /// - Parameters:
  ///   - files: The scenes to copy. The originals are not changed.
  ///   - program: The app that contains the scenes. The app must be able to print its class manifest.
  ///   - tool: The location of `scenec`.
  /// - Throws: An error if a file cannot be copied or the app fails.
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

  /// The environment variables for an app that watches the scenes.
  public var variables: [String: String] { ["SCENEC_LIVE": folder.path, "SCENEC": tool.path] }

  /// An error that is thrown when a process fails.
  public struct Failed: Error, CustomStringConvertible {
    /// The path of the process's executable, followed by its standard error output.
    public let description: String
  }

  /// Compiles the current state of a scene.
  ///
  /// - Returns: The path of the compiled scene, in the same directory.
  /// - Throws: `Failed` if `scenec` fails.
  public func compile(_ name: String) throws -> String {
    let scene = folder.appending(path: name)
    let compiled = scene.deletingPathExtension().appendingPathExtension("scenec")
    _ = try Self.run(tool, ["compile", "--classes", manifest.path, scene.path, "-o", compiled.path])
    return compiled.path
  }

  /// Replaces a scene atomically, as editors do.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - change: A closure that edits the text.
  /// - Throws: An error if the file cannot be read or written, or if the closure does not change the text.
  public func edit(_ name: String, _ change: (inout String) throws -> Void) throws {
    let file = folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    var changed = text
    try change(&changed)
    guard changed != text else { throw Failed(description: "\(name) does not change") }
    try Data(changed.utf8).write(to: file, options: .atomic)
  }

  /// Edits a scene while an app displays it, restores the scene, and checks that the app displays the original picture.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - screen: The app's screen.
  ///   - change: A closure that edits the text.
  ///   - isSeen: A closure that returns whether a screenshot shows the edit.
  /// - Returns: A description of the first problem, or nil if there is none.
  /// - Throws: An error if a screenshot cannot be taken or a file cannot be written.
  public func difference(
    of name: String, on screen: any UsedScreen, editing change: (inout String) throws -> Void,
    until isSeen: (Screenshot) -> Bool
  ) throws -> String? {
    let file = folder.appending(path: name)
    let before = try Data(contentsOf: file)
    var wanted: Screenshot?
    try screen.lookUntil {
      // Two equal pictures indicate that all animations have ended.
      if $0 == wanted { return true }
      wanted = $0
      return false
    }
    guard let wanted else { return "the picture is empty" }
    guard !isSeen(wanted) else { return "the new text of '\(name)' is visible before the change" }
    try edit(name, change)
    var isPresent = false
    try screen.lookUntil {
      isPresent = isSeen($0)
      return isPresent
    }
    guard isPresent else { return "the new text of '\(name)' is not visible" }
    try before.write(to: file, options: .atomic)
    var distance: Int?
    try screen.lookUntil {
      distance = screen.distance($0, wanted)
      return distance.map { $0 <= screen.tolerance } ?? false
    }
    guard let distance else { return "'\(name)' has its old text, but the picture has another size" }
    return distance <= screen.tolerance
      ? nil : "'\(name)' has its old text, but the picture differs by \(distance) of 255"
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let received = output.fileHandleForReading.readDataToEndOfFile()
    let errorOutput = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "\(program.path): \(String(decoding: errorOutput, as: UTF8.self))")
    }
    return received
  }
}
