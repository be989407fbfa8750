import SceneDrawing
import SceneUI

/// The picture of a program.
enum ProgramIcon {
  /// - Parameter name: of the file, which is looked for as compiled scenes are.
  /// - Returns: what is in it.
  /// - Throws: where there is none, or it is no image.
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

/// An icon that cannot be shown.
struct ProgramIconError: Error, CustomStringConvertible {
  let description: String
}
