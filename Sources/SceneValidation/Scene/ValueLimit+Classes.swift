import SceneModel
import SceneValues

extension ValueLimit {
  static let ofClasses: [ValueLimit] = ranges + indices + divisors
  static let keysOfClasses = StringNumbers(ofClasses.map(\.key))

  private static let ranges: [ValueLimit] = [
    range("Slider", "value", from: "minimumValue", to: "maximumValue"),
    range("Stepper", "value", from: "minimumValue", to: "maximumValue"),
    range("ScrollView", "zoomScale", from: "minimumZoomScale", to: "maximumZoomScale"),
    range("DatePicker", "date", from: "minimumDate", to: "maximumDate"),
    range("PanGestureRecognizer", from: "minimumNumberOfTouches", to: "maximumNumberOfTouches"),
    range("SplitViewController", from: "minimumPrimaryColumnWidth", to: "maximumPrimaryColumnWidth"),
    range(
      "SplitViewController", from: "minimumSupplementaryColumnWidth", to: "maximumSupplementaryColumnWidth"),
  ].flatMap(\.self)

  private static let indices: [ValueLimit] = [
    .init("PageControl", "currentPage", .indexOf("numberOfPages")),
    .init("SearchBar", "selectedScopeButtonIndex", .indexIn(slot: "scopeButtons")),
    .init("SegmentedControl", "selectedSegmentIndex", .indexIn(slot: "segments")),
  ]

  /// UIKit replaces any other interval with 1.
  private static let divisors: [ValueLimit] = [.init("DatePicker", "minuteInterval", .divisorOf(60))]
}
