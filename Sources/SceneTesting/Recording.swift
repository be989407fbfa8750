import ScenePlatform

/// A folder of recorded files, such as the pictures of an `Album`, which those of another run are compared with.
///
/// ```swift
/// let recording = Recording(folder: "Tests/Goldens")
/// let found = try Recording(folder: album.folder).files()
/// #expect(try recording.differences(from: found) == [])
/// ```
public struct Recording: Sendable {
  /// A file or folder that the system refuses.
  public struct Failure: Error, CustomStringConvertible {
    /// The file or folder.
    public let path: String
    /// What the system says.
    public let reason: String
    /// The path and what the system says of it.
    public var description: String { "'\(path)': \(reason)" }

    init(_ path: String, _ error: SystemError = SystemError()) {
      self.path = path
      reason = error.description
    }
  }

  /// The path of the folder.
  public let folder: String

  /// A recording in a folder, which is looked at only when it is asked for files.
  public init(folder: String) { self.folder = folder }

  /// The text of each file directly in the folder, by its name; hidden ones aside.
  ///
  /// - Throws: `Failure`.
  public func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try names() { files[name] = try text(name) }
    return files
  }

  /// How files differ from what is recorded: a line for each that does, sorted by name. Nothing where all are as they
  /// were. Of a text that is another, the first line is told that differs.
  ///
  /// - Throws: `Failure`. A folder that is not there has no files.
  public func differences(from found: [String: String]) throws -> [String] {
    let recorded = access(folder, F_OK) == 0 ? try files() : [:]
    return Set(recorded.keys).union(found.keys).sorted().compactMap { name in
      switch (found[name], recorded[name]) {
      case (let text?, let before?):
        text == before ? nil : "\(name): \(Self.difference(of: text, from: before))"
      case (nil, _): "\(name): is recorded, and not there"
      case (_, nil): "\(name): is not recorded"
      }
    }
  }

  /// Records these files, and no others. The folder is made, unless it is there.
  ///
  /// - Throws: `Failure`.
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
      return "has \(lines.count - 1) lines, where \(others.count - 1) are recorded"
    }
    // Pictures hold photos: nobody wants to see all of one in a message.
    let (line, other) = (place.element.0.prefix(200), place.element.1.prefix(200))
    return "line \(place.offset + 1): '\(line)', where '\(other)' is recorded"
  }
}
