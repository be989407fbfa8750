/// How wide a picture of a text is, in points: those of Apple's font are wider than they are high, small ones more so, and take
/// whole points.
///
/// Found out from labels of storyboards that show one: of 17, 18, 34, 38 and 45 points they are 23, 24, 38, 43 and 50 wide.
/// What lies between 18 and 24 points is taken to lie on a line.
func emojiAdvance(size: Double) -> Double {
  let (small, large) = (1.3, 1.11)
  let growth = min(1, max(0, (size - 18) / 6))
  let width = size * (small + (large - small) * growth)
  // What arithmetic leaves is no further point.
  return (width - 1e-6).rounded(.up)
}
