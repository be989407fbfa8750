import SceneUI

// The program that snippets are taken from: the classes that they name and do not declare.

final class ClockView: View {
  var hour = 10
  weak var label: Label?
  weak var legend: Label?
  @Stylable var dialColor = Color.white

  func wind() {}
  func reset(_ sender: Button) {}
}

final class PreferencesViewController: ViewController {
  var alarm = ""
}

final class AlarmCell: TableViewCell {
  func show(_ alarm: String) {}
}

/// The output of `scenec generate`.
enum AlarmClock {
  static var scenes: Scenes { Scenes() }

  struct Scenes: Sendable {
    var preferences: SceneReference<PreferencesViewController> { .init("preferences") }
  }

  enum ClockSegue: String, SegueIdentifier {
    typealias Source = ViewController
    case showPreferences
  }

  enum ListPrototype {
    static var alarm: ReuseIdentifier<AlarmCell> { .init("alarm") }
  }

  enum Image {
    static var bell: ImageName { "bell" }
  }

  enum Color {
    static var accent: SceneUI.Color { .asset("accent") }
  }
}

enum Counter {
  static let fileName = "Counter.scenec"
}
