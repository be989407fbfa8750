import SceneUI
import SceneDrawing
import SceneValues

private enum Alignment {
  // snippet: SceneValue.swift
  enum TextAlignment: String, SceneEnumeration { case left, center, right }
  // end
}

private func priorities(of label: Label) {
  // snippet: LayoutPriority.swift
  label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  label.setContentCompressionResistancePriority(749, for: .vertical)
  // end
}

private final class LampView: View {
  // snippet: Bounded.swift
  @Bounded(0...1) var brightness = 1.0 { didSet { setNeedsDisplay() } }
  // end

  override class var declaration: ClassDeclaration {
    ClassDeclaration(LampView.self) {
      // snippet: Bounded.swift, continued
      $0.property("brightness", default: 1, in: 0...1, get: \.brightness, set: { $0.brightness = $1 })
      // end
    }
  }
}

private func path() {
  // snippet: Path.swift
  var path = Path()
  path.move(to: Point(x: 0, y: 10))
  path.addLine(to: Point(x: 10, y: 10))
  path.close()
  // end
}

private func svg(_ context: GraphicsContext) {
  // snippet: SVGRenderer.swift
  let svg = SVGRenderer().svg(LayeredPicture(size: Size(width: 40, height: 40), content: context.displayList))
  // end
  _ = svg
}

private func film(_ left: LayeredPicture, _ right: LayeredPicture, _ pngs: [[UInt8]]) throws {
  do {
    // snippet: AnimatedPicture.swift
    var film = AnimatedPicture(title: "A square that jumps")
    film.append(left, seconds: 0.5)
    film.append(right, seconds: 0.5)
    let svg = SVGRenderer().svg(film)
    // end
    _ = svg
  }
  do {
    // snippet: AnimatedPNG.swift
    var film = try AnimatedPNG(first: pngs[0], seconds: 0.5)
    try film.append(pngs[1], seconds: 0.5)
    let bytes = film.bytes
    // end
    _ = bytes
  }
}

private func drawing() {
  // snippet: GraphicsContext.swift
  let context = GraphicsContext()
  context.setFillColor(.tint)
  context.withState {
    context.rotate(by: .pi / 12)
    context.fill(Rect(x: 0, y: 0, width: 40, height: 20))
  }
  let drawn = context.displayList
  // end
  _ = drawn
  // snippet: GraphicsContext.swift
  context.alpha = 0.5
  context.withTransparencyLayer {
    context.fill(Rect(x: 0, y: 0, width: 20, height: 20))
    context.fill(Rect(x: 10, y: 10, width: 20, height: 20))  // the overlap is not darker
  }
  // end
}
