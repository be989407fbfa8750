struct Entry: Hashable, Identifiable, Sendable {
  /// The id, or nil until the entry is in the diary. Removing and reinserting the entry preserves it.
  var id: Int64?
  var title: String
  var text: String
  /// Seconds since 1970.
  var date: Double
  /// The name of a `Photo`.
  var photo: String?
  var place: String?

  /// Whether the entry contains all words of a search, ignoring case.
  func matches(_ search: String) -> Bool {
    let content = [title, text, place ?? ""].joined(separator: "\n").lowercased()
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { content.contains($0) }
  }
}

enum SortOrder: String, CaseIterable, Sendable {
  case newestFirst, oldestFirst, title

  func sorted(_ entries: [Entry]) -> [Entry] {
    // Sorting is stable: equal entries keep the order of their creation.
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
