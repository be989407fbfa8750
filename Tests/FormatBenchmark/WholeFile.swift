import ScenePlatform
import SceneValues

/// The two ways to have a file's bytes in memory. Each looks at one byte of every page, as verifying does.
enum WholeFile {
  /// Into memory of the program's own, as files are opened.
  static func read(_ path: String) throws -> Int {
    let file = try OpenedFile(path)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.length, alignment: 8)
    defer { bytes.deallocate() }
    _ = try OpenedFile.fill(bytes, from: file.descriptor)
    return touch(UnsafeRawBufferPointer(bytes))
  }

  /// As pages of the system's.
  static func map(_ path: String) throws -> Int {
    let file = try OpenedFile(path)
    guard let start = mmap(nil, file.length, PROT_READ, MAP_PRIVATE, file.descriptor, 0), start != MAP_FAILED
    else { throw Subject.Failure(description: "'\(path)' cannot be mapped") }
    defer { munmap(start, file.length) }
    return touch(UnsafeRawBufferPointer(start: start, count: file.length))
  }

  private static func touch(_ bytes: UnsafeRawBufferPointer) -> Int {
    stride(from: 0, to: bytes.count, by: 4096).reduce(0) { $0 &+ Int(bytes[$1]) }
  }
}
