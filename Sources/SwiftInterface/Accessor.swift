import SceneModel

enum Accessor {
  /// Returns the kind of the names in a generated group such as `AlarmClock.scenes`, `AlarmClock.ClockSegue`, or
  /// `AlarmClock.ListPrototype`.
  static func kind(ofGroup name: some StringProtocol) -> HostCode.NameKind? {
    if name == "scenes" { return .scene }
    if name.hasSuffix("Segue") { return .segue }
    return name.hasSuffix("Prototype") ? .reuse : nil
  }
}

extension String {
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
