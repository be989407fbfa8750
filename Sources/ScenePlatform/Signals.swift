package enum Signals {
  /// Returns whether a signal is ignored. Processes started by `nohup` or as background jobs of shell scripts inherit
  /// ignored signals, which must remain ignored. No other thread may change the signal's disposition during the call.
  package static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, before) }
    return isIgnored
  }
}
