/// A transition that moves a window's views. Until the transition ends, the window retains it and ignores new touches.
protocol WindowTransition: AnyObject {
  func finish()
  /// Ends the transition without sending notifications because the window is being deallocated.
  func abandon()
}

extension WindowTransition {
  func abandon() {}
}
