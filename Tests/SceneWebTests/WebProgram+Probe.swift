import Foundation
import ScreenTesting

extension WebProgram {
  /// Starts the probe with compiled scenes, on any free port.
  convenience init(_ scenes: [UInt8], address: String = "0", _ arguments: String...) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID()).scenec")
    try Data(scenes).write(to: file)
    try self.init(running: Self.probe, ["--web=\(address)"] + arguments + [file.path])
  }

  static let probe = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "WindowProbe")
}
