/// What was written on a day.
struct Entry: Hashable, Identifiable, Sendable {
  /// Nil until it is in the diary. It stays the same when the entry is taken out and put in again.
  var id: Int64?
  var title: String
  var text: String
  /// Seconds since 1970.
  var date: Double
  /// By its name among the `Photo`s.
  var photo: String?
  var place: String?

  /// Whether all words of a search occur somewhere in it, whatever their case.
  func matches(_ search: String) -> Bool {
    let content = [title, text, place ?? ""].joined(separator: "\n").lowercased()
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { content.contains($0) }
  }
}

/// The order in which entries are listed.
enum SortOrder: String, CaseIterable, Sendable {
  case newestFirst, oldestFirst, title

  func sorted(_ entries: [Entry]) -> [Entry] {
    // What came first stays first among those that are the same.
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
