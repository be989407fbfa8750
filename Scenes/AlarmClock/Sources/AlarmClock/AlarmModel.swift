import SceneMacros
import SceneUI

@SceneObject final class AlarmModel: PlainSceneObject {
  /// The minutes since midnight or noon, which a clock face does not distinguish.
  @Inspectable var minutes = 7 * 60
  /// The snooze time, in minutes.
  @Inspectable var snooze = 9.0

  init() {}

  func awakeFromNib() {}

  /// Formats a time, such as `07:00`.
  static func text(minutes: Int) -> String {
    let (hours, minutes) = (minutes / 60 == 0 ? 12 : minutes / 60, minutes % 60)
    return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
  }
}
