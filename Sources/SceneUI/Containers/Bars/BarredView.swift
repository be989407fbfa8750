import SceneRuntime
import SceneValues

/// The view of a container with bars: its controller lays it out.
final class BarredView: View {
  /// What the children's views are in, behind the bars.
  let pages = View()
  var lay: () -> Void = {}

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    pages.frame = bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.clipsToBounds = true
    addSubview(pages)
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  override func layoutSubviews() { lay() }
}
