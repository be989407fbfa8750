package enum XLIFFVersion: String, Sendable {
  /// The version that Xcode and most translation tools support.
  case first = "1.2"
  case second = "2.0"

  var namespace: String { "urn:oasis:names:tc:xliff:document:\(rawValue)" }
}
