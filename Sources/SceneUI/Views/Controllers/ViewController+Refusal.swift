import SceneRuntime
import SceneValues

/// Segues, presentations and dismissals are exclusive. A second one that begins during the first is refused
/// and changes nothing.
extension ViewController {
  /// Begins an exclusive transition of controllers and their containers.
  ///
  /// - Throws: `LoadingError` if one of the controllers is already in a transition. None begins in that case.
  func beginTransition(
    _ name: String, of controllers: [ViewController], at place: LoadingError.Place? = nil
  ) throws {
    for controller in controllers {
      guard let other = controller.transitionOwner.transitionInProgress else { continue }
      throw refusal("\(name) cannot begin: \(other) is in progress", at: place)
    }
    for controller in controllers { controller.transitionOwner.transitionInProgress = name }
  }

  func endTransition(of controllers: [ViewController]) {
    for controller in controllers {
      // A controller that is now presented in a context may have been independent at the beginning.
      controller.outermost.transitionInProgress = nil
      controller.transitionOwner.transitionInProgress = nil
    }
  }

  /// The outermost ancestor, across presentations in a context, which stores the current transition.
  var transitionOwner: ViewController {
    var owner = outermost
    while owner.isPresentedInContext, let presenter = owner.presenter { owner = presenter.outermost }
    return owner
  }

  func refusal(_ message: Message, at place: LoadingError.Place? = nil) -> LoadingError {
    LoadingError(.refused(message), at: place ?? scenePlace)
  }

  var scenePlace: LoadingError.Place? {
    sceneInstance.map { $0.file.place(ofObject: $0.controllerObject) }
  }

  func describe(_ controller: ViewController) -> Message {
    let name: Message = "'\(class: type(of: controller))'"
    return controller.sceneID.map { "\(name) (\(object: $0))" } ?? name
  }
}
