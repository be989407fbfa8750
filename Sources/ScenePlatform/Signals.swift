/// Questions about a process's signals.
package enum Signals {
  /// Whether a signal does nothing now. Whoever starts a program with one ignored, as `nohup` does and as a script of a shell
  /// does for what it runs in the background, wants it to stay so. Asked while no other thread sets that signal.
  package static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, before) }
    return isIgnored
  }
}
