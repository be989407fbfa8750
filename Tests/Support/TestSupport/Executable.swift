import Foundation

/// A program or a script that a test runs from a folder of its own.
package enum Executable {
  private struct NotCopied: Error {
    let path: String
  }

  /// Puts a program in another place: as a hard link, or as a copy if that is on another file system.
  ///
  /// This process never opens the new file for writing. If it did, a process that another thread starts at that moment
  /// would inherit the descriptor, and as long as it has it, the system refuses to run the file ("Text file busy").
  package static func place(_ program: URL, at destination: URL) throws {
    try FileManager.default.createDirectory(
      at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
    if (try? FileManager.default.linkItem(at: program, to: destination)) != nil { return }
    let copying = try Process.run(
      URL(filePath: "/bin/cp"), arguments: ["-p", program.path, destination.path])
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw NotCopied(path: program.path) }
  }
}
