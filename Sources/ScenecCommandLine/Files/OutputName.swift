import ArgumentParser

/// What the name of an output says of its format.
enum OutputName {
  /// Refuses a name that promises another format than is written. A name without an extension promises none.
  ///
  /// - Parameters:
  ///   - path: as it was given; `-` is standard output.
  ///   - format: what is written, as its files end: `svg`.
  ///   - advice: what to do instead, given the path with the right extension.
  /// - Throws: `ValidationError`, before anything is written.
  static func check(_ path: String, isFor format: String, advice: (String) -> String) throws {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex, !path.hasSuffix("/") else { return }
    let ending = name[name.index(after: dot)...]
    guard !ending.isEmpty, ending.lowercased() != format else { return }
    let stem = path.dropLast(ending.utf8.count + 1)
    throw ValidationError(
      """
      Cannot write '\(path)': the output is \(format.uppercased()), but the name has another extension. \
      \(advice("\(stem).\(format)"))
      """)
  }

  /// Refuses the name of what is no SVG file.
  static func checkPicture(_ path: String) throws {
    try check(path, isFor: "svg") { svg in
      guard let format = convertible.first(where: path.lowercased().hasSuffix) else {
        return "Write '\(svg)'."
      }
      return "Write '\(svg)' and convert it: rsvg-convert --format \(format) '\(svg)' --output '\(path)'"
    }
  }

  /// What rsvg-convert makes of SVG.
  private static let convertible = ["png", "pdf", "ps", "eps"]
}
