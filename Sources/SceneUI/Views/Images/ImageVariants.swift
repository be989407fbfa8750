import SceneValues

/// The files that an image may be in, the best one first.
package struct ImageVariants {
  package struct File: Hashable {
    /// Below the directory of images.
    package let path: String
    /// Pixels for a point.
    package let scale: Double
  }

  package let files: [File]

  private static let extensions = ["png", "jpg", "jpeg"]
  private static let scales = [1, 2, 3]

  /// - Parameters:
  ///   - name: a path below the directory, with or without an extension.
  ///   - idiom: the kind of device, whose files come before those for all.
  ///   - wanted: pixels for a point.
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

  /// The one that has enough pixels and no more than needed; then those with more, since they lose nothing; then
  /// those with fewer.
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

  /// The name without the extension of an image's file.
  static func stem(of name: String) -> String { split(name).stem }

  /// Whether a file's name promises what can be drawn here.
  static func isPixels(_ name: String) -> Bool { split(name.lowercased()).ending != nil }

  /// Whether a name leads nowhere but below the directory: a scene must not read other files.
  static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.contains("\0") && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
