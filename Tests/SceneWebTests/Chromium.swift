import Foundation
import ScreenTesting

/// The output of `browser.py`.
struct Chromium {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "browser.py")

  private let lines: [[String: Any]]
  private let folder: URL

  /// Opens an address and runs the script.
  init(_ url: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (status, output, errors) = try Self.run("-B", Self.script.path, url, folder.path)
    lines = output.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    if status != 0 { throw Failed(description: errors + output) }
  }

  struct Failed: Error, CustomStringConvertible { let description: String }

  private static func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Also ends a browser that does not respond.
    process.arguments = ["timeout", "120", "python3"] + arguments
    process.environment = Python.environment
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let errorOutput = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: errorOutput, as: UTF8.self)
    )
  }

  /// Returns the first value of a key.
  func said<Value>(_ name: String) -> Value? { lines.lazy.compactMap { $0[name] as? Value }.first }

  /// Returns all values of a key, in order.
  func all<Value>(_ name: String) -> [Value] { lines.compactMap { $0[name] as? Value } }

  func picture(_ name: String) throws -> Screenshot {
    let file = folder.appending(path: name + ".png")
    return try Screenshot(png: [UInt8](Data(contentsOf: file)))
  }
}
