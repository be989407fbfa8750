/// Returns the width of an emoji, in points. In Apple's font, the widths of emoji are whole numbers. The values were
/// measured from labels in storyboards. Between 18 and 24 points, the values are interpolated linearly.
func emojiAdvance(size: Double) -> Double {
  let (small, large) = (1.3, 1.11)
  let growth = min(1, max(0, (size - 18) / 6))
  let width = size * (small + (large - small) * growth)
  // The subtraction prevents a rounding error from adding a whole point.
  return (width - 1e-6).rounded(.up)
}
