import Foundation

/// The available photos. In this example, they are drawings from `Scenes/PhotoDiary/Drawings`.
enum Photo {
  static let all = ["lake", "town", "forest", "beach", "mountains", "night"]

  static var folder: String { Bundle.module.bundlePath + "/Images" }

  /// Returns the photo after another one. The first photo comes after nil, and nil comes after the last photo.
  static func following(_ name: String?) -> String? {
    guard let name, let index = all.firstIndex(of: name) else { return all.first }
    return all.dropFirst(index + 1).first
  }
}
