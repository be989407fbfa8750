import SceneUI

/// A ring that is filled clockwise, up to a progress from 0 to 1.
final class DialLayer: Layer {
  var progress = 0.0 { didSet { didChange("progress", from: oldValue, to: progress) } }

  override func value(of property: String) -> AnimatedValue? {
    property == "progress" ? .number(progress) : super.value(of: property)
  }

  override func drawProperties(
    _ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext
  ) {
    let end = values["progress", progress] * 2 * .pi - .pi / 2
    graphics.lineWidth = 10
    graphics.setStrokeColor(Color(.systemGray5))
    graphics.strokeEllipse(in: bounds.insetBy(dx: 6, dy: 6))
    var arc = Path()
    arc.addArc(
      center: bounds.center, radius: bounds.width / 2 - 6, startAngle: -.pi / 2, endAngle: end,
      clockwise: true)
    graphics.setStrokeColor(.tint)
    graphics.stroke(arc)
  }
}

final class DialView: View {
  override class var layerClass: Layer.Type { DialLayer.self }
  override class var declaration: ClassDeclaration { ClassDeclaration(DialView.self) }

  var progress: Double {
    get { (layer as? DialLayer)?.progress ?? 0 }
    set { (layer as? DialLayer)?.progress = newValue }
  }
}
