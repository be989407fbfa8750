import SceneRuntime
import SceneValues

/// A recognizer for a two-finger rotation. The gesture begins after a rotation of 0.1 radians, changes while both
/// fingers touch the screen, and ends when both are lifted. A third finger is ignored.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The clockwise rotation since the touches began, in radians. The absolute value can exceed a full turn.
  ///
  /// Setting the rotation continues the gesture from the new value and resets the velocity.
  public var rotation: Double {
    get { fingers.value }
    set { proceed(from: newValue.bounded(to: .coordinates, from: fingers.value)) }
  }
  var fingers = TwoFingers(0)
  private var turned = 0.0

  /// The rotation, in radians, that is required before the gesture begins.
  private static let hysteresis = 0.1

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      RotationGestureRecognizer.self, element: "rotationGestureRecognizer",
      "Recognizes rotation with two fingers."
    ) {
      $0.property(
        "rotation", default: 0, in: .coordinates, "The rotation in radians, clockwise.", get: \.rotation,
        set: { $0.rotation = $1 })
    }
  }

  /// The change in rotation, in radians per second.
  open var velocity: Double { velocityOfFingers }

  override open func touchesBegan(_ touches: [Touch], with event: Event) { fingersBegan(touches) }

  override open func touchesMoved(_ touches: [Touch], with event: Event) { fingersMoved() }

  override open func touchesEnded(_ touches: [Touch], with event: Event) { fingersEnded(touches) }

  override open func reset() { (fingers, turned) = (TwoFingers(0), 0) }
}

extension RotationGestureRecognizer: TwoFingerGesture {
  func step(from old: FingerPair, to new: FingerPair) {
    let step = new.rotation(since: old)
    fingers.value += step
    turned += step
  }

  func isFarEnough(_ new: FingerPair) -> Bool { abs(turned) >= Self.hysteresis }
}
