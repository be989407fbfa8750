import SceneCairo
import SceneDrawing
import SceneValues

/// Draws pictures with all features and extreme numbers as SVG and with Cairo, both completely and
/// incrementally.
enum PictureFuzzer: Fuzzer {
  private static let renderer: CairoRenderer = {
    do { return try CairoRenderer(scale: 1) } catch { fatalError("\(error)") }
  }()

  static func run(_ bytes: [UInt8]) {
    var reader = PictureReader(bytes)
    let first = reader.picture()
    var second = reader.picture()
    second.size = first.size
    precondition(SVGRenderer().svg(first).hasSuffix("</svg>\n"), "a document ends")
    do throws(CairoError) {
      let surface = try renderer.surface(for: first.size)
      try renderer.draw(first, on: surface)
      let damage = PictureDamage.between(first, second)
      let whole = Rect(origin: .zero, size: first.size)
      precondition(damage.allSatisfy { whole.union($0) == whole }, "damage lies in the picture")
      try renderer.draw(second, on: surface, damage: damage)
      // Reuses and moves unchanged parts.
      _ = try renderer.draw(first, on: surface, after: second)
    } catch {
      // Errors have a description.
      precondition(!error.description.isEmpty)
    }
  }

  /// Random bytes are longer than libFuzzer's initial inputs.
  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? {
    guard random.below(4) == 0 else { return nil }
    let kept = bytes.prefix(random.below(bytes.count + 1))
    let count = min(room - kept.count, 32 + random.below(2000))
    return kept + (0..<max(0, count)).map { _ in UInt8(random.below(256)) }
  }
}
