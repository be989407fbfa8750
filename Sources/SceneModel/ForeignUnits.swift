import SceneValues

/// The units of CSS, Android, and programming languages. Scenes use points and seconds without specifying units.
package enum ForeignUnits {
  /// Returns a number without its unit, and whether the number is certainly in points or seconds. This is uncertain for
  /// pixels, because a pixel is not always a point.
  package static func number(_ word: String) -> (text: String, isInPoints: Bool) {
    for (unit, isPoint) in units where word.hasSuffix(unit) {
      let number = word.dropLast(unit.count)
      if Double(number) != nil { return (String(number), isPoint) }
    }
    if word.hasSuffix("ms"), let milliseconds = Double(word.dropLast(2)) {
      return (Value.number(milliseconds / 1000).literal, true)
    }
    return (word, true)
  }

  package static let priorities = [
    "required": "1000", "high": "750", "defaulthigh": "750", "low": "250", "defaultlow": "250",
    "fittingsize": "50", "fittingsizelevel": "50",
  ]

  private static let units = [
    ("pt", true), ("pts", true), ("dp", true), ("dip", true), ("sp", true), ("px", false), ("s", true),
    ("f", true), ("deg", true),
  ]
}
