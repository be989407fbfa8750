import ScenePlatform
import SceneValues

package final class DraftWriter {
  private let root: Int32
  private let folderName: String
  private let folder: Int32
  private let lock: Int32
  private var written: [String: [UInt8]] = [:]

  package init(in place: String) throws(Failure) {
    root = try DraftDirectory.open(place)
    Self.sweep(place, root)
    do throws(Failure) {
      (folderName, folder, lock) = try Self.makeFolder(in: place, root)
    } catch {
      close(root)
      throw error
    }
  }

  deinit {
    for path in written.keys { unlinkat(folder, Draft.name(of: path), 0) }
    unlinkat(folder, DraftDirectory.lockName, 0)
    unlinkat(root, folderName, AT_REMOVEDIR)
    for descriptor in [lock, folder, root] { close(descriptor) }
  }

  /// Creates and locks the writer's folder. Until the folder is locked, it has a hidden name, which readers ignore.
  private static func makeFolder(
    in place: String, _ root: Int32
  ) throws(Failure) -> (name: String, folder: Int32, lock: Int32) {
    for attempt in 0..<100 {
      let name = "\(getpid())-\(attempt)"
      guard faccessat(root, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0, mkdirat(root, ".\(name)", 0o700) == 0
      else {
        continue
      }
      let folder = try DraftDirectory.open("\(place)/.\(name)")
      let lock = openat(
        folder, DraftDirectory.lockName, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, renameat(root, ".\(name)", root, name) == 0 {
        return (name, folder, lock)
      }
      let error = SystemError()
      unlinkat(folder, DraftDirectory.lockName, 0)
      unlinkat(root, ".\(name)", AT_REMOVEDIR)
      close(folder)
      if lock >= 0 { close(lock) }
      throw Failure("Cannot write into '\(place)': \(error)", .cannotCreate)
    }
    throw Failure("Cannot write into '\(place)': \(SystemError(EEXIST))", .cannotCreate)
  }

  private static func sweep(_ place: String, _ root: Int32) {
    for name in (try? DirectoryListing.names(in: place)) ?? [] where !name.hasPrefix(".") {
      guard let folder = try? DraftDirectory.open("\(place)/\(name)") else { continue }
      defer { close(folder) }
      guard !DraftDirectory.isAlive(folder) else { continue }
      for file in (try? DirectoryListing.names(in: "\(place)/\(name)")) ?? []
      where file != "." && file != ".." {
        unlinkat(folder, file, 0)
      }
      unlinkat(root, name, AT_REMOVEDIR)
    }
  }

  /// Replaces a draft atomically. If an error occurs, the existing draft is removed.
  package func write(_ draft: Draft) throws(Failure) {
    guard written[draft.path] != draft.text else { return }
    do throws(SystemError) {
      guard draft.text.count <= Draft.most else { throw SystemError(EFBIG) }
      try put(draft.bytes, Draft.name(of: draft.path))
    } catch {
      remove(draft.path)
      throw Failure("Cannot store the unsaved changes of '\(draft.path)': \(error)", .cannotCreate)
    }
    written[draft.path] = draft.text
  }

  private func put(_ bytes: [UInt8], _ name: String) throws(SystemError) {
    let temporary = ".new"
    unlinkat(folder, temporary, 0)
    let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError() }
    do throws(SystemError) {
      try DescriptorOutput.write(bytes, to: file)
    } catch {
      close(file)
      unlinkat(folder, temporary, 0)
      throw error
    }
    // Some file systems report a full disk only when a file is closed.
    guard close(file) == 0, renameat(folder, temporary, folder, name) == 0 else {
      let error = SystemError()
      unlinkat(folder, temporary, 0)
      throw error
    }
  }

  package func remove(_ path: String) {
    guard written.removeValue(forKey: path) != nil else { return }
    unlinkat(folder, Draft.name(of: path), 0)
  }
}
