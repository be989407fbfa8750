import ScenePlatform
import SceneValues

/// A file that is written next to its destination and then replaces it. This can be undone until `finish()`.
final class FileReplacement {
  private let output: FileOutput.Output
  private let directory: OpenDirectory
  private let name: String
  /// The name of the new file. After an exchange, this is the name of the file that was replaced.
  private var temporary: String?
  private var isCommitted = false
  private var isExchanged = false
  private var isNew = false
  private var ownInode: ino_t?

  enum Problem: Error {
    case isChanged
    case system(SystemError)
  }

  /// Writes the new file without changing the destination.
  init(_ output: FileOutput.Output, in directories: inout OpenDirectories) throws(SystemError) {
    self.output = output
    (directory, name) = try Self.place(of: output, in: &directories)
    do throws(SystemError) {
      try stage()
    } catch {
      directory.removeIfCreated()
      throw error
    }
  }

  /// Opens the directory of the file. If the user named the file, links are followed, and a link to the file is kept.
  /// Otherwise, links are followed only in the path that the user named.
  private static func place(
    of output: FileOutput.Output, in directories: inout OpenDirectories
  ) throws(SystemError) -> (OpenDirectory, name: String) {
    let path = output.origin == .named ? resolved(output.path) : output.path
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    guard let base = output.directory, output.origin == .found else {
      let folder = start.map { String(path[...$0]) } ?? ""
      return (
        try directories.open(folder), String(path[(start.map(path.utf8.index(after:)) ?? path.startIndex)...])
      )
    }
    var directory = try directories.open(base)
    let steps = path.utf8.dropFirst(base.utf8.count).split(separator: UInt8(ascii: "/")).map {
      String($0) ?? ""
    }
    guard !steps.contains(".."), let name = steps.last else { throw SystemError(EINVAL) }
    for step in steps.dropLast() where step != "." {
      do throws(SystemError) {
        directory = try directories.open(step, in: directory)
      } catch {
        directory.removeIfCreated()
        throw error
      }
    }
    return (directory, name)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func stage() throws(SystemError) {
    let status = directory.status(of: name)
    let kind = status.map { $0.st_mode & S_IFMT }
    switch kind {
    case nil, S_IFREG: break
    case S_IFDIR: throw SystemError(EISDIR)
    case S_IFLNK:
      // A link that the user named is broken here, and is replaced.
      guard output.origin == .named else { throw SystemError(ELOOP) }
    default: throw SystemError(ENXIO)
    }
    TemporaryFile.sweep(directory)
    let temporary = try TemporaryFile.write(
      output.bytes, like: kind == S_IFREG ? name : nil, in: directory)
    self.temporary = temporary
    ownInode = directory.status(of: temporary)?.st_ino
  }

  /// Replaces the destination. If `isUndoable` is true, the replaced file is kept until `finish()`.
  func commit(isUndoable: Bool) throws(Problem) {
    guard let temporary else { return }
    switch output.expected {
    case .anything:
      isNew = directory.status(of: name) == nil
      if isUndoable, !isNew { try exchangeOrRename(temporary) } else { try rename(temporary) }
    case .nothing:
      // Unlike renaming, linking does not replace a file.
      guard linkat(directory.descriptor, temporary, directory.descriptor, name, 0) != 0 else { break }
      guard directory.status(of: name) == nil else { throw .isChanged }
      try rename(temporary)
    case .contents(let length, let isExpected):
      func isUnchanged(_ name: String) -> Bool { contents(of: name, length).map(isExpected) ?? false }
      guard isUnchanged(name) else { throw .isChanged }
      try exchangeOrRename(temporary)
      // Another program may have saved the file between the comparison and the exchange.
      guard !isExchanged || isUnchanged(temporary) else {
        restoreSavedFile(temporary)
        throw .isChanged
      }
    }
    if case .nothing = output.expected { isNew = true }
    isCommitted = true
  }

  private func rename(_ temporary: String) throws(Problem) {
    guard renameat(directory.descriptor, temporary, directory.descriptor, name) == 0 else {
      throw .system(SystemError())
    }
    self.temporary = nil
  }

  private func exchangeOrRename(_ temporary: String) throws(Problem) {
    isExchanged = FileExchange.exchange(temporary, name, in: directory.descriptor)
    if !isExchanged { try rename(temporary) }
  }

  private func restoreSavedFile(_ temporary: String) {
    guard FileExchange.exchange(temporary, name, in: directory.descriptor) else {
      // The saved file must not be removed.
      self.temporary = nil
      return
    }
    isExchanged = false
    // If the other program saved the file again in the meantime, that version is the latest one.
    if let inode = directory.status(of: temporary)?.st_ino, inode != ownInode {
      _ = FileExchange.exchange(temporary, name, in: directory.descriptor)
    }
  }

  /// Returns the content of a file in the directory, or nil if there is none or its length differs from `length`.
  private func contents(of name: String, _ length: Int?) -> [UInt8]? {
    guard let (descriptor, status) = directory.file(name) else { return nil }
    defer { close(descriptor) }
    guard length.map({ $0 == status.st_size }) ?? true else { return nil }
    // One more byte reveals that the file is growing.
    var buffer = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    let count = buffer.withUnsafeMutableBytes { try? OpenedFile.fill($0, from: descriptor) }
    guard let count, count < buffer.count else { return nil }
    return Array(buffer.prefix(count))
  }

  /// Restores the previous state. Does nothing for a destination that could not be exchanged.
  func undo() {
    if isCommitted, isExchanged, let temporary {
      _ = FileExchange.exchange(temporary, name, in: directory.descriptor)
    } else if isCommitted, isNew {
      unlinkat(directory.descriptor, name, 0)
    }
    finish()
    directory.removeIfCreated()
  }

  func finish() {
    if let temporary { unlinkat(directory.descriptor, temporary, 0) }
    temporary = nil
  }
}
