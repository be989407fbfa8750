/// Something that moves views of a window for a while. The window keeps it, and takes no new touches until it is over.
protocol WindowTransition: AnyObject {
  /// Ends it, though there may be time left.
  func finish()
  /// The window has gone: nobody is told any more.
  func abandon()
}

extension WindowTransition {
  func abandon() {}
}
