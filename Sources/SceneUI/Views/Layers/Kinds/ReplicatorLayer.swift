import SceneDrawing
import SceneValues

/// A layer that shows its sublayers several times, each time turned, moved and colored a little further.
///
/// ```swift
/// // A reflection, as below a glossy picture:
/// let mirror = ReplicatorLayer()
/// mirror.instanceCount = 2
/// mirror.instanceTransform = Transform3D.scale(y: -1).concatenating(.translation(y: 104))
/// mirror.instanceAlphaOffset = -0.6
/// card.layer.addSublayer(mirror)
/// ```
public final class ReplicatorLayer: Layer {
  /// How often; 1 by default. More than 1,000 count as 1,000.
  @Bounded(1...1_000) public var instanceCount = 1
  /// What is done to each time more than to the one before, about the layer's middle.
  public var instanceTransform = Transform3D.identity {
    didSet { didChange("instanceTransform", from: oldValue, to: instanceTransform) }
  }
  /// In seconds: how much later each is than the one before, in what moves; 0 by default.
  @Within(.coordinates) public var instanceDelay = 0.0
  /// What the colors of the first are multiplied with; white, the default, leaves them.
  public var instanceColor: Color? = .white
  /// How much more red each has than the one before, from -1 to 1; 0 by default.
  @Bounded(-1...1) public var instanceRedOffset = 0.0
  /// How much more green each has than the one before, from -1 to 1; 0 by default.
  @Bounded(-1...1) public var instanceGreenOffset = 0.0
  /// How much more blue each has than the one before, from -1 to 1; 0 by default.
  @Bounded(-1...1) public var instanceBlueOffset = 0.0
  /// How much more opaque each is than the one before, from -1 to 1; 0 by default.
  @Bounded(-1...1) public var instanceAlphaOffset = 0.0

  override func arrangedPictures(
    at now: Double, in bounds: Rect, _ make: (Double) -> [PictureLayer]
  ) -> [PictureLayer] {
    let values = PresentedProperties(layer: self, now: now)
    let step = values["instanceTransform", instanceTransform]
    let color = instanceColor.map(resolve) ?? RGBA(packed: 0xFFFF_FFFF)
    var instances: [PictureLayer] = []
    var transform = Transform3D.identity
    for index in 0..<instanceCount {
      let number = Double(index)
      let factors = ColorFactors(
        red: color.red + instanceRedOffset * number, green: color.green + instanceGreenOffset * number,
        blue: color.blue + instanceBlueOffset * number, alpha: color.alpha + instanceAlphaOffset * number)
      if factors.alpha > 0 {
        let pictures = make(now - instanceDelay * number)
        let instance = PictureLayer(bounds: bounds, transform: .identity, sublayers: pictures)
          .multiplied(by: factors)
        instances.append(instance.projected(by: Projection(transform, about: bounds.center)))
      }
      transform = transform.concatenating(step)
    }
    // The first lies in front.
    return instances.reversed()
  }

  /// The value of the transform.
  override public func value(of property: String) -> AnimatedValue? {
    property == "instanceTransform" ? .transform(instanceTransform) : nil
  }

  /// Sets the transform.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    if case ("instanceTransform", .transform(let value)) = (property, value) { instanceTransform = value }
  }
}
