class LeadingEdgePanRecognizer: ScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: Event) {
    edges = view?.readsFromRightToLeft == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
