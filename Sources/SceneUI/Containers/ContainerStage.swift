import SceneRuntime
import SceneValues

/// A view with the child controllers' views, separate from the container's view, which can come from a scene.
final class ContainerStage: View {
  private let lay: () -> Void

  /// Adds the stage to a view as its backmost subview. `lay` lays out the children and must capture the container weakly.
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
  /// Positions the view regardless of its transform. Setting `frame` would take the transform into account.
  func place(in rect: Rect) {
    bounds = Rect(origin: bounds.origin, size: rect.size)
    center = rect.center
  }
}

extension ViewController {
  /// Calls a closure, and reports its error to the context.
  func reporting(_ body: () throws -> Void) {
    do { try body() } catch {
      // A controller outside of an object graph has no failure handler, so the error is a programming error.
      guard let context = contextIfAny else { preconditionFailure("\(error)") }
      context.report(error)
    }
  }

  /// Checks that controllers can become children of this controller. Throws `LoadingError` if a controller is already
  /// visible, has another parent or presenter, or is listed twice.
  func checkFree(_ controllers: [ViewController], for name: String) throws {
    var seen: Set<ObjectIdentifier> = []
    for controller in controllers {
      if !seen.insert(ObjectIdentifier(controller)).inserted {
        throw refusal("\(name) cannot begin: \(describe(controller)) is listed twice")
      }
      if controller.parent !== self { try checkFree(controller, for: name) }
    }
  }
}
