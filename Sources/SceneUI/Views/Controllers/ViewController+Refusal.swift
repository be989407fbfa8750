import SceneRuntime
import SceneValues

extension ViewController {
  /// Begins a transition that excludes other transitions of the given controllers and their containers. Throws
  /// `LoadingError` if one of the controllers is already in a transition. No transition begins in that case.
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

  /// The outermost ancestor, which stores the current transition. If a controller is presented in a context, its
  /// presenter also counts as an ancestor.
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
