/// Returns the width of an emoji in points. In Apple's font, emoji are wider than high, especially in small
/// sizes, and have whole widths.
///
/// The values are measured from labels in storyboards: 23, 24, 38, 43 and 50 points for font sizes of 17, 18,
/// 34, 38 and 45 points. The values for font sizes between 18 and 24 points are interpolated linearly.
func emojiAdvance(size: Double) -> Double {
  let (small, large) = (1.3, 1.11)
  let growth = min(1, max(0, (size - 18) / 6))
  let width = size * (small + (large - small) * growth)
  // Prevents rounding errors from adding a point.
  return (width - 1e-6).rounded(.up)
}
