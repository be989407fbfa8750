import SceneRuntime
import SceneValues

/// A recognizer for a two-finger pinch. The gesture begins when the distance between the fingers has changed by 8
/// points. It changes while both fingers touch the screen, and ends when both are lifted. A third finger is ignored.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The distance between the fingers relative to their initial distance. For example, 2 means twice the distance.
  ///
  /// Setting the scale continues the gesture from the new value and resets the velocity.
  public var scale: Double {
    get { fingers.value }
    set { proceed(from: newValue.bounded(to: .lengths, from: fingers.value)) }
  }
  var fingers = TwoFingers(1)

  /// The change in the distance between the fingers, in points, that is required before the gesture begins.
  private static let hysteresis = 8.0

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      PinchGestureRecognizer.self, element: "pinchGestureRecognizer",
      "Recognizes pinching with two fingers."
    ) {
      $0.property(
        "scale", default: 1, in: .lengths,
        "The distance of the fingers relative to their initial distance.",
        get: \.scale, set: { $0.scale = $1 })
    }
  }

  /// The change in scale per second.
  open var velocity: Double { velocityOfFingers }

  override open func touchesBegan(_ touches: [Touch], with event: Event) { fingersBegan(touches) }

  override open func touchesMoved(_ touches: [Touch], with event: Event) { fingersMoved() }

  override open func touchesEnded(_ touches: [Touch], with event: Event) { fingersEnded(touches) }

  override open func reset() { fingers = TwoFingers(1) }
}

extension PinchGestureRecognizer: TwoFingerGesture {
  func step(from old: FingerPair, to new: FingerPair) {
    fingers.value *= new.distance / old.distance
  }

  func isFarEnough(_ new: FingerPair) -> Bool {
    abs(new.distance - (fingers.start ?? new).distance) >= Self.hysteresis
  }
}
