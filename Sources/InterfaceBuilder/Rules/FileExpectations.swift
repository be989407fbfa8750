package struct FileExpectations: Sendable, Hashable {
  package var devices = ["retina4_7"]
  /// The values that attributes may have, by element and attribute, such as
  /// `label.adjustsFontForContentSizeCategory`.
  package var values = ["label.adjustsFontForContentSizeCategory": ["YES"]]
  /// The disallowed classes, each with its replacement.
  package var replacedClasses = ["UIWebView": "WKWebView"]
  /// The required classes by element. An element must have one of them.
  package var requiredClasses: [String: [String]] = [:]

  /// The name in `values` for the value of a missing attribute.
  package static let unwritten = "default"

  package init() {}
}
