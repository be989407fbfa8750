/// A transition that moves views of a window. The window retains the transition and ignores new touches until it ends.
protocol WindowTransition: AnyObject {
  func finish()
  /// Ends the transition without notifications, because the window was deallocated.
  func abandon()
}

extension WindowTransition {
  func abandon() {}
}
