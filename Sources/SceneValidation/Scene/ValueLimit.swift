/// A limit that the value of one property sets for the value of another property.
struct ValueLimit {
  enum Bound {
    /// The value must be at least the value of another property.
    case atLeast(String)
    case atMost(String)
    /// The value is an index that must be less than the value of another property.
    case indexOf(String)
    /// The value is the index of an object in a slot.
    case indexIn(slot: String)
  }

  let className: String
  let key: String
  let bound: Bound

  /// All limits. For each range, the limit that the maximum sets for the minimum comes before the limits for the value.
  static let all: [ValueLimit] =
    ["Slider", "Stepper"].flatMap { range(of: "value", from: "minimumValue", to: "maximumValue", of: $0) }
    + range(of: "zoomScale", from: "minimumZoomScale", to: "maximumZoomScale", of: "ScrollView")
    + range(of: "date", from: "minimumDate", to: "maximumDate", of: "DatePicker")
    + ["Primary", "Supplementary"].map {
      .init(
        className: "SplitViewController", key: "minimum\($0)ColumnWidth",
        bound: .atMost("maximum\($0)ColumnWidth"))
    } + [
      .init(className: "PageControl", key: "currentPage", bound: .indexOf("numberOfPages")),
      .init(className: "SegmentedControl", key: "selectedSegmentIndex", bound: .indexIn(slot: "segments")),
    ]

  private static func range(
    of key: String, from lowest: String, to highest: String, of className: String
  ) -> [ValueLimit] {
    [
      ValueLimit(className: className, key: lowest, bound: .atMost(highest)),
      ValueLimit(className: className, key: key, bound: .atLeast(lowest)),
      ValueLimit(className: className, key: key, bound: .atMost(highest)),
    ]
  }
}
