import SceneDrawing
import SceneUI

enum ProgramIcon {
  /// Returns the image in a file. The file is searched for in the same directories as compiled scenes.
  static func image(named name: String) throws -> EncodedImage {
    let path: String
    do { path = try ProgramFile.find(name) } catch {
      throw ProgramIconError(description: "The program has no icon: '\(name)' is missing next to it")
    }
    guard let bytes = try FileBytes.contents(of: path, limit: ImageDirectory.maximumFileSize) else {
      throw ProgramIconError(description: "The program has no icon: '\(path)' no longer exists")
    }
    do { return try EncodedImage(bytes) } catch {
      throw ProgramIconError(description: "The program's icon '\(path)' \(error.problem)")
    }
  }
}

struct ProgramIconError: Error, CustomStringConvertible {
  let description: String
}
