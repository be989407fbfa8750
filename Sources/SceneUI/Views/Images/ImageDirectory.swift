import SceneDrawing
import SceneValues

/// Images that lie in a directory as PNG or JPEG files.
///
/// An image named `bell` is in `bell.png`, `bell@2x.png` or `bell@3x.png`, whichever suits the display's scale, or in
/// `bell~pad.png`, `bell@2x~pad.png` and so on for the device. Its size in points is the pixels of its file, divided by
/// the number in the file's name.
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

  private struct Request: Hashable {
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
    let request = Request(image: image, idiom: traits.idiom, scale: traits.displayScale)
    if let answer = known[request] { return answer }
    known[request] = .some(nil)
    if image.name.isEmpty { return nil }
    guard ImageVariants.isSafe(image.name) else {
      throw ImageFileError(path: path, problem: "the name '\(image.name)' leads out of the directory")
    }
    for file in ImageVariants(of: image.name, idiom: request.idiom, scale: request.scale).files {
      let path = "\(path)/\(file.path)"
      guard let bytes = try FileBytes.contents(of: path, limit: Self.greatestFile) else { continue }
      do throws(EncodedImageError) {
        let content = ImageContent(try EncodedImage(bytes), scale: file.scale)
        known[request] = content
        return content
      } catch {
        throw ImageFileError(path: path, problem: "\(error)")
      }
    }
    return nil
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
