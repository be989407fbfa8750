enum SharedShapes {
  /// The minimum length, in characters, of a shape that is replaced with a reference.
  private static let shortest = 60

  /// Replaces repeated paths and images with references to their first occurrence. Each line must contain one element.
  static func shared(in svg: String) -> String {
    let lines = svg.split(separator: "\n", omittingEmptySubsequences: false)
    var counts: [Substring: Int] = [:]
    for line in lines { if let path = path(line) { counts[path, default: 0] += 1 } }
    var names: [Substring: Int] = [:]
    return lines.map { line in
      guard let path = path(line), counts[path, default: 0] > 1 else { return String(line) }
      let indentation = line.prefix { $0 == " " }
      if let name = names[path] { return "\(indentation)<use href=\"#shape\(name)\"/>" }
      names[path] = names.count + 1
      let kind = path.prefix { $0 != " " }
      return "\(indentation)\(kind) id=\"shape\(names.count)\"\(path.dropFirst(kind.count))"
    }.joined(separator: "\n")
  }

  private static func path(_ line: Substring) -> Substring? {
    let element = line.drop { $0 == " " }
    return (element.hasPrefix("<path ") || element.hasPrefix("<image ")) && element.hasSuffix("/>")
      && element.utf8.count > shortest ? element : nil
  }
}
