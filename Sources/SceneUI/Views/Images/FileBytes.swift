import SceneValues

package enum FileBytes {
  package static func contents(of path: String, limit: Int) throws(ImageFileError) -> [UInt8]? {
    let length: Int
    do throws(ReadingFailure) {
      let file = try OpenedFile(path)
      if let bytes = try file.contents(limit: limit) { return bytes }
      length = file.length
    } catch {
      if error.isAbsent { return nil }
      throw ImageFileError(path: path, problem: "cannot be read: \(error.reason)")
    }
    throw ImageFileError(path: path, problem: "is \(length) bytes long, more than the limit of \(limit)")
  }
}
