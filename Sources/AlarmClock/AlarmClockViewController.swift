import SceneUI

/// Shows the time on two faces, and sets the alarm.
final class AlarmClockViewController: ViewController {
  /// In seconds: what the local time zone adds to the context's clock.
  var timeOffset = 0.0
  private var alarm: AlarmModel!
  private weak var clockView: ClockView!
  private var clockViews: [ClockView] = []
  private weak var clockControl: ClockControl!
  private weak var animationSwitch: Switch!
  private weak var timeLabel: Label!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(AlarmClockViewController.self, "Shows the time on two faces, and sets the alarm.") {
      $0.outlet("alarm") { $0.alarm = $1 }
      $0.outlet("clockView") { $0.clockView = $1 }
      $0.outletCollection("clockViews") { $0.clockViews = $1 }
      $0.outlet("clockControl") { $0.clockControl = $1 }
      $0.outlet("animationSwitch") { $0.animationSwitch = $1 }
      $0.outlet("timeLabel") { $0.timeLabel = $1 }
      $0.action("switchAnimation:") { $0.switchAnimation($1) }
      $0.action("updateTimeLabel") { $0.updateTimeLabel() }
      $0.action("updateAlarm") { $0.updateAlarm() }
      $0.action("updateAlarmHand:") { $0.updateAlarmHand($1) }
      $0.action("unwindToClock:") { $0.unwindToClock($1) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clockControl.minutes = alarm.minutes
    updateTimeLabel()
    for clock in clockViews { clock.timeOffset = timeOffset }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if animationSwitch.isOn { clockViews.forEach { $0.start() } }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clockViews.forEach { $0.stop() }
  }

  private func switchAnimation(_ sender: Switch) {
    clockViews.forEach { sender.isOn ? $0.start() : $0.stop() }
  }

  private func updateTimeLabel() {
    timeLabel.text = AlarmModel.text(minutes: clockControl.minutes)
  }

  private func updateAlarm() { alarm.minutes = clockControl.minutes }

  /// Points the alarm's hand at where the dial was touched twice, or long.
  private func updateAlarmHand(_ sender: GestureRecognizer) {
    guard sender.state != .cancelled else { return }
    clockControl.minutes = clockControl.minutes(at: sender.location(in: clockControl))
    updateTimeLabel()
    if sender.state == .ended { updateAlarm() }
  }

  override func prepare(for segue: Segue, sender: AnyObject?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? PreferencesViewController)?.alarm = alarm
  }

  private func unwindToClock(_ segue: Segue) {
    guard let preferences = segue.source as? PreferencesViewController else { return }
    for clock in clockViews { clock.dialColor = preferences.face.dialColor }
  }
}
