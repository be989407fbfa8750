import Foundation

/// Debian's Python with the modules from PyPI that `make translators` installs.
public enum Python {
  /// The environment variables for Python processes.
  public static let environment: [String: String] = {
    var variables = ProcessInfo.processInfo.environment
    let installed = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../.build/translators"
    )
    .standardizedFileURL.path
    variables["PYTHONPATH"] = [installed, variables["PYTHONPATH"]].compactMap(\.self).joined(separator: ":")
    return variables
  }()

  /// Whether Python can import a module.
  public static func has(_ module: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", "import \(module)"]
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
