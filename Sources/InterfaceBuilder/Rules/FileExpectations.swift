/// What a project agreed on for the files that Xcode writes.
package struct FileExpectations: Sendable, Hashable {
  /// The devices that files may be viewed as, as Xcode calls them.
  package var devices = ["retina4_7"]
  /// The values that attributes may have: `label.adjustsFontForContentSizeCategory`.
  package var values = ["label.adjustsFontForContentSizeCategory": ["YES"]]
  /// Classes that are not to be used, each with the one to use instead.
  package var replacedClasses = ["UIWebView": "WKWebView"]
  /// For an element, the classes of which it must have one.
  package var requiredClasses: [String: [String]] = [:]

  /// What `values` call the value of an attribute that is not written.
  package static let unwritten = "default"

  /// What is expected where nothing is configured.
  package init() {}
}
