/// Options for animations and transitions of views.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates a set of options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An option that also animates layout changes. The subviews of changed views are laid out inside the animation block.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// An option that lets views receive touches while they are animated. By default, animated views ignore touches.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// An option that starts the animation at the displayed values and ends running animations of the same properties. By
  /// default, running animations continue, and the new animation is added to them.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// An option that repeats the animation until it is removed.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// An option that plays the animation backward after it reaches its end. If combined with `.repeat`, the animation
  /// alternates between the two directions.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// An option for a nested animation that uses its own duration instead of the duration of the enclosing animation.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// An option for a nested animation that uses its own curve instead of the curve of the enclosing animation.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// An option that has no effect and exists for compatibility. Transitions always redraw incoming content in each frame.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// An option that makes `View.transition(from:to:…)` hide and show views instead of removing and adding them.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// An option for a nested animation that ignores all options of the enclosing animation.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// A timing curve that begins and ends slowly. This curve is the default.
  public static let curveEaseInOut: AnimationOptions = []
  /// A timing curve that begins slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// A timing curve that ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// A timing curve with constant speed.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  /// A transition that flips the view around its vertical axis. The left edge moves toward the viewer.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// A transition that flips the view around its vertical axis. The right edge moves toward the viewer.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// A transition in which the old content curls up from the bottom.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// A transition in which the new content curls down from the top.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// A transition in which the old content fades out while the new content fades in.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// A transition that flips the view around its horizontal axis. The upper edge moves toward the viewer.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// A transition that flips the view around its horizontal axis. The lower edge moves toward the viewer.
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
