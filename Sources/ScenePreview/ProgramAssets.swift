import FoundationEssentials
import SceneAnalysis
import SceneDrawing
import SceneFiles
import SceneResources
import SceneSyntax
import SceneUI
import SceneValues

/// The images and colours that a program has in asset catalogues and in files, for pictures of its scenes.
final class ProgramAssets: ImageProvider, ColorProvider {
  private let search: AssetSearch
  /// The colours to use where no catalogue has them.
  private let otherColors: [String: RGBA]
  /// If several catalogues have an asset of one name, the one nearest to this directory counts.
  private let directory: String
  private var images: [ImageKey: ImageContent?] = [:]
  private var colors: [String: AssetColorSet?] = [:]
  /// In the order in which they were asked for, each once.
  private(set) var unreadableImages: [UnreadableImage] = []

  private struct ImageKey: Hashable {
    let name: String
    let traits: TraitCollection
  }

  /// - Parameters:
  ///   - search: one that keeps files.
  ///   - directory: from the root.
  ///   - otherColors: what to take where no catalogue has a colour.
  init(_ search: AssetSearch, nextTo directory: String, otherColors: [String: RGBA]) {
    self.search = search
    self.directory = directory
    self.otherColors = otherColors
  }

  // MARK: Images

  func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
    let key = ImageKey(name: image.name, traits: traits)
    if let known = images[key] { return known }
    let content: ImageContent?
    do throws(ImageFileError) {
      if let found = try catalogued(image.name, traits) {
        content = found
      } else {
        content = try loose(image.name, traits)
      }
    } catch {
      content = nil
      let unreadable = UnreadableImage(name: image.name, file: error.path, problem: error.problem)
      if !unreadableImages.contains(unreadable) { unreadableImages.append(unreadable) }
    }
    images[key] = .some(content)
    return content
  }

  private func catalogued(_ name: String, _ traits: TraitCollection) throws(ImageFileError) -> ImageContent? {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    for path in nearest(search.names.imageSets[name] ?? search.names.imageSets[stem] ?? []) {
      guard let contents = decoded(AssetContents.self, at: path) else { continue }
      let folder = path.dropLast("Contents.json".count)
      let files = Self.ranked(contents.slots, traits).compactMap { slot in
        slot.filename.flatMap { search.files[folder + $0] }.map { (slot: slot, file: $0) }
      }
      // What can be drawn comes before what only has a size.
      let drawn = files.filter { Self.isDrawn($0.file) }
      for (slot, file) in drawn.isEmpty ? files.filter({ VectorImage.isName($0.file) }) : drawn {
        let scale = slot.scale.flatMap(Self.scale) ?? 1
        guard var content = try read(file, scale: scale) else { continue }
        content.slices = slot.resizing.map { ImageSlices($0, scale: scale) }
        content.isTemplate = contents.isTemplate
        return slot.languageDirection == "left-to-right"
          ? content.flippedForRightToLeftLayoutDirection() : content
      }
    }
    return nil
  }

  private func loose(_ name: String, _ traits: TraitCollection) throws(ImageFileError) -> ImageContent? {
    for variant in ImageVariants(of: name, idiom: traits.idiom, scale: traits.displayScale).files {
      guard let file = search.files[variant.path] else { continue }
      return try read(file, scale: variant.scale)
    }
    let vector = VectorImage.isName(name) ? [name] : VectorImage.extensions.map { name + $0 }
    guard let file = vector.lazy.compactMap({ self.search.files[$0] }).first else { return nil }
    return try read(file, scale: 1)
  }

  /// The image of a file. Of a PDF or SVG file, only the size is known; nil where not even that is.
  private func read(_ file: String, scale: Double) throws(ImageFileError) -> ImageContent? {
    var limits = SyntaxLimits()
    limits.bytes = ImageDirectory.greatestFile
    do {
      let bytes = try SourceReader.read(path: file, limits: limits).bytes
      if bytes.starts(with: Self.pointerOfLFS) { throw Placeholder() }
      guard !VectorImage.isName(file) else {
        return VectorImage.size(of: bytes).map {
          ImageContent(size: Size(width: $0.width / scale, height: $0.height / scale))
        }
      }
      return ImageContent(try EncodedImage(bytes), scale: scale)
    } catch {
      throw ImageFileError(path: ProjectPath.relative(file), problem: "\(error)")
    }
  }

  private static let pointerOfLFS = Array("version https://git-lfs".utf8)

  /// A file that git has put where the image is to be.
  private struct Placeholder: Error, CustomStringConvertible {
    var description: String { "a pointer of Git LFS, and not the image ('git lfs pull' gets it)" }
  }

  /// The style's own first, then the direction's, then the device's, then by how many pixels there are: enough, or as many as there are.
  private static func ranked(_ slots: [AssetContents.Slot], _ traits: TraitCollection) -> [AssetContents.Slot]
  {
    let device = traits.idiom == .pad ? "ipad" : "iphone"
    let direction = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    func rank(_ slot: AssetContents.Slot, _ place: Int) -> (Int, Int, Int, Double, Int) {
      let scale = slot.scale.flatMap(Self.scale) ?? traits.displayScale
      let lack = scale < traits.displayScale ? 10 - scale : scale - traits.displayScale
      return (
        slot.isDark ? 0 : 1, slot.languageDirection == direction ? 0 : 1, slot.idiom == device ? 0 : 1, lack,
        place
      )
    }
    return slots.filter { slot in
      (traits.style == .dark || !slot.isDark) && [nil, "universal", device].contains(slot.idiom)
    }.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }.map(\.element)
  }

  /// Nil for what is no scale of a screen: an image would have no size, or no end.
  private static func scale(_ text: String) -> Double? {
    Double(text.prefix { $0 != "x" }).flatMap { (0.25...16).contains($0) ? $0 : nil }
  }

  private static func isDrawn(_ file: String) -> Bool {
    AssetNames.shownExtensions.contains { file.lowercased().hasSuffix($0) }
  }

  // MARK: Colours

  func components(of name: String, for traits: TraitCollection) -> RGBA? {
    if colors[name] == nil {
      let sets = nearest(search.names.colorSets[name] ?? [])
      colors[name] = .some(sets.lazy.compactMap { self.decoded(AssetColorSet.self, at: $0) }.first)
    }
    let device = traits.idiom == .pad ? "ipad" : "iphone"
    return colors[name].flatMap { $0 }?.components(dark: traits.style == .dark, idiom: device)
      ?? otherColors[name]
  }

  // MARK: Files

  private func decoded<Contents: Decodable>(_ type: Contents.Type, at path: String) -> Contents? {
    guard let file = search.files[path], let source = try? SourceReader.read(path: file) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(source.bytes))
  }

  /// Sorts catalogues so that those in directories around the scene come first, because each program of a project may have
  /// its own.
  private func nearest(_ paths: [String]) -> [String] {
    func shared(_ path: String) -> Int {
      zip((search.files[path] ?? "").utf8, directory.utf8).prefix { $0 == $1 }.count
    }
    return paths.sorted { (-shared($0), $0) < (-shared($1), $1) }
  }
}

extension ImageSlices {
  /// What a catalogue says in pixels, of which so many are a point.
  fileprivate init(_ resizing: AssetResizing, scale: Double) {
    self.init(
      capInsets: EdgeInsets(
        top: resizing.top / scale, left: resizing.left / scale, bottom: resizing.bottom / scale,
        right: resizing.right / scale),
      mode: resizing.isTiled ? .tile : .stretch,
      center: (resizing.centerWidth.map { $0 / scale }, resizing.centerHeight.map { $0 / scale }))
  }
}
