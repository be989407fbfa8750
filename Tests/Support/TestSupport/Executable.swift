import Foundation

package enum Executable {
  private struct NotCopied: Error {
    let path: String
  }

  /// Places an executable at another location, as a hard link or, on another file system, as a copy.
  ///
  /// This process never opens the new file for writing. Otherwise, a process that another thread starts could inherit
  /// the descriptor, and the file could not be run ("Text file busy").
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
