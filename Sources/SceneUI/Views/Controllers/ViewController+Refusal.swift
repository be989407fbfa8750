import SceneRuntime
import SceneValues

/// Of some things only one can be under way: a segue, a presentation, a dismissal. A second one that begins inside
/// the first is refused, and changes nothing.
extension ViewController {
  /// Begins something that controllers can only be in once, each together with the container that it is in.
  ///
  /// - Throws: `LoadingError` where one of them is in something already; then none is in anything new.
  func beginTransition(
    _ name: String, of controllers: [ViewController], at place: LoadingError.Place? = nil
  ) throws {
    for controller in controllers {
      guard let other = controller.transitionOwner.transitionInProgress else { continue }
      throw refusal("\(name) cannot begin: \(other) is under way", at: place)
    }
    for controller in controllers { controller.transitionOwner.transitionInProgress = name }
  }

  func endTransition(of controllers: [ViewController]) {
    for controller in controllers {
      // What is presented in a context by now was on its own when it began.
      controller.outermost.transitionInProgress = nil
      controller.transitionOwner.transitionInProgress = nil
    }
  }

  /// Who keeps what is under way: the outermost parent, also of the controller in whose context this one is presented.
  var transitionOwner: ViewController {
    var owner = outermost
    while owner.isPresentedInContext, let presenter = owner.presenter { owner = presenter.outermost }
    return owner
  }

  /// Makes the error of something that is refused.
  ///
  /// - Parameters:
  ///   - message: what is refused, and why.
  ///   - place: where the scene says what is refused; this controller's own, if nil.
  /// - Returns: the error, to be thrown or reported.
  func refusal(_ message: Message, at place: LoadingError.Place? = nil) -> LoadingError {
    LoadingError(.refused(message), at: place ?? scenePlace)
  }

  /// Where the scene speaks of this controller; nil for one that was made in code.
  var scenePlace: LoadingError.Place? {
    sceneInstance.map { $0.file.place(ofObject: $0.controllerObject) }
  }

  func describe(_ controller: ViewController) -> Message {
    let name: Message = "'\(class: type(of: controller))'"
    return controller.sceneID.map { "\(name) (\(object: $0))" } ?? name
  }
}
