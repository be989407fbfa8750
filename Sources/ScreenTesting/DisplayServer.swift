import Foundation

/// An X11 server without a physical screen.
final class DisplayServer {
  let name: String
  private let process: Process
  let width: Int
  let height = 700
  let touchScreen: TouchScreen?
  private let folder: URL?

  /// Starts a server with an unused display number. For touch, the server is Xorg, because Xvfb does not support it.
  /// Throws ``NoDisplay`` after ten failed attempts.
  init(width: Int = 800, canBeTouched: Bool = false) throws {
    self.width = width
    folder = canBeTouched ? try Self.touchFolder(width: width, height: height) : nil
    for _ in 0..<10 {
      let process = Process()
      let pipe = Pipe()
      if let folder {
        process.executableURL = URL(filePath: "/usr/lib/xorg/Xorg")
        process.arguments = [
          "-config", folder.appending(path: "xorg.conf").path, "-logfile",
          folder.appending(path: "log").path, "-novtswitch", "-sharevts", "-keeptty",
        ]
      } else {
        process.executableURL = URL(filePath: "/usr/bin/Xvfb")
        process.arguments = ["-screen", "0", "\(width)x\(height)x24"]
      }
      // With -noreset, the server keeps the keyboard layout after its last client disconnects.
      process.arguments! += ["-displayfd", "1", "-nolisten", "tcp", "-noreset"]
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      if let name = Self.name(from: pipe.fileHandleForReading) {
        (self.name, self.process) = (name, process)
        touchScreen = try folder.map { try TouchScreen(at: $0.appending(path: "touch").path) }
        return
      }
      process.waitUntilExit()
    }
    throw NoDisplay()
  }

  /// Returns the display number, which the server prints when it is ready, or nil if the server exits.
  private static func name(from output: FileHandle) -> String? {
    var received = Data()
    while !received.contains(0x0A) {
      let more = output.availableData
      guard !more.isEmpty else { return nil }
      received += more
    }
    return ":" + String(decoding: received, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Creates a folder that contains an Xorg configuration and the socket for the touch screen.
  private static func touchFolder(width: Int, height: Int) throws -> URL {
    // Socket paths are limited to about 100 bytes.
    let folder = URL(filePath: "/tmp").appending(path: "touch-\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let devices = [
      ("Touch", "SendCoreEvents"), ("PointerAbsolute", "CorePointer"), ("Keyboard", "CoreKeyboard"),
    ]
    let configuration =
      """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoAddGPU" "false"
        Option "DontVTSwitch" "true"
      EndSection
      Section "Device"
        Identifier "memory"
        Driver "dummy"
        VideoRam 16384
      EndSection
      Section "Monitor"
        Identifier "nobody's"
        HorizSync 1-1000
        VertRefresh 1-1000
        Modeline "only" 40 \(width) \(width + 40) \(width + 80) \(width + 120) \(height) \(height + 4) \(height + 8) \(height + 12)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "memory"
        Monitor "nobody's"
        DefaultDepth 24
        SubSection "Display"
          Modes "only"
          Virtual \(width) \(height)
        EndSubSection
      EndSection

      """
      + devices.map { type, _ in
        """
        Section "InputDevice"
          Identifier "\(type)"
          Driver "inputtest"
          Option "DeviceType" "\(type)"
          Option "SocketPath" "\(folder.appending(path: type.lowercased()).path)"
          Option "TouchCount" "5"
        EndSection

        """
      }.joined()
        + """
        Section "ServerLayout"
          Identifier "all"
          Screen "screen"
          \(devices.map { #"InputDevice "\#($0)" "\#($1)""# }.joined(separator: "\n  "))
        EndSection

        """
    try Data(configuration.utf8).write(to: folder.appending(path: "xorg.conf"))
    return folder
  }

  deinit {
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}

struct NoDisplay: Error {}
