import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as parsed by Foundation.
final class ReadByFoundation: NSObject, XMLParserDelegate {
  struct Node: Equatable {
    var name: String
    var attributes: [String: String]
    var text = ""
    var children: [Node] = []
  }

  private(set) var comments = 0
  private var open = [Node(name: "", attributes: [:])]

  var root: Node? { open.first?.children.first }

  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(Node(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    var node = open.removeLast()
    // White space between elements is not significant.
    if !node.children.isEmpty { node.text = node.text.trimmingCharacters(in: .whitespacesAndNewlines) }
    open[open.count - 1].children.append(node)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open[open.count - 1].text += text }
  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    open[open.count - 1].text += String(decoding: data, as: UTF8.self)
  }
  func parser(_ parser: XMLParser, foundComment comment: String) { comments += 1 }
}

extension ReadByFoundation.Node {
  private var said: String {
    "\(name) \(attributes.sorted { $0.key < $1.key }) \(text) \(children.map(\.said))"
  }

  /// The content without the parts that `scenec format` may change, as listed in the manual.
  var withoutNoise: Self {
    var node = self
    if name == "document" { node.attributes["systemVersion"] = nil }
    if name == "rect", attributes["key"] == "frame" {
      for side in ["x", "y", "width", "height"] {
        guard let value = attributes[side].flatMap(Double.init) else { continue }
        // Multiples of 1/6 point are whole pixels at scales 1, 2 and 3. Other values are not changed.
        let grid = (value * 6).rounded() / 6
        node.attributes[side] = "\(abs(grid - value) <= 0.001 ? grid : value)"
      }
    }
    node.children = children.map(\.withoutNoise)
    if ["dependencies", "resources"].contains(name) {
      node.children.sort { $0.said < $1.said }
      node.children = node.children.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    return node
  }
}
