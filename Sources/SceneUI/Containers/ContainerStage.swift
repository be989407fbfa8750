import SceneRuntime
import SceneValues

/// A view that contains the children's views of a container. It fills the container's own view, which the
/// scene can choose, and the container lays it out.
final class ContainerStage: View {
  private let lay: () -> Void

  /// - Parameters:
  ///   - view: The container's own view. The stage is its backmost subview.
  ///   - lay: A closure that positions the subviews. It must capture the container weakly.
  init(filling view: View, lay: @escaping () -> Void) {
    self.lay = lay
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    view.insertSubview(self, at: 0)
  }

  required init(coder: Coder) throws { preconditionFailure("scenes cannot create stages of containers") }

  override func layoutSubviews() { lay() }
}

extension View {
  /// Positions the view regardless of its transform. Setting `frame` would include the transform of a moving
  /// view.
  func place(in rect: Rect) {
    bounds = Rect(origin: bounds.origin, size: rect.size)
    center = rect.center
  }
}

extension ViewController {
  /// Checks that controllers can become children of this controller and that none occurs twice.
  ///
  /// - Parameters:
  ///   - controllers: The controllers to check.
  ///   - name: The name of the operation for error messages.
  /// - Throws: `LoadingError` if a controller is already shown, by itself or by another controller, or occurs
  ///   twice.
  func checkFree(_ controllers: [ViewController], for name: String) throws {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }) {
        throw refusal("\(name) cannot begin: \(describe(controller)) is listed twice")
      }
      if controller.parent !== self { try checkFree(controller, for: name) }
    }
  }
}
