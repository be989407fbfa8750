#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import SceneValues

/// Bytes of a file, owned and aligned, so that records are read where they lie.
final class ArchiveBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) { bytes = .allocate(byteCount: count, alignment: 8) }

  convenience init(copying source: [UInt8]) {
    self.init(count: source.count)
    bytes.copyBytes(from: source)
  }

  /// Reads a regular file, unless it is larger than the limit.
  convenience init(path: String, limit: Int) throws(ArchiveError) {
    let file = try Self.opened(path)
    let length = Int(file.status.st_size)
    guard length <= limit else { throw ArchiveError(.tooLarge(limit: limit), offset: limit) }
    self.init(count: length)
    var count = 0
    while count < bytes.count {
      let more = read(file.descriptor, bytes.baseAddress! + count, bytes.count - count)
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw Self.failure(path, String(cString: strerror(errno))) }
      guard more > 0 else {
        throw ArchiveError(.truncated(expected: bytes.count, found: count), offset: count)
      }
      count += more
    }
  }

  deinit { bytes.deallocate() }

  private static func opened(_ path: String) throws(ArchiveError) -> OpenedFile {
    do throws(OpeningFailure) {
      return try OpenedFile(path)
    } catch {
      throw failure(path, error.reason)
    }
  }

  private static func failure(_ path: String, _ reason: String) -> ArchiveError {
    ArchiveError(.cannotRead(path: path, reason: reason), offset: 0)
  }
}
