import DrawingSupport
import FoundationXML
import SceneDrawing
import SceneValues
import ScreenTesting
import Testing
import TestSupport

@testable import SceneWeb

/// Checks that a browser that applies all changes shows the same as a browser that receives the complete last
/// picture.
@Suite("Changes between pictures")
struct MirrorTests {
  @Test("An update can transform any picture into any other picture", arguments: RandomSeeds.of(300))
  func transformations(seed: Int) throws {
    var pictures = RandomPictures(seed: UInt64(seed))
    var mirror = PictureMirror()
    let browser = try Browser(mirror.whole(pictures.layers))
    for _ in 0..<12 {
      pictures.change()
      try browser.apply(mirror.changes(to: pictures.layers))
      var fresh = PictureMirror()
      let wanted = try Browser(fresh.whole(pictures.layers))
      if let difference = Self.difference(browser.text, wanted.text) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  /// Returns the parts of two texts after their common prefix, or nil if they are equal.
  private static func difference(_ a: String, _ b: String) -> String? {
    guard a != b else { return nil }
    let start = max(0, zip(a, b).prefix { $0 == $1 }.count - 200)
    return "\(a.dropFirst(start).prefix(400))\n--- in place of ---\n\(b.dropFirst(start).prefix(400))"
  }

  @Test("When rows scroll, moves existing rows and sends only rows that become visible")
  func scrolling() throws {
    func rows(_ numbers: Range<Int>) -> [PictureLayer] {
      let rows = numbers.enumerated().map { place, number in
        PictureLayer(
          frame: Rect(x: 0, y: Double(place) * 40 - 20, width: 100, height: 40),
          sublayers: [
            PictureLayer(frame: Rect(x: 8, y: 8, width: 80, height: 20), content: text("Row \(number)"))
          ])
      }
      return [PictureLayer(frame: Rect(x: 0, y: 0, width: 100, height: 200), sublayers: rows)]
    }
    var mirror = PictureMirror()
    _ = mirror.whole(rows(0..<6))
    let (changes, _) = mirror.changes(to: rows(1..<7))
    var (moved, removed, written) = (0, 0, "")
    for change in changes {
      switch change {
      case .place: moved += 1
      case .remove: removed += 1
      case .insert(let markup, _, _): written += markup
      case .content, .inner: Issue.record("\(change)")
      }
    }
    #expect(moved == 5 && removed == 1)
    #expect(written.contains("Row 6") && !written.contains("Row 5"))
  }

  @Test("Sends nothing for unchanged layers and only a few bytes for moved layers")
  func smallUpdates() {
    let content = text("A text that stays the same")
    func layers(x: Double) -> [PictureLayer] {
      [PictureLayer(frame: Rect(x: x, y: 0, width: 100, height: 20), content: content)]
    }
    var mirror = PictureMirror()
    _ = mirror.whole(layers(x: 0))
    #expect(mirror.changes(to: layers(x: 0)).changes.isEmpty)
    #expect(
      mirror.changes(to: layers(x: 7)).changes.map(\.json.line)
        == [#"["place",1,[["transform","translate(7 0)"]]]"#])
    #expect(
      mirror.changes(to: layers(x: 0)).changes.map(\.json.line) == [#"["place",1,[["transform",null]]]"#])
  }

  @Test("Sends an image again only if the complete picture is sent again")
  func images() throws {
    let pixels = try EncodedImage(PNGSample.bytes(3, 2))
    func layers(x: Double, count: Int) -> [PictureLayer] {
      let content = ImageContent(size: Size(width: 3, height: 2), pixels: pixels)
      return (0..<count).map { index in
        let image = DisplayList.Command(
          .image(ImageRun(name: "dots", rect: Rect(x: x, y: 0, width: 30, height: 20), content: content)))
        return PictureLayer(
          frame: Rect(x: 0, y: Double(index) * 20, width: 30, height: 20),
          content: DisplayList(commands: [image]))
      }
    }
    var mirror = PictureMirror()
    let whole = mirror.whole(layers(x: 0, count: 2))
    #expect(whole.images.components(separatedBy: "data:image/png").count == 2)
    #expect(!whole.layers.contains("data:") && whole.layers.components(separatedBy: "#image1").count == 3)
    let later = mirror.changes(to: layers(x: 5, count: 3))
    #expect(later.images.isEmpty && later.changes.count == 3)
    #expect(mirror.whole(layers(x: 5, count: 1)).images.contains("data:image/png"))
  }

  private func text(_ text: String) -> DisplayList {
    DisplayList(commands: [
      .init(
        .text(
          TextRun(
            text: text, origin: Point(x: 0, y: 15), width: 80, font: Font(.system, size: 17),
            color: RGBA(packed: 0x0000_00FF))))
    ])
  }
}

private struct RandomPictures {
  private var chance: Chance
  private var drawing: RandomDrawing
  private(set) var layers: [PictureLayer] = []

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    drawing = RandomDrawing(seed: Int(seed), isSane: true)
    layers = []
    for _ in 0..<3 { layers.append(layer(depth: 3)) }
  }

  private mutating func layer(depth: Int) -> PictureLayer {
    var layer = PictureLayer(
      frame: Rect(x: Double(chance.below(50)), y: Double(chance.below(50)), width: 40, height: 30),
      content: chance.happens(oneIn: 3) ? DisplayList() : drawing.list(depth: 1))
    if chance.happens(oneIn: 3) { layer.identifier = chance.pick(["a", "b", "c"]) }
    if depth > 0 { layer.sublayers = (0..<chance.below(4)).map { _ in self.layer(depth: depth - 1) } }
    return layer
  }

  mutating func change() { for _ in 0...chance.below(4) { layers = changed(layers, depth: 3) } }

  private mutating func changed(_ layers: [PictureLayer], depth: Int) -> [PictureLayer] {
    var layers = layers
    guard !layers.isEmpty, !chance.happens(oneIn: 6) else {
      layers.insert(layer(depth: depth), at: chance.below(layers.count + 1))
      return layers
    }
    let index = chance.below(layers.count)
    switch chance.below(11) {
    case 0: layers.remove(at: index)
    case 1: layers[index].content = drawing.list(depth: 1)
    case 2: layers[index].transform = .translation(x: Double(chance.below(50)), y: 3)
    case 3: layers[index].opacity = chance.pick([0, 0.5, 1])
    case 4: layers[index].clipsToBounds.toggle()
    case 5: layers[index].cornerRadius = Double(chance.below(3))
    case 6: layers[index].effects = chance.happens(oneIn: 2) ? nil : effects()
    case 7: layers.append(layers.remove(at: index))
    default: if depth > 0 { layers[index].sublayers = changed(layers[index].sublayers, depth: depth - 1) }
    }
    return layers
  }

  private mutating func effects() -> LayerEffects {
    LayerEffects(
      mask: chance.happens(oneIn: 2) ? layer(depth: 0) : nil, blendMode: chance.pick([.normal, .multiply]),
      shadow: chance.happens(oneIn: 2) ? Shadow(offset: Size(width: 1, height: 2)) : nil)
  }
}

/// A model of a browser, limited to the operations that the page uses.
private final class Browser {
  private final class Element {
    let name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    let text: String

    init(_ node: XMLNode) {
      let element = node as? XMLElement
      name = element?.name ?? ""
      text = element == nil ? node.stringValue ?? "" : ""
      for attribute in element?.attributes ?? [] { attributes[attribute.name ?? ""] = attribute.stringValue }
      children = element?.children?.map { Element($0) } ?? []
    }

    func find(_ name: String) -> Element? {
      if attributes["id"] == name { return self }
      return children.lazy.compactMap { $0.find(name) }.first
    }

    var line: String {
      guard !name.isEmpty else { return text }
      let attributes = attributes.map { " \($0.key)=\($0.value)" }.sorted().joined()
      return "<\(name)\(attributes)>" + children.map(\.line).joined() + "</>\n"
    }
  }

  private let root: Element

  init(_ whole: (layers: String, images: String)) throws {
    root = try Self.element("<g id=\"l0\">\(whole.layers)</g>")
  }

  private static func element(_ markup: String) throws -> Element {
    Element(try XMLDocument(xmlString: markup).rootElement()!)
  }

  func apply(_ reported: (changes: [PictureChange], images: String)) throws {
    for change in reported.changes {
      switch change {
      case .place(let number, let values): set(values, of: try #require(root.find("l\(number)")))
      case .inner(let number, let values): set(values, of: try #require(root.find("l\(number)i")))
      case .content(let number, let markup):
        try #require(root.find("l\(number)c")).children = Self.element("<g>\(markup)</g>").children
      case .remove(let number):
        let outer = try #require(holder(of: root.find("l\(number)")))
        outer.children.removeAll { $0.attributes["id"] == "l\(number)" }
      case .insert(let markup, let parent, let next):
        let holder = try #require(root.find("l\(parent)i") ?? root.find("l\(parent)"))
        let index = try next.map { number in
          try #require(holder.children.firstIndex { $0.attributes["id"] == "l\(number)" })
        }
        holder.children.insert(try Self.element(markup), at: index ?? holder.children.count)
      }
    }
  }

  private func holder(of element: Element?, in parent: Element? = nil) -> Element? {
    let parent = parent ?? root
    if parent.children.contains(where: { $0 === element }) { return parent }
    return parent.children.lazy.compactMap { self.holder(of: element, in: $0) }.first
  }

  private func set(_ values: PictureChange.Values, of element: Element) {
    for (name, value) in values { element.attributes[name] = value }
  }

  /// The document as text, with layers numbered in document order and attributes sorted by name.
  var text: String {
    var numbers: [Substring: Int] = [:]
    return root.line.replacing(#/\bl(\d+)/#) { match in
      let number = numbers[match.output.1] ?? numbers.count
      numbers[match.output.1] = number
      return "l\(number)"
    }
    // Images are numbered in the order in which they were first drawn, possibly long ago.
    .replacing(#/image\d+/#, with: "image")
  }
}
