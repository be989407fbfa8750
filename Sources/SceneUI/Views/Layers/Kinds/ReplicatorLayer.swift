import SceneDrawing
import SceneValues

/// A layer that repeats its sublayers. Each repetition applies the transform and the color offsets once more.
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
  /// The number of instances, from 1 to 1,000. The default is 1.
  @Bounded(1...1_000) public var instanceCount = 1
  /// The transform of each instance relative to the previous instance, applied around the layer's center.
  public var instanceTransform = Transform3D.identity {
    didSet { didChange("instanceTransform", from: oldValue, to: instanceTransform) }
  }
  /// The delay, in seconds, of each instance's animations relative to the previous instance. The default is 0.
  @Within(.coordinates) public var instanceDelay = 0.0
  /// The color that is multiplied with the colors of the first instance. The default is white, which changes nothing.
  public var instanceColor: Color? = .white
  /// The change in the red component from one instance to the next, from -1 to 1. The default is 0.
  @Bounded(-1...1) public var instanceRedOffset = 0.0
  /// The change in the green component from one instance to the next, from -1 to 1. The default is 0.
  @Bounded(-1...1) public var instanceGreenOffset = 0.0
  /// The change in the blue component from one instance to the next, from -1 to 1. The default is 0.
  @Bounded(-1...1) public var instanceBlueOffset = 0.0
  /// The change in opacity from one instance to the next, from -1 to 1. The default is 0.
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
    // The first instance must be in front.
    return instances.reversed()
  }

  /// Returns the value of `instanceTransform`, or nil for any other property.
  override public func value(of property: String) -> AnimatedValue? {
    property == "instanceTransform" ? .transform(instanceTransform) : nil
  }

  /// Sets `instanceTransform`.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    if case ("instanceTransform", .transform(let value)) = (property, value) { instanceTransform = value }
  }
}
