import SceneRuntime
import SceneUI
import SceneValues

/// A controller with outlets and actions, as in host apps, which records all callbacks.
open class HostController: ViewController {
  private let life = Life()
  package var label: Label? { didSet { Journal.note("outlet label") } }
  package weak var model: HostModel? { didSet { Journal.note("outlet model") } }
  package var views: [View] = [] { didSet { Journal.note("collection views") } }
  /// The closures that methods call, by the names of the methods.
  package var hooks: [String: () -> Void] = [:]

  override open class var declaration: ClassDeclaration {
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

  package func call(_ name: String) { hooks[name]?() }

  override open func awakeFromNib() {
    super.awakeFromNib()
    Journal.note("awake \(sceneID ?? "controller")")
    call("awakeFromNib")
  }
  override open func viewDidLoad() {
    super.viewDidLoad()
    call("viewDidLoad")
  }
  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    call("viewWillAppear")
  }
  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    call("viewDidAppear")
  }
  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    call("viewDidDisappear")
  }
  override open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    hooks["refuse"] == nil
  }
  override open func prepare(for segue: Segue, sender: Any?) {
    let destination = segue.destination
    Journal.note(
      "prepare \(segue.identifier ?? segue.destination.sceneID ?? "?"), "
        + "view \(destination.isViewLoaded ? "loaded" : "not loaded")")
    call("prepare")
  }
}

package final class HostModel: PlainSceneObject {
  private let life = Life()
  package var title = "" { didSet { Journal.note("title \(title)") } }
  package weak var controller: HostController? { didSet { Journal.note("outlet controller") } }

  package init() {}

  package static var declaration: ClassDeclaration {
    ClassDeclaration(HostModel.self) {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.outlet("controller", get: \.controller, set: { $0.controller = $1 })
    }
  }

  package func awakeFromNib() {
    Journal.note("awake model, \(controller == nil ? "not connected" : "connected"), \(title)")
  }
}

/// A view, as in host apps.
open class HostView: View {
  private let life = Life()
  package var dialColor = Color.black { didSet { Journal.note("dialColor") } }
  package var legend: Label? { didSet { Journal.note("outlet legend") } }
  package weak var neighbor: View?

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    Journal.note("init(frame:)")
  }

  /// Records that it was created from a scene.
  required public init(coder: Coder) throws {
    try super.init(coder: coder)
    Journal.note("init(coder:)")
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(HostView.self, "A test's view.") {
      $0.property("dialColor", default: .black, get: \.dialColor, set: { $0.dialColor = $1 })
      $0.outlet("legend", get: \.legend, set: { $0.legend = $1 })
      $0.outlet("neighbour") { $0.neighbor = $1 }
      $0.action("blink") { _ in Journal.note("blink") }
      $0.action("reset:") { (view, _: Control) in Journal.note("reset: \(view.sceneID ?? "?")") }
    }
  }

  override open func awakeFromNib() {
    super.awakeFromNib()
    Journal.note("awake \(sceneID ?? "view")")
  }
}

/// A label that is counted, so that leaks of nested objects are detected.
package final class HostLabel: Label {
  private let life = Life()
  override package static var declaration: ClassDeclaration { ClassDeclaration(HostLabel.self) }
}

/// A view whose initializer throws an error if its element specifies this.
package final class FailingView: View {
  package struct Failure: Error, Equatable {
    package init() {}
  }
  private let life = Life()

  required package init(coder: Coder) throws {
    try super.init(coder: coder)
    if name == "fail" { throw Failure() }
  }

  override package static var declaration: ClassDeclaration { ClassDeclaration(FailingView.self) }
}

extension Registry {
  package static func hosts() throws -> Registry {
    try .library(
      and: HostController.self, HostModel.self, HostView.self, HostLabel.self, FailingView.self)
  }
}
