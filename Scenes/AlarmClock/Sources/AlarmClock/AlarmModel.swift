import SceneMacros
import SceneUI

/// When the alarm goes off.
@SceneObject final class AlarmModel: PlainSceneObject {
  /// Minutes since midnight or noon: a dial does not tell them apart.
  @Inspectable var minutes = 7 * 60
  /// In minutes.
  @Inspectable var snooze = 9.0

  init() {}

  func awakeFromNib() {}

  /// `07:00`.
  static func text(minutes: Int) -> String {
    let (hours, minutes) = (minutes / 60 == 0 ? 12 : minutes / 60, minutes % 60)
    return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
  }
}
