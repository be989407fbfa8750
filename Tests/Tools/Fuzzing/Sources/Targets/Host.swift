import SceneUI

/// The host app that shows inputs: the class library and the classes that the samples of rules use.
enum Host {
  static let registry: Registry = {
    var registry = Registry.library
    do throws(RegistrationError) {
      try registry.register(AlarmClockViewController.self, ClockView.self, AlarmModel.self)
    } catch {
      fatalError("\(error)")
    }
    return registry
  }()

  static let vocabulary = registry.vocabulary
}

final class AlarmClockViewController: ViewController {
  private var clockView: ClockView?
  private var clockViews: [ClockView] = []
  private weak var alarm: AlarmModel?
  private var switches = 0

  override static var declaration: ClassDeclaration {
    ClassDeclaration(AlarmClockViewController.self) {
      $0.outlet("clockView", get: \.clockView, set: { $0.clockView = $1 })
      $0.outlet("alarm", get: \.alarm, set: { $0.alarm = $1 })
      $0.outletCollection("clockViews") { $0.clockViews = $1 }
      $0.action("updateTimeLabel") { $0.switches += 1 }
      $0.action("switchAnimation:") { (controller, _: Switch) in controller.switches += 1 }
      $0.action("updateAlarmHand:") { (controller, _: GestureRecognizer) in controller.switches += 1 }
      $0.action("unwindToClock:") { (controller, _: Segue) in controller.switches += 1 }
    }
  }
}

final class ClockView: View {
  private var dialColor = Color.black
  private weak var legend: Label?

  override static var declaration: ClassDeclaration {
    ClassDeclaration(ClockView.self) {
      $0.property("dialColor", default: .black, get: \.dialColor, set: { $0.dialColor = $1 })
      $0.outlet("legend", get: \.legend, set: { $0.legend = $1 })
    }
  }
}

final class AlarmModel: PlainSceneObject {
  private var title = ""

  init() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(AlarmModel.self) { $0.property("title", get: \.title, set: { $0.title = $1 }) }
  }

  func awakeFromNib() {}
}
