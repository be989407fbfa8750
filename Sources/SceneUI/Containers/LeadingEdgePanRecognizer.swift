/// Recognizes a finger that is dragged in from the edge at which one begins to read.
class LeadingEdgePanRecognizer: ScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: Event) {
    edges = view?.readsFromRightToLeft == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
