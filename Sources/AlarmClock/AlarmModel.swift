import SceneUI

/// When the alarm goes off.
final class AlarmModel: PlainSceneObject {
  /// Minutes since midnight or noon: a dial does not tell them apart.
  var minutes = 7 * 60
  /// In minutes.
  var snooze = 9.0

  init() {}

  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(AlarmModel.self, "When the alarm goes off.") {
      $0.property("minutes", default: 420, get: \.minutes, set: { $0.minutes = $1 })
      $0.property("snooze", default: 9, get: \.snooze, set: { $0.snooze = $1 })
    }
  }

  /// `07:00`.
  static func text(minutes: Int) -> String {
    let (hours, minutes) = (minutes / 60 == 0 ? 12 : minutes / 60, minutes % 60)
    return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
  }
}
