import Foundation
import ScreenTesting

extension Display {
  /// Starts a display and runs the probe with compiled scenes: see
  /// `init(running:_:bus:canBeTouched:isManaged:waylandScales:files:pipes:variables:)`.
  convenience init(
    _ scenes: [UInt8], _ arguments: String..., bus: (any DesktopBus)? = nil, canBeTouched: Bool = false,
    isManaged: Bool = false, waylandScales: [Int] = [], files: [String: [UInt8]] = [:]
  ) throws {
    try self.init(
      running: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "WindowProbe"),
      arguments + ["Probe.scenec"], bus: bus, canBeTouched: canBeTouched, isManaged: isManaged,
      waylandScales: waylandScales, files: files.merging(["Probe.scenec": scenes], uniquingKeysWith: { $1 }),
      pipes: ["gate"])
  }

  /// Lets the app load its scenes. An app with a launch scene waits for this.
  func openGate() { close(open(folder.appending(path: "gate").path, O_WRONLY | O_CLOEXEC)) }

  /// Returns the life-cycle events from the output.
  static func life(in lines: [String]) -> [String] {
    lines.filter { ["active", "inactive", "background"].contains($0) }
  }
}
