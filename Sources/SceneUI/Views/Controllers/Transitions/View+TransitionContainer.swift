import SceneValues

extension View {
  /// What views move in during a transition: it fills another view, in front of all that is there.
  convenience init(transitionIn host: View) {
    self.init(frame: Rect(origin: .zero, size: host.bounds.size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(self)
  }
}
