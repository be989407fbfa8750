import Foundation
import SceneUI

private func bundle(_ context: SceneContext) throws -> Storyboard {
  // snippet: CompilingScenes.md
  let path = Bundle.module.path(forResource: Counter.fileName, ofType: nil)!
  let storyboard = try Storyboard(path: path, context: context)
  // end
  return storyboard
}

extension Bundle {
  /// The property that SwiftPM generates for a target with resources.
  fileprivate static var module: Bundle { .main }
}

private final class ClockViewController: ViewController {
  private let alarm = ""
  private let imageView = ImageView(frame: .zero)
  private let label = Label(frame: .zero)

  func page(_ path: String, _ context: SceneContext, _ tableView: TableView, _ indexPath: SceneUI.IndexPath)
    throws
  {
    // snippet: CompilingScenes.md
    // 'path' is the path of the file AlarmClock.fileName.
    let storyboard = try Storyboard(path: path, context: context)
    // Creates a PreferencesViewController.
    let preferences = try AlarmClock.scenes.preferences.instantiate(from: storyboard)
    // 'self' has the class of the scene 'clock'.
    try AlarmClock.ClockSegue.showPreferences.perform(from: self)
    // Returns an AlarmCell.
    let cell = tableView.dequeueReusableCell(AlarmClock.ListPrototype.alarm, for: indexPath)
    imageView.image = AlarmClock.Image.bell
    label.textColor = AlarmClock.Color.accent
    // end
    _ = (preferences, cell)
  }

  // snippet: CompilingScenes.md, continued
  override func prepare(for segue: Segue, sender: Any?) {
    switch AlarmClock.ClockSegue(segue) {  // all segues of the scene 'clock'
    case .showPreferences: (segue.destination as? PreferencesViewController)?.alarm = alarm
    case nil: break
    }
  }
  // end

  func reference(_ context: SceneContext) throws {
    // snippet: SceneReference.swift
    let storyboard = try Storyboard(path: "AlarmClock.scenec", context: context)
    let preferences = try AlarmClock.scenes.preferences.instantiate(from: storyboard)
    preferences.alarm = alarm  // a PreferencesViewController
    // end
  }

  func prototype(_ tableView: TableView, _ indexPath: SceneUI.IndexPath) {
    // snippet: ReuseIdentifier.swift
    let cell = tableView.dequeueReusableCell(AlarmClock.ListPrototype.alarm, for: indexPath)
    cell.show(alarm)  // an AlarmCell
    // end
  }
}

private final class SegueController: ViewController {
  private let alarm = ""

  func perform() throws {
    // snippet: SegueIdentifier.swift
    try AlarmClock.ClockSegue.showPreferences.perform(from: self)
    // end
  }

  // snippet: SegueIdentifier.swift, continued
  override func prepare(for segue: Segue, sender: Any?) {
    switch AlarmClock.ClockSegue(segue) {
    case .showPreferences: (segue.destination as? PreferencesViewController)?.alarm = alarm
    case nil: break
    }
  }
  // end
}
