import SceneDrawing
import SceneUI

enum ProgramIcon {
  /// - Parameter name: The name of a file, which is searched like compiled scenes.
  /// - Returns: The encoded image.
  /// - Throws: An error if the file does not exist or is not an image.
  static func image(named name: String) throws -> EncodedImage {
    let path: String
    do { path = try ProgramFile.find(name) } catch {
      throw ProgramIconError(description: "The program has no icon: there is no '\(name)' beside it")
    }
    guard let bytes = try FileBytes.contents(of: path, limit: ImageDirectory.greatestFile) else {
      throw ProgramIconError(description: "The program has no icon: '\(path)' is gone")
    }
    do { return try EncodedImage(bytes) } catch {
      throw ProgramIconError(description: "The program's icon '\(path)' \(error.problem)")
    }
  }
}

struct ProgramIconError: Error, CustomStringConvertible {
  let description: String
}
