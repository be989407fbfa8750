import Observation
import SceneUI

/// The entries of the diary. Changes are saved to disk before they become visible. They can be undone.
@Observable
final class Diary {
  /// The entries, in the order in which they were created.
  private(set) var entries: [Entry]
  @ObservationIgnored private let store: DiaryStore
  /// A closure that receives the errors of undo and redo, which have no caller that could catch them.
  @ObservationIgnored var failureHandler: (any Error) -> Void = { _ in }

  init(_ store: DiaryStore) throws {
    self.store = store
    entries = try store.entries()
  }

  subscript(id: Int64?) -> Entry? { entries.first { $0.id == id } }

  /// Returns the entries that contain all words of a search. An empty search returns all entries.
  func entries(matching search: String, in order: SortOrder) -> [Entry] {
    order.sorted(entries.filter { $0.matches(search) })
  }

  // MARK: Changes that can be undone

  func add(_ entry: Entry, undo: UndoManager?) throws { try add(entry, "Add", undo: undo) }

  func remove(_ id: Int64, undo: UndoManager?) throws { try remove(id, "Delete", undo: undo) }

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
    _ name: String, _ undo: UndoManager?, _ revert: @escaping (Diary, UndoManager?) throws -> Void
  ) {
    undo?.registerUndo(withTarget: self) { [weak undo] diary in
      do { try revert(diary, undo) } catch { diary.failureHandler(error) }
    }
    undo?.setActionName(name)
  }

  // MARK: Samples

  /// Adds the sample entries to an empty diary, in one transaction.
  func fillWithSamples() throws {
    if entries.isEmpty { entries = try store.insert(Entry.samples) }
  }
}
