import Observation
import SceneUI

/// All entries. What is changed is kept on disk before anybody sees it, and can be undone.
@Observable
final class Diary {
  /// In the order in which they were first written.
  private(set) var entries: [Entry]
  @ObservationIgnored private let store: DiaryStore
  /// Hears why something could not be undone or redone: nobody is there to be thrown at.
  @ObservationIgnored var failureHandler: (any Error) -> Void = { _ in }

  init(_ store: DiaryStore) throws {
    self.store = store
    entries = try store.entries()
  }

  subscript(id: Int64?) -> Entry? { entries.first { $0.id == id } }

  /// The entries in which all words of a search occur: all, where it is empty.
  func entries(matching search: String, in order: SortOrder) -> [Entry] {
    order.sorted(entries.filter { $0.matches(search) })
  }

  // MARK: Changes that can be undone

  /// Adds an entry; how to take it back is remembered where there is an undo manager.
  func add(_ entry: Entry, undo: UndoManager?) throws { try add(entry, "Add", undo: undo) }

  func remove(_ id: Int64, undo: UndoManager?) throws { try remove(id, "Delete", undo: undo) }

  /// Puts an entry in the place of the one with its id.
  func replace(with entry: Entry, undo: UndoManager?) throws {
    guard let index = entries.firstIndex(where: { $0.id == entry.id }), entries[index] != entry else {
      return
    }
    let old = entries[index]
    try store.update(entry)
    entries[index] = entry
    remember("Edit", undo) { try $0.replace(with: old, undo: $1) }
  }

  private func add(_ entry: Entry, _ name: String, undo: UndoManager?) throws {
    guard let kept = try store.insert([entry]).first, let id = kept.id else { return }
    let index = entries.firstIndex { ($0.id ?? 0) > id } ?? entries.endIndex
    entries.insert(kept, at: index)
    remember(name, undo) { try $0.remove(id, name, undo: $1) }
  }

  private func remove(_ id: Int64, _ name: String, undo: UndoManager?) throws {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    try store.delete(id)
    let old = entries.remove(at: index)
    remember(name, undo) { try $0.add(old, name, undo: $1) }
  }

  private func remember(
    _ name: String, _ undo: UndoManager?, _ takeBack: @escaping (Diary, UndoManager?) throws -> Void
  ) {
    undo?.registerUndo(withTarget: self) { [weak undo] diary in
      do { try takeBack(diary, undo) } catch { diary.failureHandler(error) }
    }
    undo?.setActionName(name)
  }

  // MARK: Samples

  /// Writes some entries into a diary that has none, all at once.
  func fillWithSamples() throws {
    if entries.isEmpty { entries = try store.insert(Entry.samples) }
  }
}
