import SceneValues

extension View {
  convenience init(transitionIn host: View) {
    self.init(frame: Rect(origin: .zero, size: host.bounds.size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(self)
  }
}
