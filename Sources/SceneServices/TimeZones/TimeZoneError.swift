/// The reason that a time zone cannot be created from data.
public enum TimeZoneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data is not in the TZif format.
  case notTimeZoneData
  /// The data is incomplete.
  case truncated
  /// The data contains values that contradict each other or that no time zone has.
  case invalidData
  /// The data counts leap seconds, which dates in seconds since 1970 do not include.
  case countsLeapSeconds

  /// The message of the error.
  public var description: String {
    switch self {
    case .notTimeZoneData: "the data is not in the TZif format"
    case .truncated: "the time zone data is incomplete"
    case .invalidData: "the time zone data contains invalid values"
    case .countsLeapSeconds: "the time zone data counts leap seconds"
    }
  }
}
