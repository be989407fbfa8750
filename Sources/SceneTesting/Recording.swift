import ScenePlatform

/// A folder of recorded files, such as the pictures of an `Album`, that are compared with the files of another run.
///
/// ```swift
/// let recording = Recording(folder: "Tests/Goldens")
/// let found = try Recording(folder: album.folder).files()
/// #expect(try recording.differences(from: found) == [])
/// ```
public struct Recording: Sendable {
  /// An error that occurs when a file or folder cannot be read or written.
  public struct Failure: Error, CustomStringConvertible {
    /// The path of the file or folder.
    public let path: String
    /// The reason that the operating system reported.
    public let reason: String
    /// A message that contains the path and the reason.
    public var description: String { "'\(path)': \(reason)" }

    init(_ path: String, _ error: SystemError = SystemError()) {
      self.path = path
      reason = error.description
    }
  }

  /// The path of the folder.
  public let folder: String

  /// Creates a recording for a folder. The folder is not accessed until you call another method.
  public init(folder: String) { self.folder = folder }

  /// Returns the folder's file contents, keyed by name. Subfolders and hidden files are excluded. Throws `Failure` if a
  /// file cannot be read.
  public func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try names() { files[name] = try text(name) }
    return files
  }

  /// Returns the differences between the given files and the recording. Each line describes one file and contains the
  /// first line that differs. A missing folder counts as an empty recording. Throws `Failure` if a file cannot be read.
  public func differences(from found: [String: String]) throws -> [String] {
    let recorded = access(folder, F_OK) == 0 ? try files() : [:]
    return Set(recorded.keys).union(found.keys).sorted().compactMap { name in
      switch (found[name], recorded[name]) {
      case (let text?, let before?):
        text == before ? nil : "\(name): \(Self.difference(of: text, from: before))"
      case (nil, _): "\(name): is recorded, but does not exist"
      case (_, nil): "\(name): is not recorded"
      }
    }
  }

  /// Replaces all recorded files with the given files. Creates a missing folder. Throws `Failure` if writing fails.
  public func replace(by found: [String: String]) throws {
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Failure(folder) }
    for name in try names() where found[name] == nil {
      guard unlink(path(name)) == 0 else { throw Failure(path(name)) }
    }
    for (name, text) in found {
      guard let file = fopen(path(name), "we") else { throw Failure(path(name)) }
      let isWritten = fputs(text, file) >= 0
      guard fclose(file) == 0, isWritten else { throw Failure(path(name)) }
    }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func names() throws -> [String] {
    do throws(SystemError) {
      return try DirectoryListing.entries(in: folder).map(\.name).filter { !$0.hasPrefix(".") }
    } catch {
      throw Failure(folder, error)
    }
  }

  private func text(_ name: String) throws -> String {
    guard let file = fopen(path(name), "re") else { throw Failure(path(name)) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 {
      bytes += block.prefix(count)
    }
    guard ferror(file) == 0 else { throw Failure(path(name)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func difference(of text: String, from before: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = before.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = zip(lines, others).enumerated().first(where: { $1.0 != $1.1 }) else {
      return "has \(lines.count - 1) lines, but the recording has \(others.count - 1)"
    }
    // Lines are shortened, because embedded photos can make them very long.
    let (line, other) = (place.element.0.prefix(200), place.element.1.prefix(200))
    return "line \(place.offset + 1): got '\(line)', but the recording has '\(other)'"
  }
}
