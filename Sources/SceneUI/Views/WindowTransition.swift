/// A transition that moves a window's views. The window retains the transition and ignores new touches until it ends.
protocol WindowTransition: AnyObject {
  func finish()
  /// Ends the transition without sending notifications because the window is being deallocated.
  func abandon()
}

extension WindowTransition {
  func abandon() {}
}
