import SceneRuntime
import SceneValues

final class BarredView: View {
  let pages = View()
  var lay: () -> Void = {}

  init() {
    super.init(frame: Rect(origin: .zero, size: .currentPhone))
    pages.frame = bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.clipsToBounds = true
    addSubview(pages)
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  override func layoutSubviews() { lay() }
}
