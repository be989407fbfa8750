import SceneValues

extension View {
  /// Creates the container of a transition, which fills another view in front of its subviews.
  convenience init(transitionIn host: View) {
    self.init(frame: Rect(origin: .zero, size: host.bounds.size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(self)
  }
}
