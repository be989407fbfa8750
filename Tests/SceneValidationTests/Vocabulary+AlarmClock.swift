import SceneUI
import SceneValues

extension Vocabulary {
  static let library = Registry.library.vocabulary

  /// The class library and the classes of the app that all samples use.
  static let alarmClock = library.adding([
    ClassDescription(
      name: "ClockView", module: "AlarmClock", superclass: "View",
      properties: [PropertyDescription(key: "dialColor", type: .color)],
      outlets: [OutletDescription(name: "legend", type: "Label")]),
    ClassDescription(
      name: "AlarmClockViewController", module: "AlarmClock", superclass: "ViewController",
      outlets: [
        OutletDescription(name: "clockView", type: "ClockView"),
        OutletDescription(name: "clockViews", type: "ClockView", isCollection: true),
        OutletDescription(name: "alarm", type: "AlarmModel"),
        // A protocol without a description.
        OutletDescription(name: "timeSource", type: "TimeSource"),
      ],
      actions: [
        ActionDescription(selector: "switchAnimation:", sender: "Switch"),
        ActionDescription(selector: "updateTimeLabel"),
        ActionDescription(selector: "updateAlarm"),
        ActionDescription(selector: "updateAlarmHand:", sender: "GestureRecognizer"),
        ActionDescription(selector: "unwindToClock:", sender: "Segue"),
        ActionDescription(selector: "rename:forEvent:", sender: "TextField", needsEvent: true),
      ]),
    ClassDescription(name: "AlarmModel", module: "AlarmClock"),
    ClassDescription(name: "AlarmCell", module: "AlarmClock", superclass: "TableViewCell"),
    ClassDescription(name: "FadeSegue", module: "AlarmClock", superclass: "Segue"),
    // A superclass without a description.
    ClassDescription(name: "WorldClockView", module: "AlarmClock", superclass: "MapView"),
  ])

  func adding(_ classes: [ClassDescription]) -> Vocabulary {
    var all = self
    all.add(contentsOf: Vocabulary(classes))
    return all
  }
}
