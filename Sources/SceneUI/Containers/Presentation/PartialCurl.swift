import SceneRuntime
import SceneValues

/// A presenter's view that is partly rolled up, so that the lower part of the presented view is visible behind it. A tap
/// on the page dismisses the presented controller.
final class PartialCurl: View {
  static let progress = 0.5

  private weak var page: View?
  private weak var presentation: Presentation?

  init(of page: View, for presentation: Presentation) {
    self.page = page
    self.presentation = presentation
    super.init(frame: page.frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.superview?.insertSubview(self, aboveSubview: page)
    page.curl = PageCurl(progress: Self.progress)
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  func end() {
    page?.curl = nil
    removeFromSuperview()
  }

  override func point(inside point: Point, with event: Event? = nil) -> Bool {
    page?.curl?.coveredArea(in: bounds).contains(point) ?? false
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {}
  override func touchesMoved(_ touches: [Touch], with event: Event) {}
  override func touchesCancelled(_ touches: [Touch], with event: Event) {}

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    presentation?.presented?.tapOutside()
  }
}
