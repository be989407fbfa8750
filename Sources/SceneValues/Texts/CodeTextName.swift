/// The name of a string that code looks up in a compiled scene: the table and the key, such as `Localizable/greeting`.
package enum CodeTextName {
  package static let defaultTable = "Localizable"
  package static let sceneTable = ""
  /// The name under which a compiled scene stores the language to use if the user's language has no string.
  package static let developmentLanguage = "developmentLanguage"

  package static func name(of key: String, in table: String) -> String { "\(table)/\(key)" }

  /// Returns the parts of a name, or nil for other values. Tables are named after files, so they contain no slash.
  package static func parts(of name: String) -> (table: String, key: String)? {
    guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return (String(name[..<slash]), String(name[name.utf8.index(after: slash)...]))
  }
}
