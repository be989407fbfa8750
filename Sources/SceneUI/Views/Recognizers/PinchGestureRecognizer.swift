import SceneRuntime
import SceneValues

/// Recognizes two fingers that move apart or together. Begins when their distance has changed by eight points, changes
/// while both are down, ends when both are up. A third finger is ignored.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How many times as far apart the fingers are as when they came down: 2 for twice the distance.
  ///
  /// Setting it makes it go on from there; the velocity begins anew.
  public var scale: Double {
    get { fingers.value }
    set { goOn(from: newValue.bounded(to: .lengths, from: fingers.value)) }
  }
  var fingers = TwoFingers(1)

  /// In points: how much the distance changes before it begins.
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

  /// How fast the scale changes, a second.
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
