import ScenePlatform
import SceneDiagnostics
import SceneValues

package enum ReadError: Error, CustomStringConvertible {
  case cannotRead(path: String, reason: String)
  case tooLarge(Diagnostic)

  package var description: String {
    switch self {
    case .cannotRead(let path, let reason): "Cannot read '\(path)': \(reason)"
    case .tooLarge(let diagnostic): "\(diagnostic.location.source.path): \(diagnostic.message)"
    }
  }
}

package enum SourceReader {
  /// Reads a file, or standard input for `-`. The file must be regular unless the user specified the path (`.named`).
  package static func read(
    path: String, displayPath: String? = nil, limits: SyntaxLimits = .default,
    origin: OpenedFile.Origin = .found
  ) throws(ReadError) -> SourceText {
    try readStamped(path: path, displayPath: displayPath, limits: limits, origin: origin).source
  }

  /// Reads a file and its stamp. The stamp is determined first, so it is outdated if the file changes during reading.
  package static func readStamped(
    path: String, displayPath: String? = nil, limits: SyntaxLimits = .default,
    origin: OpenedFile.Origin = .found
  ) throws(ReadError) -> (source: SourceText, stamp: FileStamp?) {
    let shown = displayPath ?? (path == "-" ? "<stdin>" : path)
    guard path != "-" else {
      let status = try opening(shown) { () throws(ReadingFailure) in
        try OpenedFile.status(of: STDIN_FILENO, .named)
      }
      return try read(STDIN_FILENO, status, shown: shown, limits: limits)
    }
    let file = try opening(shown) { () throws(ReadingFailure) in try OpenedFile(path, origin) }
    return try read(file.descriptor, file.status, shown: shown, limits: limits)
  }

  package static func text(
    _ bytes: [UInt8], displayPath: String, limits: SyntaxLimits = .default
  ) throws(ReadError) -> SourceText {
    guard bytes.count <= limits.bytes else { throw tooLarge(displayPath, limits) }
    return SourceText(path: displayPath, bytes: bytes)
  }

  private static func opening<Opened: ~Copyable>(
    _ shown: String, _ open: () throws(ReadingFailure) -> Opened
  ) throws(ReadError) -> Opened {
    do throws(ReadingFailure) {
      return try open()
    } catch {
      throw .cannotRead(path: shown, reason: error.reason)
    }
  }

  private static func read(
    _ descriptor: Int32, _ status: stat, shown: String, limits: SyntaxLimits
  ) throws(ReadError) -> (source: SourceText, stamp: FileStamp?) {
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard expected <= limits.bytes else { throw tooLarge(shown, limits) }
    let bytes = try readAll(descriptor, expected: expected, shown: shown, limits: limits)
    return (SourceText(path: shown, bytes: bytes), FileStamp(status))
  }

  /// Reads until the end of the file, regardless of the expected size, because a pipe has no size and a file can grow.
  private static func readAll(
    _ descriptor: Int32, expected: Int, shown: String, limits: SyntaxLimits
  ) throws(ReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One extra byte is reserved so that the first call reads the whole file and the second call detects its end.
    var capacity = min(expected > 0 ? expected : 1 << 16, limits.bytes) + 1
    while true {
      // The data is copied into a larger array. If the file has not grown, the first array is large enough.
      let known = bytes
      var failure: ReadingFailure?
      bytes = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        _ = buffer.update(fromContentsOf: known)
        count = known.count
        do throws(ReadingFailure) {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[known.count...])
          count += try OpenedFile.fill(UnsafeMutableRawBufferPointer(rest), from: descriptor)
        } catch {
          failure = error
        }
      }
      if let failure { throw .cannotRead(path: shown, reason: failure.reason) }
      guard bytes.count == capacity else { return bytes }
      guard bytes.count <= limits.bytes else { throw tooLarge(shown, limits) }
      capacity = min(capacity * 2, limits.bytes + 1)
    }
  }

  private static func tooLarge(_ shown: String, _ limits: SyntaxLimits) -> ReadError {
    .tooLarge(SyntaxFault.tooManyBytes(limits.bytes).diagnostic(in: SourceText(path: shown, bytes: [])))
  }
}
