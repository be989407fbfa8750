import SceneRuntime
import SceneValues

extension ViewController {
  /// Begins an exclusive transition of controllers and their containers.
  /// - Throws: `LoadingError` if one of the controllers is already in a transition. In that case, no transition begins.
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
      // A controller that is now presented in a context may not have been presented when the transition began.
      controller.outermost.transitionInProgress = nil
      controller.transitionOwner.transitionInProgress = nil
    }
  }

  /// The outermost ancestor, including across presentations in a context. It stores the current transition.
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
