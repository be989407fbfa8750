import Foundation
import Glibc
import Testing

/// A watcher that records which files of a directory are opened.
final class OpenedFiles {
  private let descriptor: Int32

  init(in directory: URL) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    try #require(descriptor >= 0)
    try #require(inotify_add_watch(descriptor, directory.path, UInt32(IN_OPEN)) >= 0)
  }

  deinit { close(descriptor) }

  func read() -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset < count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          offset = start + Int(event.len)
          guard event.mask & UInt32(IN_ISDIR) == 0 else { continue }
          names.insert(String(decoding: bytes[start..<offset].prefix { $0 != 0 }, as: UTF8.self))
        }
      }
    }
    return names
  }
}
