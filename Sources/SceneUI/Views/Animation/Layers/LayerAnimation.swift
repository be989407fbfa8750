import SceneValues

/// An animation of a layer. Changes to an animation after it has been added to a layer have no effect.
///
/// ```swift
/// var spin = BasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi)
/// spin.duration = 1
/// spin.repeatCount = .infinity
/// wheel.layer.add(spin, forKey: "spin")
/// ```
///
/// An animation changes the displayed values but not the layer's own values, which are displayed again afterward.
public protocol LayerAnimation {
  /// The timing and callbacks of the animation.
  var timing: LayerTiming { get set }
}

/// The values that an animation displays before it begins and after it ends, while it is attached to the layer.
public enum AnimationFill: Sendable {
  case removed
  /// Shows the final value after the animation ends.
  case forwards
  /// Shows the initial value before the animation begins.
  case backwards
  case both

  var showsBeginning: Bool { self == .backwards || self == .both }
  var showsEnd: Bool { self == .forwards || self == .both }
}

/// The timing of a layer animation.
public struct LayerTiming {
  /// The duration of one repetition, in seconds. The default is nil, which uses the transaction's duration.
  public var duration: Double?
  /// The begin time in seconds, in the layer's time or, within a group, relative to the start of the group. The default
  /// is nil, which begins the animation immediately.
  public var beginTime: Double?
  /// The speed relative to the time of the enclosing layer or group. The default is 1.
  public var speed = 1.0
  /// The time within the animation at which playback starts, in seconds. The default is 0.
  public var timeOffset = 0.0
  /// The number of repetitions, which may be fractional or `.infinity`. The default is 1.
  public var repeatCount = 1.0
  /// The total duration of all repetitions, in seconds, which overrides `repeatCount`. The default is nil.
  public var repeatDuration: Double?
  /// Whether each repetition plays forward and then backward. The default is false.
  public var autoreverses = false
  /// The values to display before the animation begins and after it ends. The default is `removed`.
  public var fill = AnimationFill.removed
  /// Whether the animation is removed from the layer when it ends. The default is true.
  public var isRemovedOnCompletion = true
  /// The timing curve. The default is nil, which means constant speed.
  public var curve: TimingCurve?
  /// The closure to call when the animation begins.
  public var didStart: (() -> Void)?
  /// The closure to call once when the animation is over. It receives true if the animation ran to its end,
  /// and false if it was removed earlier. The animation retains the closure, so capture objects weakly.
  public var didStop: ((_ finished: Bool) -> Void)?

  /// Creates the timing of an animation that starts immediately and runs once at constant speed.
  public init() {}
}

