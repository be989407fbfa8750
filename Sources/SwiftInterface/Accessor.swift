import SceneModel

/// What `scenec generate` makes of scenes, as code speaks of it.
enum Accessor {
  /// What the members of a group are names of: `AlarmClock.scenes`, `AlarmClock.ClockSegue`, `AlarmClock.ListPrototype`.
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
