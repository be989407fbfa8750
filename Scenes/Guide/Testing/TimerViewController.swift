import SceneUI

final class TimerViewController: ViewController {
  private weak var nameField: TextField!
  private weak var minutesStepper: Stepper!
  private weak var timeLabel: Label!
  private weak var startButton: Button!
  private var timer: Timer?
  private var seconds = 0 {
    didSet {
      let rest = seconds % 60
      timeLabel.text = "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(TimerViewController.self) {
      $0.outlet("nameField") { $0.nameField = $1 }
      $0.outlet("minutesStepper") { $0.minutesStepper = $1 }
      $0.outlet("timeLabel") { $0.timeLabel = $1 }
      $0.outlet("startButton") { $0.startButton = $1 }
      $0.action("update") { $0.update() }
      $0.action("start") { $0.start() }
    }
  }

  private func update() {
    seconds = Int(minutesStepper.value) * 60
    startButton.isEnabled = !nameField.text.isEmpty
  }

  private func start() {
    nameField.resignFirstResponder()
    startButton.isEnabled = false
    timer = Timer(interval: 1, repeats: true, on: context.clock) { [weak self] _ in self?.countDown() }
  }

  private func countDown() {
    seconds -= 1
    guard seconds == 0 else { return }
    timer?.invalidate()
    timeLabel.text = "\(nameField.text) ready"
  }
}
