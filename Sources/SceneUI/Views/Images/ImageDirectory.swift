import SceneDrawing
import SceneValues

/// Images that lie in a directory as PNG or JPEG files.
///
/// An image named `bell` is in `bell.png`, `bell@2x.png` or `bell@3x.png`, whichever suits the display's scale, or in
/// `bell~pad.png`, `bell@2x~pad.png` and so on for the device. Its size in points is the pixels of its file, divided by
/// the number in the file's name.
///
/// It may also be in a folder `bell.imageset`, as asset catalogs of Xcode's have them, in the directory or anywhere below.
/// There, `Contents.json` says which file is for which scale, device, style and direction of reading, how the image fills a
/// larger area (`resizing`), and whether it is drawn all in the tint (`template-rendering-intent`). Such an image comes before
/// one that lies loose. Folders that provide a namespace stand before the names of their images: `Icons/bell`.
///
/// ```swift
/// context.imageProvider = ImageDirectory(path: "Images")
/// context.displayScale = 3
/// ```
///
/// A file is read when it is first asked for, and kept: what changes on disk afterwards is not seen.
public final class ImageDirectory: ImageProvider {
  /// The path of the directory, as it was given.
  public let path: String
  private var known: [Request: ImageContent?] = [:]
  /// Of whom somebody has been told that they cannot be used.
  private var refused: Set<Refusal> = []
  /// Looked for when an image is first asked for.
  private lazy var sets = ImageSets(below: path)

  /// What decides which file an image is.
  private struct Request: Hashable {
    let image: ImageName
    let idiom: Idiom
    let scale: Double
    let style: InterfaceStyle
    let layoutDirection: LayoutDirection
  }

  private struct Refusal: Hashable {
    let image: ImageName
    let idiom: Idiom
    let scale: Double
  }

  /// Longer files are refused, in bytes.
  public static let greatestFile = 32 << 20

  /// - Parameter path: of the directory. That there is one is not checked here: without it, there are no images.
  public init(path: String) { self.path = path }

  /// - Throws: `ImageFileError`, once for each image on a kind of display, where its file is none, ends early or is
  ///   absurdly large; from then on it is an image that there is not.
  public func content(of image: ImageName, for traits: TraitCollection) throws(ImageFileError)
    -> ImageContent?
  {
    let request = Request(
      image: image, idiom: traits.idiom, scale: traits.displayScale, style: traits.style,
      layoutDirection: traits.layoutDirection)
    if let answer = known[request] { return answer }
    known[request] = .some(nil)
    if image.name.isEmpty { return nil }
    let refusal = Refusal(image: image, idiom: traits.idiom, scale: traits.displayScale)
    guard !refused.contains(refusal) else { return nil }
    do throws(ImageFileError) {
      guard ImageVariants.isSafe(image.name) else {
        throw ImageFileError(path: path, problem: "the name '\(image.name)' leads out of the directory")
      }
      // The operator '??' would lose the type of the error.
      var content = try catalogued(image.name, traits)
      if content == nil { content = try loose(image.name, traits) }
      known[request] = .some(content)
      return content
    } catch {
      refused.insert(refusal)
      throw error
    }
  }

  private func catalogued(_ name: String, _ traits: TraitCollection) throws(ImageFileError) -> ImageContent? {
    guard let folder = sets.folders[name] ?? sets.folders[ImageVariants.stem(of: name)] else { return nil }
    let list = "\(folder)/Contents.json"
    guard let bytes = try FileBytes.contents(of: list, limit: Self.greatestFile) else {
      throw ImageFileError(path: list, problem: "is missing")
    }
    let json: JSONValue
    do throws(JSONFault) { json = try JSONValue(bytes: bytes) } catch {
      throw ImageFileError(path: list, problem: "byte \(error.offset): not JSON: expected \(error.expected)")
    }
    guard let contents = AssetContents(json) else {
      throw ImageFileError(path: list, problem: "says no 'images' as a list of objects")
    }
    var missing: String?
    for slot in contents.ranked(for: traits) {
      guard let file = slot.filename else { continue }
      guard ImageVariants.isSafe(file) else {
        throw ImageFileError(path: list, problem: "the name '\(file)' leads out of the folder")
      }
      guard ImageVariants.isPixels(file) else {
        missing = missing ?? "names no PNG or JPEG file, but '\(file)'"
        continue
      }
      guard let content = try read(file: "\(folder)/\(file)", scale: slot.pixelsForPoint ?? 1) else {
        missing = "names '\(file)', which is not there"
        continue
      }
      return contents.finished(content, of: slot)
    }
    if let missing { throw ImageFileError(path: list, problem: missing) }
    return nil
  }

  private func loose(_ name: String, _ traits: TraitCollection) throws(ImageFileError) -> ImageContent? {
    for file in ImageVariants(of: name, idiom: traits.idiom, scale: traits.displayScale).files {
      if let content = try read(file: "\(path)/\(file.path)", scale: file.scale) { return content }
    }
    return nil
  }

  /// Nil where there is no such file.
  private func read(file path: String, scale: Double) throws(ImageFileError) -> ImageContent? {
    guard let bytes = try FileBytes.contents(of: path, limit: Self.greatestFile) else { return nil }
    do throws(EncodedImageError) {
      return ImageContent(try EncodedImage(bytes), scale: scale)
    } catch {
      throw ImageFileError(path: path, problem: "\(error)")
    }
  }
}

/// A file that was to be an image, and cannot be used.
public struct ImageFileError: Error, Hashable, CustomStringConvertible {
  /// The path of the file; that of the directory where a name leads out of it.
  public let path: String
  /// With the place in the file, where it has one: "byte 16: the image has a width of 0".
  public let problem: String

  /// An error about a file.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - problem: what is wrong with it, without the path.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The path, and after a colon the problem.
  public var description: String { "\(path): \(problem)" }
}
