import SceneDrawing
import SceneValues
import Testing

import struct Foundation.Data

#if canImport(FoundationXML)
  import class FoundationXML.XMLParser
#else
  import class Foundation.XMLParser
#endif

@Suite struct SVGRendererTests {
  private let font = """
    font-family="'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', \
    'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif" \
    stroke-miterlimit="10"
    """

  private func svg(_ draw: (GraphicsContext) -> Void) -> [String] {
    let context = GraphicsContext()
    draw(context)
    let layers = [PictureLayer(bounds: .zero, transform: .identity, content: context.displayList)]
    return SVGRenderer().svg(LayeredPicture(size: Size(width: 20, height: 10), layers: layers))
      .split(separator: "\n").map(String.init)
  }

  @Test("The SVG of an empty picture has a size, a title, and a background")
  func emptyPicture() {
    let picture = LayeredPicture(
      size: Size(width: 20, height: 10.5), background: RGBA(packed: 0xFFFF_FF80), title: "A & B")
    #expect(
      SVGRenderer().svg(picture) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5" \(font)>
          <title>A &amp; B</title>
          <rect width="20" height="10.5" fill="#ffffff" fill-opacity="0.502"/>
        </svg>

        """)
  }

  @Test("Writes shapes with their styles and with coordinates rounded to three decimals")
  func shapes() {
    let lines = svg { context in
      context.setFillColor(.red)
      context.fill(Rect(x: -0.0001, y: 1.23456, width: 2, height: 3))
      context.translate(x: 3, y: 4)
      context.rotate(by: .pi / 6)
      context.lineCap = .round
      context.lineWidth = 1.5
      context.setLineDash([2, 1], phase: 1)
      context.strokeLine(from: .zero, to: Point(x: 0, y: -5))
    }
    let stroke = """
          <path d="M0 0L0 -5" transform="translate(3 4) rotate(30)" fill="none" stroke="#000000" stroke-width="1.5" \
      stroke-linecap="round" stroke-dasharray="2 1" stroke-dashoffset="1"/>
      """
    let expected: ArraySlice<String> = [
      "  <g>", "    <path d=\"M0 1.235L2 1.235L2 4.235L0 4.235Z\" fill=\"#ff0000\"/>", stroke, "  </g>",
      "</svg>",
    ]
    #expect(lines.dropFirst() == expected)
  }

  @Test func emptyDashPatternDrawsSolidLine() {
    for lengths in [[], [0], [0, 0], [2, -1]] as [[Double]] {
      let lines = svg { context in
        context.setLineDash(lengths, phase: 1)
        context.strokeLine(from: .zero, to: Point(x: 0, y: -5))
      }
      #expect(lines[2].hasSuffix(" stroke-width=\"1\"/>"), "\(lines[2])")
    }
  }

  @Test("Writes text with its font, alignment, and length")
  func text() {
    let lines = svg { context in
      context.drawText(
        "12", at: Point(x: 5, y: 6), font: .bold(10), color: .darkGray, alignment: .center)
      context.drawText(" x", at: .zero, font: .family("Bob's Mono-Italic", 5))
    }
    #expect(
      lines[2...3] == [
        "    <text x=\"5\" y=\"6\" font-size=\"10\" font-weight=\"bold\" text-anchor=\"middle\""
          + " textLength=\"11.538\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#555555\">12</text>",
        "    <text x=\"0\" y=\"0\" font-family=\"'Bob\\'s Mono', Menlo, 'Courier New', 'Liberation Mono',"
          + " 'DejaVu Sans Mono', monospace\" font-size=\"5\" font-style=\"italic\" textLength=\"6\""
          + " lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" fill=\"#000000\"> x</text>",
      ])
  }

  @Test func definesClipsBeforeGroupsThatUseThem() {
    let square = Rect(x: 0, y: 0, width: 1, height: 1)
    let lines = svg { context in
      context.fill(square)
      context.clip(to: square)
      context.clip(to: Path(square), rule: .evenOdd)
      context.fill(square)
      context.fill(square)
    }
    let path = "path d=\"M0 0L1 0L1 1L0 1Z\""
    let expected: ArraySlice<String> = [
      "    <clipPath id=\"clip1\">", "      <\(path)/>", "    </clipPath>",
      "    <clipPath id=\"clip2\" clip-path=\"url(#clip1)\">", "      <\(path) clip-rule=\"evenodd\"/>",
      "    </clipPath>", "    <\(path) fill=\"#000000\"/>", "    <g clip-path=\"url(#clip2)\">",
      "      <\(path) fill=\"#000000\"/>", "      <\(path) fill=\"#000000\"/>", "    </g>",
    ]
    #expect(lines.dropFirst(2).dropLast(2) == expected)
  }

  @Test("Writes sublayers as nested groups and omits empty layers")
  func layersNest() {
    var inner = PictureLayer(
      name: "Save", identifier: "save", frame: Rect(x: 1, y: 2, width: 4, height: 4), clipsToBounds: true)
    inner.opacity = 0.5
    let outer = PictureLayer(frame: Rect(x: 10, y: 0, width: 8, height: 8), sublayers: [inner])
    let hidden = PictureLayer(frame: outer.bounds)
    let text = SVGRenderer().svg(
      LayeredPicture(size: Size(width: 20, height: 10), layers: [outer, hidden]))
    #expect(
      text.hasSuffix(
        """
          <g transform="translate(10 0)">
            <clipPath id="clip1">
              <path d="M0 0L4 0L4 4L0 4Z"/>
            </clipPath>
            <g transform="translate(1 2)" opacity="0.5" clip-path="url(#clip1)" data-id="save">
              <title>Save</title>
            </g>
          </g>
        </svg>

        """))
  }

  @Test(arguments: [
    (AffineTransform.scale(x: 2, y: 2), "scale(2)"), (.scale(x: 1, y: -1), "scale(1 -1)"),
    (.rotation(.pi), "rotate(180)"), (.translation(x: -0.0001, y: 1), "translate(0 1)"),
    (AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0), "translate(3 0) matrix(1 0 0.5 1 0 0)"),
    (.scale(x: 0, y: 1), "matrix(0 0 0 1 0 0)"), (.translation(x: .nan, y: 1), "translate(0 1)"),
    (AffineTransform.scale(x: -2, y: 3).concatenating(.rotation(.pi / 2)), "rotate(-90) scale(2 -3)"),
  ])
  func writesTransformInShortestForm(transform: AffineTransform, written: String) {
    let lines = svg { context in
      context.transform = transform
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(lines[2].contains("transform=\"\(written)\""), "\(lines[2])")
  }

  @Test(arguments: [
    "<&>\"'", "]]>", "\u{0}\u{1}\u{B}\u{1F}\u{7F}\u{FFFE}\u{FFFF}", "a\tb\nc\r\nd", "--><!--", "&#0;",
    "\u{1F468}\u{200D}\u{1F469}", "\u{202E}\u{FEFF}", "\\'", "",
  ])
  func escapesSpecialCharactersInText(text: String) {
    let context = GraphicsContext()
    context.drawText(text, at: .zero, font: .family(text, 12))
    context.drawText(text, in: Rect(x: 0, y: 0, width: 50, height: 50), font: .system(12))
    context.drawImage(named: text, in: Rect(x: 0, y: 0, width: 90, height: 50))
    let layer = PictureLayer(name: text, identifier: text, frame: .zero, content: context.displayList)
    let svg = SVGRenderer().svg(
      LayeredPicture(size: Size(width: 1, height: 1), title: text, layers: [layer]))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(svg)")
  }
}
