import SceneDrawing
import SceneValues

/// An image provider that reads PNG and JPEG files from a directory.
///
/// The file of an image named `bell` is `bell.png`, `bell@2x.png`, or `bell@3x.png`, depending on the display's scale.
/// The names of files for a specific device contain a suffix, such as `bell~pad.png` or `bell@2x~pad.png`. The size of
/// the image in points is the file's size in pixels divided by the scale in the file name.
///
/// The image can also be stored in a `bell.imageset` folder, at any depth, in an Xcode asset catalog. Such a folder takes
/// precedence. The folder's `Contents.json` selects a file by scale, device, style, and layout direction, and specifies
/// `resizing` and `template-rendering-intent`. If an outer folder provides a namespace, image names begin with that
/// folder's name, as in `Icons/bell`.
///
/// ```swift
/// context.imageProvider = ImageDirectory(path: "Images")
/// context.displayScale = 3
/// ```
///
/// Each file is read on first use and cached. Later changes on disk have no effect.
public final class ImageDirectory: ImageProvider {
  /// The path of the directory, as passed to the initializer.
  public let path: String
  private var known: [Request: ImageContent?] = [:]
  private var refused: Set<Refusal> = []
  /// The image sets in the directory. The directory is not searched until an image is first requested.
  private lazy var sets = ImageSets(below: path)

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

  /// The maximum file size, in bytes. Larger files are rejected.
  public static let maximumFileSize = 32 << 20

  /// Creates a provider for a directory.
  ///
  /// - Parameter path: The path of the directory. If the directory is missing, the provider has no images.
  public init(path: String) { self.path = path }

  /// Returns an image from the directory.
  ///
  /// - Throws: `ImageFileError` if the file is not an image, is truncated, or is too large. The error is thrown once per
  ///   image and kind of display. Later calls treat the image as missing.
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
        throw ImageFileError(
          path: path,
          problem: "the name '\(image.name)' refers to a file outside the directory")
      }
      // The `??` operator would lose the type of the error.
      var content = try cataloged(image.name, traits)
      if content == nil { content = try loose(image.name, traits) }
      known[request] = .some(content)
      return content
    } catch {
      refused.insert(refusal)
      throw error
    }
  }

  private func cataloged(_ name: String, _ traits: TraitCollection) throws(ImageFileError) -> ImageContent? {
    guard let folder = sets.folders[name] ?? sets.folders[ImageVariants.stem(of: name)] else { return nil }
    let list = "\(folder)/Contents.json"
    guard let bytes = try FileBytes.contents(of: list, limit: Self.maximumFileSize) else {
      throw ImageFileError(path: list, problem: "is missing")
    }
    let json: JSONValue
    do throws(JSONFault) { json = try JSONValue(bytes: bytes) } catch {
      throw ImageFileError(
        path: list,
        problem: "byte \(error.offset): invalid JSON: expected \(error.expected)")
    }
    guard let contents = AssetContents(json) else {
      throw ImageFileError(path: list, problem: "'images' must be a list of objects")
    }
    var missing: String?
    for slot in contents.ranked(for: traits) {
      guard let file = slot.filename else { continue }
      guard ImageVariants.isSafe(file) else {
        throw ImageFileError(path: list, problem: "the name '\(file)' refers to a file outside the folder")
      }
      guard ImageVariants.isPixels(file) else {
        missing = missing ?? "'\(file)' is not a PNG or JPEG file"
        continue
      }
      guard let content = try read(file: "\(folder)/\(file)", scale: slot.pixelsForPoint ?? 1) else {
        missing = "'\(file)' does not exist"
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

  private func read(file path: String, scale: Double) throws(ImageFileError) -> ImageContent? {
    guard let bytes = try FileBytes.contents(of: path, limit: Self.maximumFileSize) else { return nil }
    do throws(EncodedImageError) {
      return ImageContent(try EncodedImage(bytes), scale: scale)
    } catch {
      throw ImageFileError(path: path, problem: "\(error)")
    }
  }
}

/// An error for an image file that cannot be used.
public struct ImageFileError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, or the directory's path if an image name refers to a file outside the directory.
  public let path: String
  /// The problem, including the position in the file if it is known, such as "byte 16: the image has a width of 0".
  public let problem: String

  /// Creates an error for a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - problem: The problem, without the path.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The path and the problem, separated by a colon.
  public var description: String { "\(path): \(problem)" }
}
