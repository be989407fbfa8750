package struct FileExpectations: Sendable, Hashable {
  package var devices = ["retina4_7"]
  /// The permitted values of attributes, by the names of the element and the attribute, such as
  /// `label.adjustsFontForContentSizeCategory`.
  package var values = ["label.adjustsFontForContentSizeCategory": ["YES"]]
  package var replacedClasses = ["UIWebView": "WKWebView"]
  package var requiredClasses: [String: [String]] = [:]

  /// The word that represents a missing attribute in `values`.
  package static let unwritten = "default"

  package init() {}
}
