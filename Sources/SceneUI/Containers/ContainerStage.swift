import SceneRuntime
import SceneValues

/// What a container puts its children's views in: it fills the container's own view, which may be any a scene says, and
/// is laid out by the container.
final class ContainerStage: View {
  private let lay: () -> Void

  /// - Parameters:
  ///   - view: the container's own, in which it lies behind all.
  ///   - lay: places the subviews. Holds the container weakly.
  init(filling view: View, lay: @escaping () -> Void) {
    self.lay = lay
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    view.insertSubview(self, at: 0)
  }

  required init(coder: Coder) throws { preconditionFailure("containers make their stages themselves") }

  override func layoutSubviews() { lay() }
}

extension View {
  /// Lays the view somewhere, whatever transform it has: what moves has one, which the frame would count.
  func place(in rect: Rect) {
    bounds = Rect(origin: bounds.origin, size: rect.size)
    center = rect.center
  }
}

extension ViewController {
  /// Checks that controllers are free to become children of this one, and that none of them is meant twice.
  ///
  /// - Parameters:
  ///   - controllers: those that are meant.
  ///   - name: of what is about to be done.
  /// - Throws: `LoadingError` where one is shown already, by another or by itself, or is meant twice.
  func checkFree(_ controllers: [ViewController], for name: String) throws {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }) {
        throw refusal("\(name) cannot begin: \(describe(controller)) is meant twice")
      }
      if controller.parent !== self { try checkFree(controller, for: name) }
    }
  }
}
