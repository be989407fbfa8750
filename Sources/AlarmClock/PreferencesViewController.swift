import SceneUI

/// How the faces look, and how long to snooze.
final class PreferencesViewController: ViewController {
  enum Face: Int {
    case day, night

    var dialColor: Color { self == .day ? .white : .init(red: 0.85, green: 0.88, blue: 1) }
  }

  var alarm: AlarmModel?
  private(set) var face = Face.day
  private weak var faceControl: SegmentedControl!
  private weak var snoozeSlider: Slider!
  private weak var snoozeLabel: Label!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PreferencesViewController.self, "How the faces look, and how long to snooze.") {
      $0.outlet("faceControl") { $0.faceControl = $1 }
      $0.outlet("snoozeSlider") { $0.snoozeSlider = $1 }
      $0.outlet("snoozeLabel") { $0.snoozeLabel = $1 }
      $0.action("changeFace:") { $0.changeFace($1) }
      $0.action("changeSnooze:") { $0.changeSnooze($1) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let alarm { snoozeSlider.value = alarm.snooze }
    showSnooze()
  }

  private func changeFace(_ sender: SegmentedControl) {
    face = Face(rawValue: sender.selectedSegmentIndex) ?? .day
  }

  private func changeSnooze(_ sender: Slider) {
    alarm?.snooze = sender.value.rounded()
    showSnooze()
  }

  private func showSnooze() { snoozeLabel.text = "\(Int(snoozeSlider.value.rounded())) minutes" }
}
