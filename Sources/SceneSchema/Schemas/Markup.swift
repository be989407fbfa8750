import SceneValues

/// An XML element that is written with indentation and wrapped text.
struct Markup {
  var name: String
  var attributes: [(String, String)]
  var text = ""
  var children: [Markup]

  init(_ name: String, _ attributes: [(String, String)] = [], _ children: [Markup] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  init(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    self.init(name, attributes)
    self.text = text
  }

  static func comment(_ text: String) -> Markup { Markup("!--", text: text) }

  var document: String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &output, indent: "")
    return output
  }

  private func write(to output: inout String, indent: String) {
    if name == "!--" {
      // XML comments must not contain two consecutive hyphens, but strings in manifests can.
      let lines = text.replacing("--", with: "- -").split(separator: "\n", omittingEmptySubsequences: false)
      output += indent + "<!--\n"
      for line in lines { output += line.isEmpty ? "\n" : "\(indent)  \(line)\n" }
      output += indent + "-->\n"
      return
    }
    output += indent + "<" + name
    for (key, value) in attributes { output += " \(key)=\"\(Self.escaped(value))\"" }
    if !text.isEmpty {
      output += ">\(Self.escaped(text))</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { child.write(to: &output, indent: indent + "  ") }
      output += "\(indent)</\(name)>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\n", with: " ").replacing("\t", with: " ").xmlText
  }
}
