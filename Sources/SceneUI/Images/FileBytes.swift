#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import SceneValues

/// Reads files as a whole.
enum FileBytes {
  /// - Returns: nil where there is no file of that name.
  static func contents(of path: String, limit: Int) throws(ImageFileError) -> [UInt8]? {
    let file: OpenedFile
    do throws(OpeningFailure) {
      file = try OpenedFile(path)
    } catch {
      if error.isAbsent { return nil }
      throw ImageFileError(path: path, problem: "cannot be read: \(error.reason)")
    }
    let (descriptor, length) = (file.descriptor, Int(file.status.st_size))
    guard length <= limit else {
      throw ImageFileError(path: path, problem: "is \(length) bytes long, more than \(limit)")
    }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      // The file may be shorter by now than it was a moment ago.
      // So much of it is initialized as was read; `count` says so also where reading ends early.
      while count < buffer.count {
        let more = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if more < 0, errno == EINTR { continue }
        failed = more < 0
        guard more > 0 else { return }
        count += more
      }
    }
    if failed { throw ImageFileError(path: path, problem: String(cString: strerror(errno))) }
    return bytes
  }
}
