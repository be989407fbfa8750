import ArgumentParser

enum OutputName {
  /// Checks an output name before anything is written. Throws an error if the name has the extension of another format.
  /// Names without an extension are valid. The `advice` closure receives the corrected path and returns a suggestion.
  static func check(_ path: String, isFor format: String, advice: (String) -> String) throws {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, !path.hasSuffix("/") else { return }
    let ending = name[name.index(after: dot)...]
    guard !ending.isEmpty, ending.lowercased() != format else { return }
    let stem = path.dropLast(ending.utf8.count + 1)
    throw ValidationError(
      """
      Cannot write '\(path)': the output is \(format.uppercased()), but the name has a different extension. \
      \(advice("\(stem).\(format)"))
      """)
  }

  static func checkPicture(_ path: String) throws {
    try check(path, isFor: "svg") { svg in
      guard let format = convertible.first(where: path.lowercased().hasSuffix) else {
        return "Write '\(svg)'."
      }
      return "Write '\(svg)' and convert it: rsvg-convert --format \(format) '\(svg)' --output '\(path)'"
    }
  }

  private static let convertible = ["png", "pdf", "ps", "eps"]
}
