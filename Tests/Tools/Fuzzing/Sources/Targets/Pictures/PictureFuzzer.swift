import SceneCairo
import SceneDrawing
import SceneValues

/// Pictures with everything that one may have, and numbers that nobody expects, are drawn: as SVG, and by Cairo, as a whole
/// and where one follows another.
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
      // What may be moved is.
      _ = try renderer.draw(first, on: surface, after: second)
    } catch {
      // What cannot be drawn is said.
      precondition(!error.description.isEmpty)
    }
  }

  /// Dice throw more than libFuzzer would begin with.
  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? {
    guard random.below(4) == 0 else { return nil }
    let kept = bytes.prefix(random.below(bytes.count + 1))
    let count = min(room - kept.count, 32 + random.below(2000))
    return kept + (0..<max(0, count)).map { _ in UInt8(random.below(256)) }
  }
}
