import SceneValues

package enum FileBytes {
  package static func contents(of path: String, limit: Int) throws(ImageFileError) -> [UInt8]? {
    let file: OpenedFile
    do throws(ReadingFailure) {
      file = try OpenedFile(path)
    } catch {
      if error.isAbsent { return nil }
      throw ImageFileError(path: path, problem: "cannot be read: \(error.reason)")
    }
    let (descriptor, length) = (file.descriptor, file.length)
    guard length <= limit else {
      throw ImageFileError(path: path, problem: "is \(length) bytes long, more than the limit of \(limit)")
    }
    var failure: ReadingFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      do throws(ReadingFailure) {
        // The file may have become shorter since its size was determined.
        count = try OpenedFile.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
      } catch {
        failure = error
      }
    }
    if let failure { throw ImageFileError(path: path, problem: failure.reason) }
    return bytes
  }
}
