import SceneMacros
import SceneUI

@SceneObject final class PreferencesViewController: ViewController {
  enum Face: Int {
    case day, night

    var dialColor: Color { self == .day ? .white : .init(red: 0.85, green: 0.88, blue: 1) }
  }

  var alarm: AlarmModel?
  private(set) var face = Face.day
  @Outlet private weak var faceControl: SegmentedControl!
  @Outlet private weak var snoozeSlider: Slider!
  @Outlet private weak var snoozeLabel: Label!

  override func viewDidLoad() {
    super.viewDidLoad()
    if let alarm { snoozeSlider.value = alarm.snooze }
    showSnooze()
  }

  @Action private func changeFace(_ sender: SegmentedControl) {
    face = Face(rawValue: sender.selectedSegmentIndex) ?? .day
  }

  @Action private func changeSnooze(_ sender: Slider) {
    alarm?.snooze = sender.value.rounded()
    showSnooze()
  }

  private func showSnooze() { snoozeLabel.text = "\(Int(snoozeSlider.value.rounded())) minutes" }
}
