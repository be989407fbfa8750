import Foundation
import SceneValues

/// A tab of Chromium that nobody looks at, used as a person uses it.
public final class Browser: UsedScreen {
  /// Debian has the browser; Playwright, which drives it, is in PyPI: `make translators` puts it where tests look.
  public static let isThere =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium") && Python.has("playwright.sync_api")

  private let driver = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var said: [UInt8] = []
  private let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")

  /// Opens an address, and waits until there is a picture.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - size: of what is seen of the page; a pixel is a point.
  /// - Throws: where the browser cannot do it.
  public init(_ url: String, size: Size) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    driver.executableURL = URL(filePath: "/usr/bin/timeout")
    // A browser that does not answer ends, too.
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
    // It ends where nobody tells it anything any more.
    try? commands.fileHandleForWriting.close()
    driver.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a browser could not do.
  public struct Failed: Error, CustomStringConvertible {
    /// As its driver says it.
    public let description: String
  }

  @discardableResult
  private func ask(_ name: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
    var line = try JSONSerialization.data(withJSONObject: arguments.merging(["do": name]) { $1 })
    line.append(0x0A)
    try commands.fileHandleForWriting.write(contentsOf: line)
    while !said.contains(0x0A) {
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failed(description: "\(name): the browser has ended") }
      said += more
    }
    let end = said.firstIndex(of: 0x0A) ?? said.endIndex
    let answer = try JSONSerialization.jsonObject(with: Data(said[..<end])) as? [String: Any] ?? [:]
    said.removeSubrange(...end)
    if let reason = answer["failed"] as? String { throw Failed(description: "\(name): \(reason)") }
    return answer
  }

  // MARK: A person

  /// Clicks somewhere.
  public func click(_ point: Point) throws { try ask("click", ["x": point.x, "y": point.y]) }

  /// Drags the mouse from one place to another.
  public func drag(from start: Point, to end: Point) throws {
    try ask("drag", ["x": start.x, "y": start.y, "toX": end.x, "toY": end.y])
  }

  /// Turns the wheel far down.
  public func scrollToEnd(at point: Point) throws {
    try ask("scroll", ["x": point.x, "y": point.y, "by": 5000])
  }

  /// Types a text, when the page is ready for keys.
  public func type(_ text: String) throws { try ask("type", ["text": text]) }

  /// Presses the backspace key.
  public func erase(_ count: Int) throws { try ask("erase", ["count": count]) }

  /// Gives the page another size, as turning a phone does.
  public func resize(to size: Size) throws {
    try ask("resize", ["width": size.width, "height": size.height])
  }

  // MARK: What is seen

  /// What is seen when nothing has changed for some pictures.
  public func screenshot() throws -> Screenshot {
    let file = folder.appending(path: "screenshot.png")
    try ask("screenshot", ["path": file.path])
    return try Screenshot(png: [UInt8](Data(contentsOf: file)))
  }

  /// Looks until something is seen, or has not come after many looks.
  public func lookUntil(_ isThere: (Screenshot) -> Bool) throws {
    for _ in 0..<20 where try isThere(screenshot()) { return }
  }

  /// Squares of eight pixels of text that Chromium draws in its own way.
  public var tolerance: Int { 32 }

  /// Seen from some distance.
  public func distance(_ one: Screenshot, _ other: Screenshot) -> Int? { one.blurredDistance(from: other) }

  /// What the page's console says of errors.
  ///
  /// - Throws: where the browser cannot do it.
  public func problems() throws -> [String] { try ask("problems")["problems"] as? [String] ?? [] }
}
