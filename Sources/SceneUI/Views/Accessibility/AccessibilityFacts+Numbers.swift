import SceneValues

// How numbers are read.
extension AccessibilityFacts {
  /// A part of a whole, in hundredths: "30%"; 0 where there is no whole.
  static func percent(of part: Double, in whole: Double) -> String {
    "\(whole > 0 ? Int(nearest: (part / whole * 100).rounded()) : 0)%"
  }

  /// A number with no more digits than it needs, to a millionth: "3", "0.25".
  static func plain(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(nearest: number))" }
    let rounded = (number * 1e6).rounded() / 1e6
    return "\(rounded.isFinite ? rounded : number)"
  }
}
