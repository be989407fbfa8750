import SceneUI
import Testing

@testable import PhotoDiary

@Suite struct DiaryTests {
  @Test("Finds words anywhere in an entry, regardless of word order and letter case")
  func search() throws {
    let diary = try Diary(DiaryStore(path: nil))
    try diary.fillWithSamples()
    func found(_ search: String) -> [String] {
      diary.entries(matching: search, in: .oldestFirst).map(\.title)
    }
    #expect(found("").count == 6)
    #expect(found("WATER") == ["Along the lake", "Over the pass"])
    #expect(found("silver  meadow") == ["A night without clouds"])
    #expect(found("water meadow") == [])
  }

  @Test("Sorts entries by date or by title")
  func order() {
    func titles(_ order: SortOrder) -> [String] { order.sorted(Entry.samples).map(\.title) }
    #expect(titles(.newestFirst) == titles(.oldestFirst).reversed())
    #expect(titles(.oldestFirst) == Entry.samples.map(\.title))
    #expect(titles(.title) == Entry.samples.map(\.title).sorted())
  }

  @Test("The file matches the diary after random changes, undo steps, and redo steps", arguments: 0..<20)
  func randomChanges(seed: UInt64) throws {
    var random = Generator(state: seed)
    let context = SceneContext(clock: ManualClock())
    let undo = UndoManager(context: context)
    undo.groupsByEvent = false
    let store = try DiaryStore(path: nil)
    let diary = try Diary(store)
    diary.failureHandler = { Issue.record($0) }
    try diary.fillWithSamples()
    // The entries before each change that can be undone, and after each change that can be redone.
    var (before, after): ([[Entry]], [[Entry]]) = ([], [])
    func change(_ act: () throws -> Void) throws {
      let old = diary.entries
      undo.beginUndoGrouping()
      try act()
      undo.endUndoGrouping()
      if diary.entries != old { (before, after) = (before + [old], []) }
    }
    for step in 0..<60 {
      let entry = diary.entries.randomElement(using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let new = Entry(title: "Step \(step)", text: "", date: Double(step), photo: nil, place: "\(step % 3)")
        try change { try diary.add(new, undo: undo) }
      case 1:
        guard let id = entry?.id else { continue }
        try change { try diary.remove(id, undo: undo) }
      case 2:
        guard var entry else { continue }
        (entry.title, entry.place) = ("Edited \(step)", step % 2 == 0 ? nil : "There")
        try change { try diary.replace(with: entry, undo: undo) }
      case 3, 4:
        #expect(undo.canUndo == !before.isEmpty)
        guard let old = before.popLast() else { continue }
        after.append(diary.entries)
        undo.undo()
        #expect(diary.entries == old)
      default:
        #expect(undo.canRedo == !after.isEmpty)
        guard let new = after.popLast() else { continue }
        before.append(diary.entries)
        undo.redo()
        #expect(diary.entries == new)
      }
      #expect(try store.entries() == diary.entries)
    }
    try store.expectConsistency()
  }

  /// A random number generator (SplitMix64) with the same results on all platforms.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
