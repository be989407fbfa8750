import SceneValues

/// An animation that can be added to a layer. Changes made to the animation afterward have no effect.
///
/// ```swift
/// var spin = BasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi)
/// spin.duration = 1
/// spin.repeatCount = .infinity
/// wheel.layer.add(spin, forKey: "spin")
/// ```
///
/// An animation changes only the values that are displayed, not the layer's own values. When the animation has been
/// removed, the layer displays its own values again.
public protocol LayerAnimation {
  /// The timing and callbacks of the animation.
  var timing: LayerTiming { get set }
}

/// A mode that determines which values a layer displays before an animation begins and after it ends.
public enum AnimationFill: Sendable {
  case removed
  /// A mode that displays the final value after the animation ends.
  case forwards
  /// A mode that displays the initial value before the animation begins.
  case backwards
  case both

  var showsBeginning: Bool { self == .backwards || self == .both }
  var showsEnd: Bool { self == .forwards || self == .both }
}

/// The timing and callbacks of a layer animation.
public struct LayerTiming {
  /// The duration of one repetition, in seconds. If nil (the default), the transaction's duration is used.
  public var duration: Double?
  /// The begin time, in seconds of the layer's local time. In a group, the begin time is relative to the start of the
  /// group. If nil (the default), the animation begins immediately.
  public var beginTime: Double?
  /// The speed relative to the enclosing layer or group. The default is 1.
  public var speed = 1.0
  /// The position in the animation at which playback starts, in seconds. The default is 0.
  public var timeOffset = 0.0
  /// The number of repetitions, which can be fractional or `.infinity`. The default is 1.
  public var repeatCount = 1.0
  /// The total duration of all repetitions, in seconds. If set, this value overrides `repeatCount`. The default is nil.
  public var repeatDuration: Double?
  /// Whether each repetition plays forward and then backward. The default is false.
  public var autoreverses = false
  /// The mode that determines which values are displayed before the animation begins and after it ends. The default is
  /// `removed`, which displays the layer's own values.
  public var fill = AnimationFill.removed
  /// Whether the animation is removed from the layer when it ends. The default is true.
  public var isRemovedOnCompletion = true
  /// The timing curve, or nil for constant speed. The default is nil.
  public var curve: TimingCurve?
  /// The closure that is called when the animation begins.
  public var didStart: (() -> Void)?
  /// The closure that is called once when the animation stops. It receives true if the animation ran to its end and false
  /// if it was removed earlier. The animation retains the closure, so the closure should capture objects weakly.
  public var didStop: ((_ finished: Bool) -> Void)?

  /// Creates a timing for an animation that begins immediately and runs once at constant speed.
  public init() {}
}

