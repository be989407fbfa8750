/// The versions of XLIFF, OASIS's format for texts that are sent to translators.
package enum XLIFFVersion: String, Sendable {
  /// What most translators' tools read, and Xcode.
  case first = "1.2"
  /// Read as every 2.x, whose core is the same.
  case second = "2.0"

  var namespace: String { "urn:oasis:names:tc:xliff:document:\(rawValue)" }
}
