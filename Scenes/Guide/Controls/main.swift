import SceneUI

final class ThermostatViewController: ViewController {
  private(set) weak var knob: KnobControl!
  private(set) weak var readingLabel: Label!
  private(set) weak var stateLabel: Label!
  private(set) weak var warmerButton: Button!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(ThermostatViewController.self) {
      $0.outlet("knob") { $0.knob = $1 }
      $0.outlet("readingLabel") { $0.readingLabel = $1 }
      $0.outlet("stateLabel") { $0.stateLabel = $1 }
      $0.outlet("warmerButton") { $0.warmerButton = $1 }
      $0.action("stepDown") { $0.step(by: -1) }
      $0.action("knobChanged:") { (controller, _: KnobControl) in controller.showReading() }
      $0.action("powerChanged:") { (controller, sender: Switch) in controller.knob.isEnabled = sender.isOn }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    warmerButton.addTarget(self, for: .touchUpInside) { (controller, _: Button) in controller.step(by: 1) }
    knob.addTarget(self, for: .touchDown) { (controller, _: KnobControl) in
      controller.stateLabel.text = "Adjusting …"
    }
    let ends: Control.Events = [.touchUpInside, .touchUpOutside, .touchCancel]
    knob.addTarget(self, for: ends) { (controller, _: KnobControl) in controller.showSetting() }
    showSetting()
  }

  private func step(by degrees: Double) {
    let value = knob.value.rounded() + degrees
    knob.value = min(max(value, KnobControl.range.lowerBound), KnobControl.range.upperBound)
    showSetting()
  }

  private func showReading() { readingLabel.text = "\(Int(knob.value.rounded()))°" }

  private func showSetting() {
    showReading()
    stateLabel.text = "Set to \(Int(knob.value.rounded())) degrees"
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(ThermostatViewController.self, KnobControl.self)
  let context = SceneContext(registry: registry, clock: ManualClock())
  let storyboard = try Storyboard(path: "Controls.scenec", context: context)
  let application = Application(context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 440))
  guard let thermostat = window.rootViewController as? ThermostatViewController else { return }

  // A finger drags the knob from the top to the right.
  let touch = window.beginTouch(at: thermostat.knob.convert(Point(x: 110, y: 12), to: nil))
  window.moveTouches([(touch, thermostat.knob.convert(Point(x: 190, y: 56), to: nil))])
  window.endTouches([touch])
  thermostat.warmerButton.sendActions(for: .touchUpInside)
  print(SVGRenderer().svg(window.picture()))
}
