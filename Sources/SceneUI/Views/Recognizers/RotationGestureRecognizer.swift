import SceneRuntime
import SceneValues

/// Recognizes two fingers that turn about each other. Begins when they have turned by 0.1 radians, changes while both
/// are down, ends when both are up. A third finger is ignored.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned since they came down, in radians: clockwise, and more than once around.
  ///
  /// Setting it makes it go on from there; the velocity begins anew.
  public var rotation: Double {
    get { fingers.value }
    set { goOn(from: newValue.bounded(to: .coordinates, from: fingers.value)) }
  }
  var fingers = TwoFingers(0)
  /// Since both fingers came down, before it begins.
  private var turned = 0.0

  /// In radians: how far the fingers turn before it begins.
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

  /// How fast the fingers turn, in radians a second.
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