extension LayerAnimation {
  /// See ``LayerTiming/duration``.
  public var duration: Double? {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// See ``LayerTiming/beginTime``.
  public var beginTime: Double? {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// See ``LayerTiming/speed``.
  public var speed: Double {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// See ``LayerTiming/timeOffset``.
  public var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// See ``LayerTiming/repeatCount``.
  public var repeatCount: Double {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// See ``LayerTiming/repeatDuration``.
  public var repeatDuration: Double? {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// See ``LayerTiming/autoreverses``.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// See ``LayerTiming/fill``.
  public var fill: AnimationFill {
    get { timing.fill }
    set { timing.fill = newValue }
  }
  /// See ``LayerTiming/isRemovedOnCompletion``.
  public var isRemovedOnCompletion: Bool {
    get { timing.isRemovedOnCompletion }
    set { timing.isRemovedOnCompletion = newValue }
  }
  /// See ``LayerTiming/curve``.
  public var timingCurve: TimingCurve? {
    get { timing.curve }
    set { timing.curve = newValue }
  }
  /// See ``LayerTiming/didStart``.
  public var didStart: (() -> Void)? {
    get { timing.didStart }
    set { timing.didStart = newValue }
  }
  /// See ``LayerTiming/didStop``.
  public var didStop: ((_ finished: Bool) -> Void)? {
    get { timing.didStop }
    set { timing.didStop = newValue }
  }
}

/// An animation from one value of a property to another.
///
/// Missing values are taken from the layer. With only `to`, the animation starts at the layer's value. With only
/// `from`, the animation ends at the layer's value. The value of `by` is relative to the start.
public struct BasicAnimation: LayerAnimation {
  /// The timing and callbacks of the animation.
  public var timing = LayerTiming()
  /// The animated property.
  public var key: LayerKey
  /// The initial value.
  public var from: (any AnimatableValue)?
  /// The final value.
  public var to: (any AnimatableValue)?
  /// The difference between the initial value and the final value, which is used if `from` or `to` is nil.
  public var by: (any AnimatableValue)?
  /// Whether the animation is added to the value that would be displayed without it. The default is false.
  public var isAdditive = false
  /// Whether each repetition starts at the end value of the previous one. The default is false.
  public var isCumulative = false

  /// Creates an animation of a property or of a property's component.
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

/// An animation from one value to another that follows a spring.
public struct SpringAnimation: LayerAnimation {
  /// The timing and callbacks. Without a duration, the animation lasts until the spring settles.
  public var timing = LayerTiming()
  /// The animation that provides the property and its values. Its own timing is ignored.
  public var basic: BasicAnimation
  /// The spring that the animation follows.
  public var spring: Spring

  /// Creates an animation of a property or of a property's component.
  public init(
    _ key: LayerKey, from: (any AnimatableValue)? = nil, to: (any AnimatableValue)? = nil,
    by: (any AnimatableValue)? = nil, spring: Spring = Spring()
  ) {
    basic = BasicAnimation(key, from: from, to: to, by: by)
    self.spring = spring
  }
}

/// An animation through several values of a property.
public struct KeyframeAnimation: LayerAnimation {
  /// The timing and callbacks of the animation.
  public var timing = LayerTiming()
  /// The animated property.
  public var key: LayerKey
  /// The values of the property, which are used if `path` is nil.
  public var values: [any AnimatableValue]
  /// The path along which a position moves. The time for each segment is proportional to its length.
  public var path: Path?
  /// The times of the values, from 0 to 1. If the array is empty, the values are evenly spaced.
  public var keyTimes: [Double] = []
  /// The timing curves between the values. If the array is empty, the speed is constant.
  public var curves: [TimingCurve] = []
  /// The method of interpolation between the values.
  public var calculation = KeyframeCalculation.linear
  /// Whether the animation is added to the value that would be displayed without it. The default is false.
  public var isAdditive = false
  /// Whether each repetition starts at the end value of the previous one. The default is false.
  public var isCumulative = false

  /// Creates an animation of a property, or of a property's component, through several values.
  public init(_ key: LayerKey, values: [any AnimatableValue], duration: Double? = nil) {
    self.key = key
    self.values = values
    timing.duration = duration
  }

  /// Creates an animation of a position along a path.
  public init(_ key: LayerKey, path: Path, duration: Double? = nil) {
    self.key = key
    values = []
    self.path = path
    timing.duration = duration
  }
}

/// A group of simultaneous animations. Animations that are still running when the group ends are stopped.
public struct AnimationGroup: LayerAnimation {
  /// The timing of the group. The times of the group's animations are relative to this timing.
  public var timing = LayerTiming()
  /// The animations of the group, which are removed from the layer together with the group.
  public var animations: [any LayerAnimation]

  /// Creates a group of animations.
  public init(_ animations: [any LayerAnimation], duration: Double? = nil) {
    self.animations = animations
    timing.duration = duration
  }
}

/// A transition from the layer's current appearance to its appearance after the changes that your code makes next.
public struct TransitionAnimation: LayerAnimation {
  /// The timing and callbacks. Of the timing values, only the duration and the curve are used.
  public var timing = LayerTiming()
  /// The style of the transition.
  public var style: TransitionStyle

  /// Creates a transition.
  public init(_ style: TransitionStyle = .fade, duration: Double? = nil) {
    self.style = style
    timing.duration = duration
  }
}
