import SceneValues

/// The images and colors that a program has, by name, as the names of its files and its asset catalogs tell.
///
/// An image `bell` is in `bell.png`, `bell@2x~pad.jpg` and so on, or is the `bell.imageset` of an asset catalog
/// (`NAME.xcassets`); a color `paper` is a catalog's `paper.colorset`. In a directory of a catalog that gives
/// names to what is in it, they are `Icons/bell` and `Icons/paper`.
public struct AssetNames: Sendable {
  /// The scales of each image's files; none where a catalog has it in another way, or does not tell.
  public package(set) var images: [String: Set<Int>] = [:]
  /// nil where there is no catalog: then nobody knows where colors are.
  public package(set) var colors: Set<String>?
  /// The files that a catalog names for an image and does not have, by the image.
  public package(set) var lackingFiles: [String: [String]] = [:]
  /// The files that describe what catalogs have, by the name of the image.
  public package(set) var imageSets: [String: [String]] = [:]
  /// The paths of color sets, by the name of the color.
  public package(set) var colorSets: [String: [String]] = [:]
  /// The names that the system provides.
  private var system: (images: Set<String>, colors: Set<String>) = ([], [])

  /// What the extension of an image's file is, for what scenes are shown with.
  public static let shownExtensions = [".png", ".jpg", ".jpeg"]
  /// The same for Apple's systems.
  public static let appleExtensions =
    shownExtensions + [".pdf", ".svg", ".heic", ".gif", ".tif", ".tiff", ".bmp", ".icns", ".webp"]

  private static let imageSets = [
    ".imageset", ".symbolset", ".appiconset", ".launchimage", ".brandassets", ".imagestack", ".iconset",
  ]

  package var extensions: [String]

  /// - Parameters:
  ///   - paths: of the files, from the directories that they were found in.
  ///   - extensions: of the files that are images.
  ///   - contents: what a catalog's file says, by its path; nil where that is not known.
  public init(
    paths: some Collection<String>, extensions: [String] = shownExtensions,
    contents: (String) -> AssetContents? = { _ in nil }
  ) {
    self.extensions = extensions
    let all = Set(paths)
    for path in paths { enter(path, all, contents) }
  }

  /// Whether a file, a catalog or the system has an image of that name, with or without an extension.
  public func hasImage(_ name: String) -> Bool {
    scales(ofImage: name) != nil || system.images.contains(name)
  }

  /// Whether there is a color, or nobody knows.
  public func hasColor(_ name: String) -> Bool {
    colors?.contains(name) ?? true || system.colors.contains(name)
  }

  /// The scales of an image's files; nil where there are none of that name, with or without an extension.
  public func scales(ofImage name: String) -> Set<Int>? { images[name] ?? images[stem(of: name) ?? name] }

  /// The same beside what the system has.
  public func beside(systemImages images: Set<String>, colors: Set<String>) -> AssetNames {
    var names = self
    names.system = (images, colors)
    return names
  }

  /// Whether there is nothing that would tell where the program's images and colors are.
  public var isEmpty: Bool { images.isEmpty && colors == nil }

  private mutating func enter(_ path: String, _ all: Set<String>, _ contents: (String) -> AssetContents?) {
    let steps = path.split(separator: "/")
    guard let catalogue = steps.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      guard let stem = stem(of: path) else { return }
      let (name, scale) = Self.split(stem)
      images[name, default: []].insert(scale)
      return
    }
    colors = colors ?? []
    guard steps.last == "Contents.json", steps.count >= catalogue + 3 else { return }
    let set = steps[steps.count - 2]
    let kind = set.lastIndex(of: ".").map { set[$0...] } ?? ""
    guard kind == ".colorset" || Self.imageSets.contains(String(kind)) else { return }
    let groups = catalogue + 1..<steps.count - 2
    let spaces = groups.filter { group in
      contents((steps[...group] + ["Contents.json"]).joined(separator: "/"))?.providesNamespace ?? false
    }
    let name = (spaces.map { steps[$0] } + [set.dropLast(kind.count)]).joined(separator: "/")
    guard kind != ".colorset" else {
      colors?.insert(name)
      colorSets[name, default: []].append(path)
      return
    }
    imageSets[name, default: []].append(path)
    let said = contents(path)
    // Of several catalogs, each program has its own.
    images[name, default: []].formUnion(said?.scales ?? [])
    let directory = steps.dropLast().joined(separator: "/")
    let lacking = (said?.slots ?? []).compactMap(\.filename).filter { !all.contains("\(directory)/\($0)") }
    if !lacking.isEmpty { lackingFiles[name, default: []] += lacking }
  }

  /// The path of an image's file without its extension; nil for files that are no images.
  private func stem(of path: String) -> String? {
    extensions.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
  }

  /// `bell@2x~pad` is `bell` at scale 2.
  private static func split(_ stem: String) -> (name: String, scale: Int) {
    var stem = Substring(stem)
    for idiom in ["~phone", "~pad", "~iphone", "~ipad"] where stem.hasSuffix(idiom) {
      stem = stem.dropLast(idiom.count)
    }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), scale) }
    return (String(stem), 1)
  }
}
