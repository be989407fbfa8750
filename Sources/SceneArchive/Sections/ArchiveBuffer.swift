import ScenePlatform
import SceneValues

/// An aligned copy of a file's bytes that the buffer owns. The alignment allows records to be read in place.
final class ArchiveBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  /// Takes ownership of memory from `malloc` or `calloc`. Both align memory to more than eight bytes.
  private init(_ start: UnsafeMutableRawPointer?, _ count: Int) {
    guard let start else { preconditionFailure("cannot allocate \(count) bytes for an archive") }
    bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  convenience init(count: Int) { self.init(malloc(max(count, 1)), count) }

  /// Creates a buffer of zeros. Uses `calloc`, because it does not have to clear new memory from the system.
  convenience init(zeroed count: Int) { self.init(calloc(max(count, 1), 1), count) }

  convenience init(path: String, limit: Int) throws(ArchiveError) {
    let file = try Self.reading(path) { () throws(ReadingFailure) in try OpenedFile(path) }
    guard file.length <= limit else { throw ArchiveError(.tooLarge(limit: limit), offset: limit) }
    self.init(count: file.length)
    let (bytes, descriptor) = (bytes, file.descriptor)
    let count = try Self.reading(path) { () throws(ReadingFailure) in
      try OpenedFile.fill(bytes, from: descriptor)
    }
    guard count == bytes.count else {
      throw ArchiveError(.truncated(expected: bytes.count, found: count), offset: count)
    }
  }

  var start: UnsafeRawPointer { UnsafeRawPointer(bytes.baseAddress!) }

  deinit { free(bytes.baseAddress) }

  private static func reading<Read: ~Copyable>(
    _ path: String, _ read: () throws(ReadingFailure) -> Read
  ) throws(ArchiveError) -> Read {
    do throws(ReadingFailure) {
      return try read()
    } catch {
      throw ArchiveError(.cannotRead(path: path, reason: error.reason), offset: 0)
    }
  }
}
