/// Options for animating views.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates a set of options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lays out the subviews of changed views inside the animation, so that changes to their layout are animated as well.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Allows views to receive touches while they are animated. The default is to ignore touches.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Starts from the displayed values and ends running animations of the same properties. By default, running
  /// animations continue, and the new animation is added to them.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Repeats the animation until it is removed.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Plays the animation backward after it ends. With `.repeat`, the animation alternates.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Within another animation's block, uses the inner animation's own duration instead of the outer duration.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Within another animation's block, uses the inner animation's own curve instead of the outer curve.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// Exists for compatibility. Transitions always redraw the incoming content in each frame.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// Hides and shows views in `View.transition(from:to:…)` instead of removing and adding them.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Within another animation's block, ignores all options of the outer animation.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// A curve that begins and ends slowly. This is the default.
  public static let curveEaseInOut: AnimationOptions = []
  /// A curve that begins slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// A curve that ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// A curve with constant speed.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  /// A flip around the vertical axis in which the left edge moves toward the viewer.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// A flip around the vertical axis in which the right edge moves toward the viewer.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// A transition in which the old content curls up from the bottom.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// A transition in which the new content curls down from the top.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// A transition in which the old content fades out while the new content fades in.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// A flip around the horizontal axis in which the upper edge moves toward the viewer.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// A flip around the horizontal axis in which the lower edge moves toward the viewer.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

  static let inherited: AnimationOptions = [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]

  var curve: TimingCurve {
    switch (rawValue >> 16) & 0xF {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
