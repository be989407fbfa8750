package struct FileExpectations: Sendable, Hashable {
  package var devices = ["retina4_7"]
  /// The values that attributes may have, such as `label.adjustsFontForContentSizeCategory`.
  package var values = ["label.adjustsFontForContentSizeCategory": ["YES"]]
  package var replacedClasses = ["UIWebView": "WKWebView"]
  package var requiredClasses: [String: [String]] = [:]

  /// The name in `values` for the value of a missing attribute.
  package static let unwritten = "default"

  package init() {}
}
