/// The tracking and letter shapes of the system font at different sizes. Small letters have more tracking.
enum SystemFontTracking {
  /// Returns the tracking that is added after each character, in 1/2048 of an em.
  static func amount(_ size: Double) -> Double {
    guard size > first else { return Double(amounts[0]) }
    let place = size - first
    guard place < Double(amounts.count - 1) else { return 0 }
    let index = Int(place)
    let share = place - Double(index)
    return Double(amounts[index]) * (1 - share) + Double(amounts[index + 1]) * share
  }

  /// Returns the measured fraction, from 0 to 1, of `SystemFontAdvances.display` that applies at a size.
  static func display(_ size: Double) -> Double {
    switch size {
    case ...17: 0
    case ..<20: (size - 17) / 3 * 0.23
    case ..<24: 0.23 + (size - 20) / 4 * 0.63
    case ..<28: 0.86 + (size - 24) / 4 * 0.14
    default: 1
    }
  }

  private static let first = 6.0

  /// The tracking amounts, in 1/2048 of an em, for sizes from 6 to 80 points. Larger text has no tracking.
  private static let amounts: [Int8] = [
    83, 69, 52, 39, 25, 12, 0, -12, -22, -32, -41, -52, -50, -49, -46, -36, -24, -9, 6, 12, 17, 22, 28, 28,
    28,
    26, 26, 25, 24, 22, 21, 20, 20, 20, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 14, 14, 12, 13, 12, 12, 11,
    11,
    10, 9, 9, 8, 8, 8, 7, 7, 6, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0,
  ]
}
