import SceneValues

extension AccessibilityFacts {
  /// Formats a fraction as a percentage, such as "30%". Returns "0%" if the whole is 0.
  static func percent(of part: Double, in whole: Double) -> String {
    "\(whole > 0 ? Int(nearest: (part / whole * 100).rounded()) : 0)%"
  }

  /// Formats a number with at most six decimal places and without trailing zeros, such as "3" or "0.25".
  static func plain(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(nearest: number))" }
    let rounded = (number * 1e6).rounded() / 1e6
    return "\(rounded.isFinite ? rounded : number)"
  }
}
