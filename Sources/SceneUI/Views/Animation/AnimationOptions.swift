/// How views are animated, besides duration and delay.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, for those who keep sets of them.
  public let rawValue: Int

  /// A set of options by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Subviews of what is changed are laid out in the animation, so that they move along.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Fingers reach views while they move; without it they do not.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// What moves already goes on from where it is seen, and the animation that moved it is over, unfinished. Without it,
  /// places, sizes, transforms and opacities go on with what moved them, and the new way is added to it.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Begins anew each time it ends, until it is removed.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Goes back as it came; with `.repeat`, back and forth.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Within another animation's block: takes as long as it says, and not as long as the outer one.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Within another animation's block: follows its own curve, and not that of the outer one.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// What comes in a transition is drawn anew in each frame: it always is, with this option or without it.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// `View.transition(from:to:…)` hides and shows views, in place of taking one out and putting the other in.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Within another animation's block: none of the outer one's options hold.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// Slow, fast, slow: the default.
  public static let curveEaseInOut: AnimationOptions = []
  /// Slow, then faster.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Fast, then slower.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// As fast all the way.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  /// Turns about the vertical axis, its left edge towards the reader.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// Turns about the vertical axis, its right edge towards the reader.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// Is rolled up from below.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// Is rolled down from above.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// The one fades while the other shows.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// Turns about the horizontal axis, its upper edge towards the reader.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// Turns about the horizontal axis, its lower edge towards the reader.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

  /// What is handed on to an animation within this one's block.
  static let inherited: AnimationOptions = [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]

  /// The curve that the options name.
  var curve: TimingCurve {
    switch (rawValue >> 16) & 0xF {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
