import Foundation

/// Generating a class manifest from 1,000 Swift files (5 MB), with and without a cache.
enum InterfaceBenchmark {
  private static let files = 1000
  private static let bytes = 5_000_000

  static func run(_ setup: Setup, _ report: Report) throws {
    guard let scenec = setup.scenec else { return report.skip("SCENEC names no program: not measured") }
    let sources = setup.folder.appending(path: "Sources/Program")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    var size = 0
    for index in 0..<Self.files {
      let text = Self.file(index)
      size += text.utf8.count
      try text.write(to: sources.appending(path: "Screen\(index).swift"), atomically: false, encoding: .utf8)
    }
    let manifest = setup.folder.appending(path: "Program.json").path()
    let interface = ["interface", sources.path(), "-o", manifest]
    let cold = try median(of: 7) { try Benchmarks.run(scenec, interface) }
    report.add("1,000 Swift files, whole process", .seconds(cold), bytes: size)
    let cache = interface + ["--cache", setup.folder.appending(path: "sources-cache").path()]
    try Benchmarks.run(scenec, cache)
    let warm = try median(of: 11) { try Benchmarks.run(scenec, cache) }
    report.add(
      "the same again, with a cache", .seconds(warm), bytes: size,
      beside: [Report.Peer(name: "without a cache", value: cold)])
  }

  /// Returns a file with a view controller that has outlets and actions, followed by a larger amount of other
  /// code.
  private static func file(_ index: Int) -> String {
    var text = """
      import SceneUI

      /// Shows screen \(index).
      final class Screen\(index)Controller: \(index % 10 == 0 ? "ViewController" : "Screen\(index - index % 10)Controller") {
        @Outlet private weak var title\(index): Label!
        @Outlet private var rows\(index): [View] = []
        @Inspectable var inset\(index): Double = 8

        @Action private func touch\(index)(_ sender: Button) throws {
          try performSegue(withIdentifier: "screen\(index)")
        }

      """
    var number = 0
    while text.utf8.count < bytes / files - 4 {
      number += 1
      text += """

          /// Lays out part \(number), and says how high it has become.
          private func layOut\(number)(_ parts: [View], in width: Double) -> Double {
            var height = inset\(index)
            for (place, part) in parts.enumerated() where !part.isHidden {
              let size = part.sizeThatFits(Size(width: width - 2 * inset\(index), height: .infinity))
              part.frame = Rect(x: inset\(index), y: height, width: size.width, height: size.height)
              height += size.height + (place == parts.count - 1 ? 0 : 4)
            }
            guard height > inset\(index) else { return 0 }
            title\(index).text = "\\(parts.count) parts, \\(Int(height)) high"
            return height
          }

        """
    }
    return text + "}\n"
  }
}