extension LayerAnimation {
  /// The duration of one repetition, in seconds. See ``LayerTiming/duration``.
  public var duration: Double? {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The begin time, in seconds. See ``LayerTiming/beginTime``.
  public var beginTime: Double? {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The speed relative to the enclosing layer or group. See ``LayerTiming/speed``.
  public var speed: Double {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The position at which playback starts, in seconds. See ``LayerTiming/timeOffset``.
  public var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of repetitions. See ``LayerTiming/repeatCount``.
  public var repeatCount: Double {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The total duration of all repetitions, in seconds. See ``LayerTiming/repeatDuration``.
  public var repeatDuration: Double? {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each repetition plays forward and then backward. See ``LayerTiming/autoreverses``.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The mode that determines which values are displayed before and after the animation. See ``LayerTiming/fill``.
  public var fill: AnimationFill {
    get { timing.fill }
    set { timing.fill = newValue }
  }
  /// Whether the animation is removed when it ends. See ``LayerTiming/isRemovedOnCompletion``.
  public var isRemovedOnCompletion: Bool {
    get { timing.isRemovedOnCompletion }
    set { timing.isRemovedOnCompletion = newValue }
  }
  /// The timing curve, or nil for constant speed. See ``LayerTiming/curve``.
  public var timingCurve: TimingCurve? {
    get { timing.curve }
    set { timing.curve = newValue }
  }
  /// The closure that is called when the animation begins. See ``LayerTiming/didStart``.
  public var didStart: (() -> Void)? {
    get { timing.didStart }
    set { timing.didStart = newValue }
  }
  /// The closure that is called when the animation stops. See ``LayerTiming/didStop``.
  public var didStop: ((_ finished: Bool) -> Void)? {
    get { timing.didStop }
    set { timing.didStop = newValue }
  }
}

/// An animation of a property from one value to another.
///
/// The layer provides missing values. If you specify only `to`, the animation starts at the layer's value. If you specify
/// only `from`, the animation ends at the layer's value. The value of `by` is relative to the initial value.
public struct BasicAnimation: LayerAnimation {
  /// The timing and callbacks of the animation.
  public var timing = LayerTiming()
  /// The animated property.
  public var key: LayerKey
  /// The initial value, or nil to derive it from the other values and the layer's value.
  public var from: (any AnimatableValue)?
  /// The final value, or nil to derive it from the other values and the layer's value.
  public var to: (any AnimatableValue)?
  /// The difference between the initial value and the final value. It is used only if `from` or `to` is nil.
  public var by: (any AnimatableValue)?
  /// Whether the animated value is added to the value that would otherwise be displayed. The default is false.
  public var isAdditive = false
  /// Whether each repetition starts at the final value of the previous one. The default is false.
  public var isCumulative = false

  /// Creates an animation of a property or of a component of a property.
  public init(
    _ key: LayerKey, from: (any AnimatableValue)? = nil, to: (any AnimatableValue)? = nil,
    by: (any AnimatableValue)? = nil, duration: Double? = nil
  ) {
    self.key = key
    self.from = from
    self.to = to
    self.by = by
    timing.duration = duration
  }
}

/// An animation of a property from one value to another, driven by a spring.
public struct SpringAnimation: LayerAnimation {
  /// The timing and callbacks. If the duration is nil, the animation lasts until the spring settles.
  public var timing = LayerTiming()
  /// The animation that specifies the property and its values. The timing of this animation is ignored.
  public var basic: BasicAnimation
  /// The spring that drives the animation.
  public var spring: Spring

  /// Creates an animation of a property or of a component of a property.
  public init(
    _ key: LayerKey, from: (any AnimatableValue)? = nil, to: (any AnimatableValue)? = nil,
    by: (any AnimatableValue)? = nil, spring: Spring = Spring()
  ) {
    basic = BasicAnimation(key, from: from, to: to, by: by)
    self.spring = spring
  }
}

/// An animation of a property through a sequence of values.
public struct KeyframeAnimation: LayerAnimation {
  /// The timing and callbacks of the animation.
  public var timing = LayerTiming()
  /// The animated property.
  public var key: LayerKey
  /// The values of the property. They are used only if `path` is nil.
  public var values: [any AnimatableValue]
  /// The path that a position follows, or nil to use `values`. The duration of a segment is proportional to its length.
  public var path: Path?
  /// The times at which the values are reached, from 0 to 1. If the array is empty, the values are evenly spaced in time.
  public var keyTimes: [Double] = []
  /// The timing curves for the intervals between the values. If empty, the speed is constant within each interval.
  public var curves: [TimingCurve] = []
  /// The method of interpolation between the values. The default is `linear`.
  public var calculation = KeyframeCalculation.linear
  /// Whether the animated value is added to the value that would otherwise be displayed. The default is false.
  public var isAdditive = false
  /// Whether each repetition starts at the final value of the previous one. The default is false.
  public var isCumulative = false

  /// Creates an animation of a property, or of a component of a property, through a sequence of values.
  public init(_ key: LayerKey, values: [any AnimatableValue], duration: Double? = nil) {
    self.key = key
    self.values = values
    timing.duration = duration
  }

  /// Creates an animation that moves a position along a path.
  public init(_ key: LayerKey, path: Path, duration: Double? = nil) {
    self.key = key
    values = []
    self.path = path
    timing.duration = duration
  }
}

/// A group of simultaneous animations. Animations that are still running when the group ends are stopped.
public struct AnimationGroup: LayerAnimation {
  /// The group's timing and callbacks. The times of the animations in the group are relative to this timing.
  public var timing = LayerTiming()
  /// The animations in the group. They are removed from the layer together with the group.
  public var animations: [any LayerAnimation]

  /// Creates a group of animations.
  public init(_ animations: [any LayerAnimation], duration: Double? = nil) {
    self.animations = animations
    timing.duration = duration
  }
}

/// A transition from the layer's current appearance to its appearance after the changes that you make next.
public struct TransitionAnimation: LayerAnimation {
  /// The timing and callbacks. Of the timing properties, only the duration and the curve are used.
  public var timing = LayerTiming()
  /// The visual style of the transition. The default is `fade`.
  public var style: TransitionStyle

  /// Creates a transition.
  public init(_ style: TransitionStyle = .fade, duration: Double? = nil) {
    self.style = style
    timing.duration = duration
  }
}
