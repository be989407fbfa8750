import SceneMacros
import SceneUI

@SceneObject final class AlarmClockViewController: ViewController {
  @Outlet private var alarm: AlarmModel!
  @Outlet private weak var clockView: ClockView!
  @Outlet private var clockViews: [ClockView] = []
  @Outlet private weak var clockControl: ClockControl!
  @Outlet private weak var animationSwitch: Switch!
  @Outlet private weak var timeLabel: Label!

  override func viewDidLoad() {
    super.viewDidLoad()
    clockControl.minutes = alarm.minutes
    updateTimeLabel()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if animationSwitch.isOn { clockViews.forEach { $0.start() } }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clockViews.forEach { $0.stop() }
  }

  @Action private func switchAnimation(_ sender: Switch) {
    clockViews.forEach { sender.isOn ? $0.start() : $0.stop() }
  }

  @Action private func updateTimeLabel() {
    timeLabel.text = AlarmModel.text(minutes: clockControl.minutes)
  }

  @Action private func updateAlarm() { alarm.minutes = clockControl.minutes }

  /// Points the alarm hand at the location of a double tap or long press on the dial.
  @Action private func updateAlarmHand(_ sender: GestureRecognizer) {
    guard sender.state != .cancelled else { return }
    clockControl.minutes = clockControl.minutes(at: sender.location(in: clockControl))
    updateTimeLabel()
    if sender.state == .ended { updateAlarm() }
  }

  override func prepare(for segue: Segue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch AlarmClock.ClockSegue(segue) {
    case .showPreferences: (segue.destination as? PreferencesViewController)?.alarm = alarm
    case nil: break
    }
  }

  @Action private func unwindToClock(_ segue: Segue) {
    guard let preferences = segue.source as? PreferencesViewController else { return }
    for clock in clockViews { clock.dialColor = preferences.face.dialColor }
  }
}
