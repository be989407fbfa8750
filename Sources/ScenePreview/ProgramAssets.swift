import SceneAnalysis
import SceneDrawing
import SceneFiles
import SceneResources
import SceneSyntax
import SceneUI
import SceneValues

final class ProgramAssets: ImageProvider, ColorProvider {
  private let search: AssetSearch
  private let otherColors: [String: RGBA]
  /// The directory that contains the scene's file. If several catalogs contain an asset, the nearest one is used.
  private let directory: String
  private var images: [ImageKey: ImageContent?] = [:]
  private var colors: [String: AssetColorSet?] = [:]
  private(set) var unreadableImages: [UnreadableImage] = []

  private struct ImageKey: Hashable {
    let name: String
    let traits: TraitCollection
  }

  /// Creates the assets from a search that records the paths of all files. The path in `directory` must be absolute.
  init(_ search: AssetSearch, nextTo directory: String, otherColors: [String: RGBA]) {
    self.search = search
    self.directory = directory
    self.otherColors = otherColors
  }

  func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
    let key = ImageKey(name: image.name, traits: traits)
    if let known = images[key] { return known }
    let content: ImageContent?
    do throws(ImageFileError) {
      if let found = try cataloged(image.name, traits) {
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

  private func cataloged(_ name: String, _ traits: TraitCollection) throws(ImageFileError) -> ImageContent? {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    for path in nearest(search.names.imageSets[name] ?? search.names.imageSets[stem] ?? []) {
      guard
        let contents = search.files[path].flatMap({ try? SourceReader.read(path: $0) })
          .flatMap({ AssetContents(bytes: $0.bytes) })
      else { continue }
      let folder = path.dropLast("Contents.json".count)
      let files = contents.ranked(for: traits).compactMap { slot in
        slot.filename.flatMap { search.files[folder + $0] }.map { (slot: slot, file: $0) }
      }
      // Images that can be drawn take precedence over images whose size alone is known.
      let drawn = files.filter { Self.isDrawn($0.file) }
      for (slot, file) in drawn.isEmpty ? files.filter({ VectorImage.isName($0.file) }) : drawn {
        guard let content = try read(file, scale: slot.pixelsForPoint ?? 1) else { continue }
        return contents.finished(content, of: slot)
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

  /// Reads the image in a file. For PDF and SVG files, only the size is read.
  private func read(_ file: String, scale: Double) throws(ImageFileError) -> ImageContent? {
    var limits = SyntaxLimits()
    limits.bytes = ImageDirectory.maximumFileSize
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

  private struct Placeholder: Error, CustomStringConvertible {
    var description: String { "the file is a Git LFS pointer instead of the image: run 'git lfs pull'" }
  }

  private static func isDrawn(_ file: String) -> Bool {
    AssetNames.shownExtensions.contains { file.lowercased().hasSuffix($0) }
  }

  func components(of name: String, for traits: TraitCollection) -> RGBA? {
    if colors[name] == nil {
      let sets = nearest(search.names.colorSets[name] ?? [])
      colors[name] = .some(sets.lazy.compactMap { self.decoded(AssetColorSet.self, at: $0) }.first)
    }
    let device = traits.idiom == .pad ? "ipad" : "iphone"
    return colors[name].flatMap { $0 }?.components(dark: traits.style == .dark, idiom: device)
      ?? otherColors[name]
  }

  private func decoded<Contents: Decodable>(_ type: Contents.Type, at path: String) -> Contents? {
    guard let file = search.files[path], let source = try? SourceReader.read(path: file) else { return nil }
    return try? JSONDecoding.decode(type, from: source.bytes)
  }

  /// Sorts catalogs by their distance from the scene's file, because each app in a project can have its own catalog.
  private func nearest(_ paths: [String]) -> [String] {
    func shared(_ path: String) -> Int {
      zip((search.files[path] ?? "").utf8, directory.utf8).prefix { $0 == $1 }.count
    }
    return paths.sorted { (-shared($0), $0) < (-shared($1), $1) }
  }
}
