/// The images and colours that a program has, by name, as the names of its files tell.
///
/// An image `bell` is in `bell.png`, `bell@2x~pad.jpg` and so on, or is the `bell.imageset` of an asset catalogue
/// (`NAME.xcassets`); a colour `paper` is a catalogue's `paper.colorset`.
public struct AssetNames: Sendable {
  /// The scales of each image's files; none where a catalogue has it, which knows more than names tell.
  public private(set) var images: [String: Set<Int>] = [:]
  /// nil where there is no catalogue: then nobody knows where colours are.
  public private(set) var colors: Set<String>?

  private static let extensions = [".png", ".jpg", ".jpeg"]

  /// - Parameter paths: of the files, from the directories that they were found in.
  public init(paths: some Sequence<String>) {
    for path in paths { enter(path) }
  }

  public func hasImage(_ name: String) -> Bool { scales(ofImage: name) != nil }

  /// The scales of an image's files; nil where there is none of that name, with or without an extension.
  public func scales(ofImage name: String) -> Set<Int>? { images[Self.stem(of: name) ?? name] }

  private mutating func enter(_ path: String) {
    let steps = path.split(separator: "/")
    guard let catalogue = steps.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      guard let stem = Self.stem(of: path) else { return }
      let (name, scale) = Self.split(stem)
      images[name, default: []].insert(scale)
      return
    }
    colors = colors ?? []
    guard steps.last == "Contents.json", steps.count >= catalogue + 3 else { return }
    let set = steps[steps.count - 2]
    if set.hasSuffix(".imageset") { images[String(set.dropLast(9))] = [] }
    if set.hasSuffix(".colorset") { colors?.insert(String(set.dropLast(9))) }
  }

  /// The path of an image's file without its extension; nil for files that are no images.
  private static func stem(of path: String) -> String? {
    extensions.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
  }

  /// `bell@2x~pad` is `bell` at scale 2.
  private static func split(_ stem: String) -> (name: String, scale: Int) {
    var stem = Substring(stem)
    for idiom in ["~phone", "~pad"] where stem.hasSuffix(idiom) { stem = stem.dropLast(idiom.count) }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), scale) }
    return (String(stem), 1)
  }
}
