import Foundation

/// Parses an SVG document with stepped CSS animations, limited to the output of the film writer.
struct MovingSVG {
  let text: String
  /// The declarations of each class, and the percentage of the duration at which they start to apply.
  private var steps: [String: [(percent: Double, declarations: [String: String])]] = [:]
  private var duration = 1.0

  init(_ text: String) {
    self.text = text
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("@keyframes "), let open = line.firstIndex(of: "{") {
        let name = String(line[..<open].dropFirst("@keyframes ".count))
        steps[name] = line[line.index(after: open)...].split(separator: "}").map { step in
          let parts = step.split(separator: "{")
          var declarations: [String: String] = [:]
          for declaration in parts[1].split(separator: ";") {
            let pair = declaration.split(separator: ":")
            declarations[String(pair[0])] = String(pair[1])
          }
          return (Double(parts[0].dropLast()) ?? .nan, declarations)
        }
      } else if let animation = line.range(of: "{animation:m") {
        let seconds = line[animation.upperBound...].split(separator: " ")[1]
        duration = Double(seconds.dropLast()) ?? .nan
      }
    }
  }

  /// Returns the document at a time, without its animations.
  func still(at time: Double) -> String {
    let percent = time / duration * 100
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard let name = Self.attribute("class", of: line), let steps = steps[name] else {
        lines.append(line)
        continue
      }
      var line = Self.without("class", line)
      var shown: [String: String] = [:]
      for step in steps where step.percent <= percent { shown.merge(step.declarations) { $1 } }
      for (name, value) in shown {
        line = Self.without(name, line)
        guard value != "none" else { continue }
        let attribute = value.replacing("px", with: "").replacing("deg", with: "")
        line = line.replacing("<g", with: "<g \(name)=\"\(attribute)\"", maxReplacements: 1)
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func place(of name: String, in line: String) -> Range<String.Index>? {
    guard let start = line.range(of: " \(name)=\""),
      let end = line[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return start.lowerBound..<line.index(after: end)
  }

  private static func attribute(_ name: String, of line: String) -> String? {
    place(of: name, in: line).map { String(line[$0].dropFirst(name.count + 3).dropLast()) }
  }

  private static func without(_ name: String, _ line: String) -> String {
    place(of: name, in: line).map { line.replacingCharacters(in: $0, with: "") } ?? line
  }
}
