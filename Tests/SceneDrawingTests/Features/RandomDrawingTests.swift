import DrawingSupport
import Foundation
import SceneDrawing
import SceneValues
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever a display list says, its picture is a document of XML in which every name that is used is defined.
@Suite struct RandomDrawingTests {
  @Test("Writes lists with invalid numbers and clips", arguments: [false, true])
  func written(isSane: Bool) throws {
    for seed in 0..<400 {
      var random = RandomDrawing(seed: seed, isSane: isSane)
      let svg = SVGRenderer().svg(random.picture())
      let names = NamesOfDocument()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = names
      #expect(parser.parse(), "seed \(seed): \(String(describing: parser.parserError))")
      #expect(names.used.subtracting(names.defined) == [], "seed \(seed)")
      #expect(names.twice == [], "seed \(seed)")
      #expect(!svg.contains("nan") && !svg.contains("inf"), "seed \(seed)")
    }
  }

  @Test("rsvg-convert reads random drawings", .enabled(if: PictureReader.isInstalled, "needs rsvg-convert"))
  func read() throws {
    for seed in 0..<12 {
      var random = RandomDrawing(seed: seed, isSane: true)
      // Patterns in patterns take a reader long.
      let svg = SVGRenderer().svg(random.picture(depth: 1))
      #expect(try PictureReader.pixels(of: svg, at: [(5, 5)]).count == 1, "seed \(seed)")
    }
  }
}

/// Collects the names that a document defines, and those that it uses.
private final class NamesOfDocument: NSObject, XMLParserDelegate {
  var defined: Set<String> = []
  var twice: Set<String> = []
  var used: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for (name, value) in attributes {
      if name == "id", !defined.insert(value).inserted { twice.insert(value) }
      if name == "href", value.hasPrefix("#") { used.insert(String(value.dropFirst())) }
      if value.hasPrefix("url(#") { used.insert(String(value.dropFirst(5).dropLast())) }
    }
  }
}
