import SceneValues

/// The time zones that scenes can refer to. The list comes from the system, because new time zones are added each year.
struct TimeZoneNames: Sendable {
  let all: [String]
  private let set: Set<String>

  static let system = Lazy<TimeZoneNames?> {
    TimeZoneDirectory.systemIdentifiers.value.map { TimeZoneNames(all: $0, set: Set($0)) }
  }

  /// Returns whether a time zone certainly does not exist. Fixed offsets such as `GMT+0200` exist in all systems, and
  /// abbreviations such as `PST` only in some of them.
  func isUnknown(_ name: String) -> Bool {
    guard !set.contains(name), !name.hasPrefix("GMT"), !Self.isAbbreviation(name) else { return false }
    return ((try? TimeZoneDirectory.system.file(of: name)) ?? nil) == nil
  }

  private static func isAbbreviation(_ name: String) -> Bool {
    (1...6).contains(name.utf8.count)
      && name.utf8.allSatisfy { (65...90).contains($0) || (48...57).contains($0) }
  }

  /// Returns the only time zone of a place, such as `Europe/Berlin` for `Berlin`, or nil if there is not exactly one.
  func timeZone(of place: String) -> String? {
    let ending = "/" + place.split(separator: " ").joined(separator: "_").lowercased()
    let matches = all.filter { $0.lowercased().hasSuffix(ending) }
    return matches.count == 1 ? matches[0] : nil
  }
}
