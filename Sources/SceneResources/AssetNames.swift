import SceneValues

/// The names of a host app's images and colors, derived from its files and asset catalogs.
///
/// For example, the image `bell` is in `bell.png` or `bell@2x~pad.jpg`, or in the `bell.imageset` of an asset catalog
/// (`NAME.xcassets`). The color `paper` is in a `paper.colorset`. If a directory named `Icons` in a catalog provides a
/// namespace, the names are `Icons/bell` and `Icons/paper`.
public struct AssetNames: Sendable {
  /// The scales for which files exist, by image name. The set is empty for a catalog image without specified scales.
  public package(set) var images: [String: Set<Int>] = [:]
  /// The names of colors, or nil if they are unknown because no catalog exists.
  public package(set) var colors: Set<String>?
  /// The nonexistent files that a catalog lists for an image, by image name.
  public package(set) var lackingFiles: [String: [String]] = [:]
  /// The files that describe catalog images, by image name.
  public package(set) var imageSets: [String: [String]] = [:]
  /// The paths of color sets, by color name.
  public package(set) var colorSets: [String: [String]] = [:]
  /// The absolute paths of the catalogs' files that contain unresolved merge conflicts.
  package var conflicts: [String] = []
  /// The names of image files with an idiom or a scale, without extensions. Code can also load `bell~pad` by this name.
  package var variants: Set<String> = []
  private var system: (images: Set<String>, colors: Set<String>) = ([], [])

  /// The file extensions of images that SceneUI can show.
  public static let shownExtensions = [".png", ".jpg", ".jpeg"]
  /// The file extensions of images that Apple's platforms can show.
  public static let appleExtensions =
    shownExtensions + [".pdf", ".svg", ".heic", ".gif", ".tif", ".tiff", ".bmp", ".icns", ".webp"]

  private static let imageSets = [
    ".imageset", ".symbolset", ".appiconset", ".launchimage", ".brandassets", ".imagestack", ".iconset",
  ]

  /// The extension of complication sets. The name of such a set is always the namespace of its images.
  private static let complicationSet = ".complicationset"

  package var extensions: [String]

  /// Creates the names from files.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files, relative to the directories that were searched.
  ///   - extensions: The file extensions of images.
  ///   - contents: A function that returns the contents of the catalog file at a path, or nil if they are unknown.
  public init(
    paths: some Collection<String>, extensions: [String] = shownExtensions,
    contents: (String) -> AssetContents? = { _ in nil }
  ) {
    self.extensions = extensions
    let all = Set(paths)
    for path in paths { enter(path, all, contents) }
  }

  /// Returns whether a file, a catalog, or the system provides the given image. The name can include an extension.
  public func hasImage(_ name: String) -> Bool {
    scales(ofImage: name) != nil || system.images.contains(name)
  }

  /// Returns whether a color exists. If the available colors are unknown, the result is true.
  public func hasColor(_ name: String) -> Bool {
    colors?.contains(name) ?? true || system.colors.contains(name)
  }

  /// Returns the scales of an image's files, or nil if there is no such image. The name can include an extension.
  public func scales(ofImage name: String) -> Set<Int>? {
    let stem = stem(of: name) ?? name
    return images[name] ?? images[stem] ?? (variants.contains(stem) ? [] : nil)
  }

  /// Returns the names, extended by the images and colors that the system provides.
  public func beside(systemImages images: Set<String>, colors: Set<String>) -> AssetNames {
    var names = self
    names.system = (images, colors)
    return names
  }

  package func without(images: Set<String>, colors: Set<String>) -> AssetNames {
    var names = self
    for image in images { names.images[image] = nil }
    names.colors?.subtract(colors)
    return names
  }

  package func image(inFile path: String) -> String? {
    stem(of: path.split(separator: "/").last.map(String.init) ?? path).map { Self.split($0).name }
  }

  /// Whether the names of images and colors are unknown.
  public var isEmpty: Bool { images.isEmpty && colors == nil }

  private mutating func enter(_ path: String, _ all: Set<String>, _ contents: (String) -> AssetContents?) {
    let steps = path.split(separator: "/")
    guard let catalog = steps.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      guard let stem = stem(of: path) else { return }
      let (name, scale) = Self.split(stem)
      images[name, default: []].insert(scale)
      if name != stem { variants.insert(stem) }
      return
    }
    colors = colors ?? []
    guard steps.last == "Contents.json", steps.count >= catalog + 3 else { return }
    let set = steps[steps.count - 2]
    let kind = set.lastIndex(of: ".").map { set[$0...] } ?? ""
    guard kind == ".colorset" || Self.imageSets.contains(String(kind)) else { return }
    let groups = catalog + 1..<steps.count - 2
    let spaces = groups.compactMap { group -> Substring? in
      if steps[group].hasSuffix(Self.complicationSet) {
        return steps[group].dropLast(Self.complicationSet.count)
      }
      let file = (steps[...group] + ["Contents.json"]).joined(separator: "/")
      return contents(file)?.namespace(ofDirectory: steps[group])
    }
    let name = (spaces + [set.dropLast(kind.count)]).joined(separator: "/")
    guard kind != ".colorset" else {
      colors?.insert(name)
      colorSets[name, default: []].append(path)
      return
    }
    imageSets[name, default: []].append(path)
    let parsed = contents(path)
    if kind == ".appiconset" { enterIcons(of: name, parsed?.slots ?? []) }
    // Catalogs of different host apps can contain the same image, so all scales are collected.
    images[name, default: []].formUnion(parsed?.scales ?? [])
    let directory = steps.dropLast().joined(separator: "/")
    let lacking = (parsed?.slots ?? []).compactMap(\.filename).filter { !all.contains("\(directory)/\($0)") }
    if !lacking.isEmpty { lackingFiles[name, default: []] += lacking }
  }

  /// Adds the app icon files that Xcode copies into the bundle, such as `AppIcon60x60@2x.png`.
  private mutating func enterIcons(of name: String, _ slots: [AssetContents.Slot]) {
    for slot in slots where slot.filename != nil {
      guard let size = slot.size else { continue }
      images[name + size, default: []].insert(slot.scale?.first?.wholeNumberValue ?? 1)
    }
  }

  private func stem(of path: String) -> String? {
    extensions.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
  }

  /// Splits an image's file name, such as `bell@2x~pad`, into a name and a scale, such as `bell` and 2.
  private static func split(_ stem: String) -> (name: String, scale: Int) {
    var stem = Substring(stem)
    for idiom in ["~phone", "~pad", "~iphone", "~ipad"] where stem.hasSuffix(idiom) {
      stem = stem.dropLast(idiom.count)
    }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), scale) }
    return (String(stem), 1)
  }
}
