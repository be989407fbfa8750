import Foundation
import SceneValues

/// A tab in headless Chromium that tests control with the mouse and keyboard.
public final class Browser: UsedScreen {
  /// Whether tests can use a browser. This requires the `SCENEC_TEST_SCREENS` environment variable, Debian's `chromium`
  /// package, and Playwright from PyPI, which `make screen-packages` installs.
  public static let isPresent =
    ScreenTests.areEnabled && FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
    && Python.has("playwright.sync_api")

  private let driver = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var received: [UInt8] = []
  private let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")

  /// Opens an address and waits for the first picture.
  ///
  /// - Parameters:
  ///   - url: The address of the page.
  ///   - size: The size of the viewport. Each point is one pixel.
  /// - Throws: ``Failed``, or an error that occurs when the driver is started.
  public init(_ url: String, size: Size) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    driver.executableURL = URL(filePath: "/usr/bin/timeout")
    // The timeout terminates a browser that does not respond.
    driver.arguments = [
      "--kill-after=10", "180", "python3", "-B",
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drive.py").path,
    ]
    driver.environment = Python.environment
    driver.standardInput = commands
    driver.standardOutput = answers
    try driver.run()
    try ask("open", ["url": url, "width": size.width, "height": size.height])
  }

  deinit {
    // The driver exits when its input ends.
    try? commands.fileHandleForWriting.close()
    driver.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// An error that occurred while the browser executed a command.
  public struct Failed: Error, CustomStringConvertible {
    /// The name of the command, followed by the driver's message.
    public let description: String
  }

  @discardableResult
  private func ask(_ name: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
    var line = try JSONSerialization.data(withJSONObject: arguments.merging(["do": name]) { $1 })
    line.append(0x0A)
    try commands.fileHandleForWriting.write(contentsOf: line)
    while !received.contains(0x0A) {
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failed(description: "\(name): the browser has ended") }
      received += more
    }
    let end = received.firstIndex(of: 0x0A) ?? received.endIndex
    let answer = try JSONSerialization.jsonObject(with: Data(received[..<end])) as? [String: Any] ?? [:]
    received.removeSubrange(...end)
    if let reason = answer["failed"] as? String { throw Failed(description: "\(name): \(reason)") }
    return answer
  }

  /// Clicks at a point on the page.
  public func click(_ point: Point) throws { try ask("click", ["x": point.x, "y": point.y]) }

  /// Drags the mouse from one point to another.
  public func drag(from start: Point, to end: Point) throws {
    try ask("drag", ["x": start.x, "y": start.y, "toX": end.x, "toY": end.y])
  }

  /// Scrolls down by 5,000 pixels at a point.
  public func scrollToEnd(at point: Point) throws {
    try ask("scroll", ["x": point.x, "y": point.y, "by": 5000])
  }

  /// Types text after the page is ready for keyboard input.
  public func type(_ text: String) throws { try ask("type", ["text": text]) }

  /// Presses the backspace key `count` times.
  public func erase(_ count: Int) throws { try ask("erase", ["count": count]) }

  /// Resizes the viewport, as when a phone is rotated.
  public func resize(to size: Size) throws {
    try ask("resize", ["width": size.width, "height": size.height])
  }

  /// Waits until several frames show no changes, and returns a screenshot of the page.
  public func screenshot() throws -> Screenshot {
    let file = folder.appending(path: "screenshot.png")
    try ask("screenshot", ["path": file.path])
    return try Screenshot(png: [UInt8](Data(contentsOf: file)))
  }

  /// Takes up to 20 screenshots, stopping when one satisfies a condition.
  public func lookUntil(_ isPresent: (Screenshot) -> Bool) throws {
    for _ in 0..<20 where try isPresent(screenshot()) { return }
  }

  /// The accepted difference between 8-by-8-pixel blocks, necessary because Chromium and Cairo render text differently.
  public var tolerance: Int { 32 }

  /// Returns the difference between blurred versions of two screenshots.
  public func distance(_ one: Screenshot, _ other: Screenshot) -> Int? { one.blurredDistance(from: other) }

  /// Returns the errors in the page's console.
  public func problems() throws -> [String] { try ask("problems")["problems"] as? [String] ?? [] }
}
