import Foundation

/// Debian's Python, and what it can import.
public enum Python {
  /// Whether there is a module.
  public static func has(_ module: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", "import \(module)"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
