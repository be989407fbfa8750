import SceneValues

/// An animation of a layer, which is a value: what was added to a layer goes on as it was.
///
/// ```swift
/// var spin = BasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi)
/// spin.duration = 1
/// spin.repeatCount = .infinity
/// wheel.layer.add(spin, forKey: "spin")
/// ```
///
/// An animation changes what is seen, and leaves the layer's own values: when it is over, these are seen again.
public protocol LayerAnimation {
  /// When it is where, and who hears of it.
  var timing: LayerTiming { get set }
}

/// What is seen of an animation before it begins and after it has ended, as long as it is there.
public enum AnimationFill: Sendable {
  /// Nothing: the default.
  case removed
  /// Its end, once it has ended.
  case forwards
  /// Its beginning, until it begins.
  case backwards
  /// Both.
  case both

  var showsBeginning: Bool { self == .backwards || self == .both }
  var showsEnd: Bool { self == .forwards || self == .both }
}

/// When an animation of a layer is where.
public struct LayerTiming {
  /// In seconds, of once from beginning to end; nil, the default, for that of the transaction, or a quarter of a second.
  public var duration: Double?
  /// In seconds of the layer's time; in a group, from the group's beginning. Nil, the default, for at once.
  public var beginTime: Double?
  /// How many seconds pass for it in a second; 1 by default.
  public var speed = 1.0
  /// In seconds: how far it is ahead; 0 by default.
  public var timeOffset = 0.0
  /// How often; 0.5 ends in the middle, `.infinity` never ends; 1 by default.
  public var repeatCount = 1.0
  /// How long it is repeated, in seconds, in place of how often; nil by default.
  public var repeatDuration: Double?
  /// Whether it goes back each time as it came; false by default.
  public var autoreverses = false
  /// What is seen of it before and after; nothing by default.
  public var fill = AnimationFill.removed
  /// Whether it leaves the layer when it has ended; true by default.
  public var isRemovedOnCompletion = true
  /// How it goes; nil, the default, for as fast all the way.
  public var curve: TimingCurve?
  /// Called when it begins.
  public var didStart: (() -> Void)?
  /// Called once, when it is over: with true where it came to its end, and false where it was removed before. Hold objects
  /// weakly: the animation keeps it.
  public var didStop: ((_ finished: Bool) -> Void)?

  /// Once, at once, as fast all the way.
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

/// From one value of a property to another.
///
/// What is not said, is what the layer has: with `to` alone, it goes there from the layer's own value; with `from` alone, to
/// that; with `by`, so much further.
public struct BasicAnimation: LayerAnimation {
  /// When it is where.
  public var timing = LayerTiming()
  /// What changes.
  public var key: LayerKey
  /// Where it begins.
  public var from: (any AnimatableValue)?
  /// Where it ends.
  public var to: (any AnimatableValue)?
  /// How much it changes; looked at where `from` or `to` is nil.
  public var by: (any AnimatableValue)?
  /// Whether it is added to what is seen without it; false by default.
  public var isAdditive = false
  /// Whether each repetition begins where the one before ended; false by default.
  public var isCumulative = false

  /// An animation of a property, or of a part of one.
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

/// From one value of a property to another, as a spring swings.
public struct SpringAnimation: LayerAnimation {
  /// When it is where; without a duration, it lasts until the spring is at rest.
  public var timing = LayerTiming()
  /// What changes, from where and to where; its own timing does not count.
  public var basic: BasicAnimation
  /// How it swings.
  public var spring: Spring

  /// An animation of a property, or of a part of one.
  public init(
    _ key: LayerKey, from: (any AnimatableValue)? = nil, to: (any AnimatableValue)? = nil,
    by: (any AnimatableValue)? = nil, spring: Spring = Spring()
  ) {
    basic = BasicAnimation(key, from: from, to: to, by: by)
    self.spring = spring
  }
}

/// Through several values of a property.
public struct KeyframeAnimation: LayerAnimation {
  /// When it is where.
  public var timing = LayerTiming()
  /// What changes.
  public var key: LayerKey
  /// What it goes through, where there is no `path`.
  public var values: [any AnimatableValue]
  /// What a place goes along; each line and each curve of it is as long as each other in time, unless the calculation is
  /// paced.
  public var path: Path?
  /// When each value is come to, from 0 to 1; none for evenly.
  public var keyTimes: [Double] = []
  /// How each way from a value to the next goes; none for as fast all the way.
  public var curves: [TimingCurve] = []
  /// How what lies between is found.
  public var calculation = KeyframeCalculation.linear
  /// Whether it is added to what is seen without it; false by default.
  public var isAdditive = false
  /// Whether each repetition begins where the one before ended; false by default.
  public var isCumulative = false

  /// An animation of a property, or of a part of one, through values.
  public init(_ key: LayerKey, values: [any AnimatableValue], duration: Double? = nil) {
    self.key = key
    self.values = values
    timing.duration = duration
  }

  /// An animation of a place along a path.
  public init(_ key: LayerKey, path: Path, duration: Double? = nil) {
    self.key = key
    values = []
    self.path = path
    timing.duration = duration
  }
}

/// Several animations at once. They are cut off when the group ends.
public struct AnimationGroup: LayerAnimation {
  /// When the group is where: the times of its animations are times of the group.
  public var timing = LayerTiming()
  /// What it consists of. They leave the layer with the group.
  public var animations: [any LayerAnimation]

  /// A group of animations.
  public init(_ animations: [any LayerAnimation], duration: Double? = nil) {
    self.animations = animations
    timing.duration = duration
  }
}

/// What the layer shows gives way to what it shows once code has changed it, in the same turn or later.
public struct TransitionAnimation: LayerAnimation {
  /// When it is where; of it, duration and curve count.
  public var timing = LayerTiming()
  /// How the one gives way to the other.
  public var style: TransitionStyle

  /// A transition.
  public init(_ style: TransitionStyle = .fade, duration: Double? = nil) {
    self.style = style
    timing.duration = duration
  }
}
