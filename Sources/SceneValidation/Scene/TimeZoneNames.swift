import SceneModel
import SceneValues

/// The time zones that scenes can refer to. The list comes from the system, because new time zones are added each year.
struct TimeZoneNames: Sendable {
  let all: [String]
  private let set: Set<String>
  private let places: [String: [String]]

  static let system = Lazy<TimeZoneNames?> {
    TimeZoneDirectory.systemIdentifiers.value.map(TimeZoneNames.init)
  }

  private init(_ all: [String]) {
    self.all = all
    set = Set(all)
    places = all.reduce(into: [:]) { places, zone in
      let place = zone.lastIndex(of: "/").map { zone[zone.index(after: $0)...] } ?? zone[...]
      for name in Set([ForeignNames.plain(zone), ForeignNames.plain(String(place))]) {
        places[name, default: []].append(zone)
      }
    }
  }

  /// Returns whether a time zone certainly does not exist. Apple's systems also know abbreviations such as `PST`.
  func isUnknown(_ name: String, isApple: Bool) -> Bool {
    guard !set.contains(name), FixedOffset.seconds(in: name) == nil else { return false }
    if isApple, name.hasPrefix("UTC") || ForeignNames.timeZone(named: name) != nil { return false }
    return ((try? TimeZoneDirectory.system.file(of: name)) ?? nil) == nil
  }

  /// Returns the time zone for a name such as `PST`, `UTC+2`, or `Berlin`, or nil if there is not exactly one.
  func timeZone(for name: String) -> String? {
    if let known = ForeignNames.timeZone(named: name), set.contains(known) { return known }
    let offset = name.drop { !"+-".contains($0) }
    if !offset.isEmpty, ["", "UTC", "GMT", "Z"].contains(name.dropLast(offset.count).uppercased()) {
      let identifier = "GMT" + offset.filter { $0 != " " }
      return identifier != name && FixedOffset.seconds(in: identifier) != nil ? identifier : nil
    }
    let matches = places[ForeignNames.plain(name)] ?? []
    return matches.count == 1 ? matches[0] : nil
  }
}
