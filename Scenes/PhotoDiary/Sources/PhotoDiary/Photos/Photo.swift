import Foundation

/// The available photos, which are drawings in this example; see `Scenes/PhotoDiary/Drawings`.
enum Photo {
  static let all = ["lake", "town", "forest", "beach", "mountains", "night"]

  /// The folder of the photos in the app's resources.
  static var folder: String { Bundle.module.bundlePath + "/Images" }

  /// Returns the next photo: the first one after nil, and nil after the last one.
  static func following(_ name: String?) -> String? {
    guard let name, let index = all.firstIndex(of: name) else { return all.first }
    return all.dropFirst(index + 1).first
  }
}
