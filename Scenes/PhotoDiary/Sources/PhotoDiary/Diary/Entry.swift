struct Entry: Hashable, Identifiable, Sendable {
  /// The id, or nil if the entry has never been in the diary. An entry that is removed and added again keeps its id.
  var id: Int64?
  var title: String
  var text: String
  /// Seconds since 1970.
  var date: Double
  /// The name of a `Photo`.
  var photo: String?
  var place: String?

  /// Returns whether the entry contains all words of a search. Case is ignored.
  func matches(_ search: String) -> Bool {
    let content = [title, text, place ?? ""].joined(separator: "\n").lowercased()
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { content.contains($0) }
  }
}

enum SortOrder: String, CaseIterable, Sendable {
  case newestFirst, oldestFirst, title

  func sorted(_ entries: [Entry]) -> [Entry] {
    // Entries with equal keys are in the order in which they were created.
    entries.sorted { first, second in
      let (id, other) = (first.id ?? 0, second.id ?? 0)
      return switch self {
      case .newestFirst: (first.date, id) > (second.date, other)
      case .oldestFirst: (first.date, id) < (second.date, other)
      case .title: (first.title.lowercased(), id) < (second.title.lowercased(), other)
      }
    }
  }
}
