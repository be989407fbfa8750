import Foundation

/// The photos that there are. (Drawn, for this example: see `Scenes/PhotoDiary/Drawings`.)
enum Photo {
  static let all = ["lake", "town", "forest", "beach", "mountains", "night"]

  /// Where their files lie, among the program's resources.
  static var folder: String { Bundle.module.bundlePath + "/Images" }

  /// The photo after another one; the first after none, and none after the last.
  static func following(_ name: String?) -> String? {
    guard let name, let index = all.firstIndex(of: name) else { return all.first }
    return all.dropFirst(index + 1).first
  }
}
