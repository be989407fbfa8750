import Foundation
import SceneDrawing
import SceneFoundation
import SceneUI
import SceneValues

private func gradient(navy: RGBA, orange: RGBA) {
  // snippet: Gradient.swift
  let dusk = Gradient(
    .linear(from: .zero, to: Point(x: 0, y: 40)), stops: [.init(0, navy), .init(1, orange)])
  // end
  _ = dusk
}

private func image() {
  // snippet: ImageRenderer.swift
  let dot = ImageRenderer(size: Size(width: 8, height: 8)).image { context in
    context.setFillColor(.red)
    context.fillEllipse(in: Rect(x: 0, y: 0, width: 8, height: 8))
  }
  // end
  _ = dot
}

private func text(_ word: Range<String.Index>) {
  // snippet: AttributedText.swift
  var text = AttributedText("Total ")
  text.append(AttributedText("12 €", TextAttributes(font: .bold(17), color: .red)))
  // end
  // snippet: AttributedText.swift
  text.changeAttributes(in: word) { $0.underline = .single }
  // end
}

private func foundation(_ label: Label) {
  // snippet: SceneAttributes.swift
  var text = AttributedString("12 €")
  text.scene.font = .bold(17)
  label.attributedText = AttributedText(text)
  // end
}

private enum Drawn {
  // snippet: Drawing.md
  final class Badge: View {
    override func draw(_ rect: Rect, in graphics: GraphicsContext) {
      let disc = Path(ellipseIn: bounds.insetBy(dx: 6, dy: 6))
      graphics.withState {
        graphics.setShadow(offset: Size(width: 0, height: 2), radius: 3)
        graphics.fill(
          disc,
          with: .gradient(
            Gradient(
              .linear(from: Point(x: 0, y: bounds.minY), to: Point(x: 0, y: bounds.maxY)),
              colors: [graphics.resolved(.systemOrange), graphics.resolved(.systemRed)])))
      }
      graphics.clip(to: disc)
      graphics.blendMode = .softLight
      graphics.alpha = 0.6
      graphics.withTransparencyLayer {
        graphics.setFillColor(.white)
        graphics.fill(Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height / 2))
      }
    }
  }
  // end
}

private enum Stars {
  // snippet: Drawing.md
  final class Star: View {
    override func draw(_ rect: Rect, in graphics: GraphicsContext) {
      graphics.translate(x: bounds.midX, y: bounds.midY)
      graphics.move(to: Point(x: 0, y: -20))
      for corner in 1..<5 {
        let angle = Double(corner) * 0.8 * .pi
        graphics.addLine(to: Point(x: 0, y: -20).applying(AffineTransform(rotationAngle: angle)))
      }
      graphics.closePath()
      graphics.setFillColor(Color.systemYellow.withAlphaComponent(0.8))
      graphics.fillPath(using: .evenOdd)
    }
  }
  // end
}

private func price(_ label: Label) {
  // snippet: Drawing.md
  var price = AttributedText("19 €", TextAttributes(color: .gray, strikethrough: .single))
  price.append(AttributedText(" 12 €", TextAttributes(font: .bold(20), color: .systemRed)))
  label.attributedText = price
  // end
}

private func path(_ context: GraphicsContext) {
  // snippet: GraphicsContext+Path.swift
  context.move(to: Point(x: 0, y: 10))
  context.addLine(to: Point(x: 10, y: 10))
  context.addArc(center: Point(x: 10, y: 0), radius: 10, startAngle: .pi / 2, endAngle: 0, clockwise: true)
  context.closePath()
  context.fillPath()
  // end
}
