import SceneRuntime
import SceneUI
import SceneValues

/// A controller as hosts write them: outlets, actions, and a note of everything that it is told.
class HostController: ViewController {
  private let life = Life()
  var label: Label? { didSet { Journal.note("outlet label") } }
  weak var model: HostModel? { didSet { Journal.note("outlet model") } }
  var views: [View] = [] { didSet { Journal.note("collection views") } }
  /// Host code that runs when a method is called.
  var hooks: [String: () -> Void] = [:]

  override class var declaration: ClassDeclaration {
    ClassDeclaration(HostController.self, "A test's controller.") {
      $0.outlet("label", get: \.label, set: { $0.label = $1 })
      $0.outlet("model", get: \.model, set: { $0.model = $1 })
      $0.outletCollection("views") { $0.views = $1 }
      $0.action("act") { _ in Journal.note("act") }
      $0.action("act:") { (_, sender: Control) in Journal.note("act: \(sender.sceneID ?? "?")") }
      $0.action("tapped:") { (_, sender: TapGestureRecognizer) in Journal.note("tapped:") }
      $0.action("unwindToHere:") { (controller, segue: Segue) in
        Journal.note("unwindToHere: in \(controller.sceneID ?? "?") from \(segue.source.sceneID ?? "?")")
        controller.call("unwindToHere:")
      }
    }
  }

  func call(_ name: String) { hooks[name]?() }

  override func awakeFromNib() {
    super.awakeFromNib()
    Journal.note("awake \(sceneID ?? "controller")")
    call("awakeFromNib")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    call("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    call("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    call("viewDidAppear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    call("viewDidDisappear")
  }
  override func shouldPerformSegue(withIdentifier identifier: String?, sender: AnyObject?) -> Bool {
    hooks["refuse"] == nil
  }
  override func prepare(for segue: Segue, sender: AnyObject?) {
    let destination = segue.destination
    Journal.note(
      "prepare \(segue.identifier ?? segue.destination.sceneID ?? "?"), "
        + "view \(destination.isViewLoaded ? "loaded" : "not loaded")")
    call("prepare")
  }
}

/// A plain object beside a controller.
final class HostModel: PlainSceneObject {
  private let life = Life()
  var title = "" { didSet { Journal.note("title \(title)") } }
  weak var controller: HostController? { didSet { Journal.note("outlet controller") } }

  init() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(HostModel.self) {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.outlet("controller", get: \.controller, set: { $0.controller = $1 })
    }
  }

  func awakeFromNib() {
    Journal.note("awake model, \(controller == nil ? "not connected" : "connected"), \(title)")
  }
}

/// A view as hosts write them.
class HostView: View {
  private let life = Life()
  var dialColor = Color.black { didSet { Journal.note("dialColor") } }
  var legend: Label? { didSet { Journal.note("outlet legend") } }
  weak var neighbour: View?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    Journal.note("init(frame:)")
  }

  required init(coder: Coder) throws {
    try super.init(coder: coder)
    Journal.note("init(coder:)")
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(HostView.self, "A test's view.") {
      $0.property("dialColor", default: .black, get: \.dialColor, set: { $0.dialColor = $1 })
      $0.outlet("legend", get: \.legend, set: { $0.legend = $1 })
      $0.outlet("neighbour") { $0.neighbour = $1 }
      $0.action("blink") { _ in Journal.note("blink") }
      $0.action("reset:") { (view, _: Control) in Journal.note("reset: \(view.sceneID ?? "?")") }
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Journal.note("awake \(sceneID ?? "view")")
  }
}

/// A label that counts: what is inside others must go with them.
final class HostLabel: Label {
  private let life = Life()
  override static var declaration: ClassDeclaration { ClassDeclaration(HostLabel.self) }
}

/// Fails where its element says so.
final class FailingView: View {
  struct Failure: Error, Equatable {}
  private let life = Life()

  required init(coder: Coder) throws {
    try super.init(coder: coder)
    if name == "fail" { throw Failure() }
  }

  override static var declaration: ClassDeclaration { ClassDeclaration(FailingView.self) }
}

extension Registry {
  /// The library and all classes of this file.
  static func hosts() throws -> Registry {
    try .library(
      and: HostController.self, HostModel.self, HostView.self, HostLabel.self, FailingView.self)
  }
}
