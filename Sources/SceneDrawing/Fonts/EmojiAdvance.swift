/// Returns the width of an emoji in points. In Apple's font, emoji have whole widths.
///
/// The values are measured from labels in storyboards and interpolated linearly from 18 to 24 points.
func emojiAdvance(size: Double) -> Double {
  let (small, large) = (1.3, 1.11)
  let growth = min(1, max(0, (size - 18) / 6))
  let width = size * (small + (large - small) * growth)
  // Prevents rounding errors from adding a point.
  return (width - 1e-6).rounded(.up)
}
