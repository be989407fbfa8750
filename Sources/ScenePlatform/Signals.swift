package enum Signals {
  /// Returns whether a signal is ignored. `nohup` and background jobs of shell scripts start processes with ignored
  /// signals, which should remain ignored. No other thread may change the signal during the call.
  package static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, before) }
    return isIgnored
  }
}
