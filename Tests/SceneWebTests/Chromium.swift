import Foundation
import SceneCairo
import SceneDrawing
import SceneValues

/// What `browser.py` saw and said.
struct Chromium {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "browser.py")

  /// Debian has the browser; Playwright, which drives it, is in PyPI: `make translators` puts it where tests look.
  static let isThere: Bool = {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
      && (try? run("-c", "import playwright.sync_api"))?.status == 0
  }()

  private let lines: [[String: Any]]
  private let folder: URL

  /// Opens an address and does all that the script does.
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
    // A browser that does not answer ends, too.
    process.arguments = ["timeout", "120", "python3"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }

  /// What was said first of something.
  func said<Value>(_ name: String) -> Value? { lines.lazy.compactMap { $0[name] as? Value }.first }

  /// All that was said of something, in order.
  func all<Value>(_ name: String) -> [Value] { lines.compactMap { $0[name] as? Value } }

  func picture(_ name: String) throws -> BrowserPicture {
    let file = folder.appending(path: name + ".png")
    return try BrowserPicture(png: [UInt8](Data(contentsOf: file)))
  }
}

/// Pixels of a browser's window, or of what it is compared with: grey and colours together, since text has no colours.
struct BrowserPicture {
  let width: Int
  let height: Int
  /// Red, green and blue of each.
  private let parts: [UInt8]

  /// A file that the browser wrote.
  init(png bytes: [UInt8]) throws {
    let pixels = try EncodedImage(bytes)
    let size = Size(width: Double(pixels.width), height: Double(pixels.height))
    let image = ImageRun(
      name: "screenshot", rect: Rect(origin: .zero, size: size),
      content: ImageContent(size: size, pixels: pixels))
    let renderer = try CairoRenderer(scale: 1)
    let surface = try renderer.surface(for: size)
    try renderer.draw(
      LayeredPicture(size: size, content: DisplayList(commands: [.init(.image(image))])), on: surface)
    self.init(surface)
  }

  init(_ surface: CairoSurface) {
    (width, height) = (surface.width, surface.height)
    parts = surface.withPixels { pixels in
      (0..<surface.height).flatMap { y in
        (0..<surface.width).flatMap { x -> [UInt8] in
          let pixel = pixels.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self)
          return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
        }
      }
    }
  }

  /// Whether most of it is dark.
  var isDark: Bool { parts.count { $0 < 80 } > parts.count / 2 }

  /// How far two pictures are apart at most where each is seen in squares of eight pixels, in 255ths.
  func blurredDistance(from other: BrowserPicture) -> Int {
    var most = 0
    for top in stride(from: 0, to: height - 7, by: 4) {
      for left in stride(from: 0, to: width - 7, by: 4) {
        for part in 0..<3 {
          var sum = 0
          for y in top..<top + 8 {
            for x in left..<left + 8 {
              let index = (y * width + x) * 3 + part
              sum += Int(parts[index]) - Int(other.parts[index])
            }
          }
          most = max(most, abs(sum) / 64)
        }
      }
    }
    return most
  }
}
