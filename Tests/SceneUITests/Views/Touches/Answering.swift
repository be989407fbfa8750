import SceneRuntime
import SceneUI

/// Records which of its three actions were called, with their arguments.
protocol Answering: AnyObject {
  var answers: [String] { get set }
}

extension ClassMembers where Object: Answering {
  mutating func answers() {
    action("act") { $0.answers.append("act") }
    action("act:") { (target, sender: AnyObject) in target.answers.append("act: \(type(of: sender))") }
    action("act:forEvent:") { (target, sender: AnyObject, event: Event?) in
      target.answers.append("act: \(type(of: sender)) forEvent: \(event?.allTouches.count ?? 0)")
    }
  }
}

final class AnsweringModel: PlainSceneObject, Answering {
  var answers: [String] = []
  func awakeFromNib() {}
  static var declaration: ClassDeclaration { ClassDeclaration(AnsweringModel.self) { $0.answers() } }
}

final class AnsweringView: View, Answering {
  var answers: [String] = []
  var accepts = true
  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    accepts && super.canPerformAction(selector, withSender: sender)
  }

  override class var declaration: ClassDeclaration { ClassDeclaration(AnsweringView.self) { $0.answers() } }
}

final class AnsweringController: ViewController, Answering {
  var answers: [String] = []
  var accepts = true

  override func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    accepts && super.canPerformAction(selector, withSender: sender)
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(AnsweringController.self) { $0.answers() }
  }
}

final class AnsweringWindow: Window, Answering {
  var answers: [String] = []
  var accepts = true

  override func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    accepts && super.canPerformAction(selector, withSender: sender)
  }

  override class var declaration: ClassDeclaration { ClassDeclaration(AnsweringWindow.self) { $0.answers() } }
}

final class AnsweringApplication: Application, Answering {
  var answers: [String] = []
  var accepts = true

  override func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    accepts && super.canPerformAction(selector, withSender: sender)
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(AnsweringApplication.self) { $0.answers() }
  }
}

final class AnsweringDelegate: Responder, ApplicationDelegate, Answering {
  var answers: [String] = []
  var accepts = true

  override func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    accepts && super.canPerformAction(selector, withSender: sender)
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(AnsweringDelegate.self) { $0.answers() }
  }
}

extension Registry {
  static func answering() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      AnsweringModel.self, AnsweringView.self, AnsweringController.self, AnsweringWindow.self,
      AnsweringApplication.self, AnsweringDelegate.self)
    return registry
  }
}
