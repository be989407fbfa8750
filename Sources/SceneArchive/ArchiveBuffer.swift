#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes of a file, owned and aligned, so that records are read where they lie.
final class ArchiveBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  init(count: Int) { bytes = .allocate(byteCount: count, alignment: 8) }

  convenience init(copying source: [UInt8]) {
    self.init(count: source.count)
    bytes.copyBytes(from: source)
  }

  /// Reads a file, unless it is larger than the limit.
  convenience init(path: String, limit: Int) throws(ArchiveError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Self.failure(path) }
    guard status.st_size <= limit else { throw ArchiveError(.tooLarge(limit: limit), offset: limit) }
    self.init(count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let more = read(file, bytes.baseAddress! + count, bytes.count - count)
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw Self.failure(path) }
      guard more > 0 else {
        throw ArchiveError(.truncated(expected: bytes.count, found: count), offset: count)
      }
      count += more
    }
  }

  deinit { bytes.deallocate() }

  private static func failure(_ path: String) -> ArchiveError {
    ArchiveError(.cannotRead(path: path, reason: String(cString: strerror(errno))), offset: 0)
  }
}
