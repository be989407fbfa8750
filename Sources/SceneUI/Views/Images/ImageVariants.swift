import SceneValues

/// The candidate files for an image, best first.
package struct ImageVariants {
  package struct File: Hashable {
    package let path: String
    package let scale: Double
  }

  package let files: [File]

  private static let extensions = ["png", "jpg", "jpeg"]
  private static let scales = [1, 2, 3]

  /// Creates the candidates for an image. Files for the device precede files for all devices.
  package init(of name: String, idiom: Idiom, scale wanted: Double) {
    let (stem, ending) = Self.split(name)
    var files: [File] = []
    for device in ["~\(idiom.rawValue)", ""] {
      for scale in Self.scales(nearest: wanted) {
        for ending in ending.map({ [$0] }) ?? Self.extensions {
          let suffix = scale == 1 ? "" : "@\(scale)x"
          files.append(File(path: "\(stem)\(suffix)\(device).\(ending)", scale: Double(scale)))
        }
      }
    }
    self.files = files
  }

  /// Returns the available scales, best first: sufficient scales, ascending, followed by insufficient scales, descending.
  private static func scales(nearest wanted: Double) -> [Int] {
    let enough = scales.filter { Double($0) >= wanted }
    return enough + scales.filter { Double($0) < wanted }.reversed()
  }

  private static func split(_ name: String) -> (stem: String, ending: String?) {
    for ending in extensions where name.hasSuffix("." + ending) {
      return (String(name.dropLast(ending.count + 1)), ending)
    }
    return (name, nil)
  }

  static func stem(of name: String) -> String { split(name).stem }

  static func isPixels(_ name: String) -> Bool { split(name.lowercased()).ending != nil }

  /// Returns whether an image name refers to a path inside the directory. Scenes must not read files outside it.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.contains("\0") && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
