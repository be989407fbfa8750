import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("The syntax tree matches the text")
struct TreeTests {
  @Test("Records the parents, subtree ends, and self-closing tags of elements")
  func structure() throws {
    let tree = try expectTree("<a><b><c/></b><d/>\n<e></e></a>")
    #expect(tree.elements.map { tree.name(of: $0) } == ["a", "b", "c", "d", "e"])
    #expect(tree.elements.map(\.parent) == [-1, 0, 1, 0, 0])
    #expect(tree.elements.map(\.subtreeEnd) == [5, 3, 3, 4, 5])
    #expect(tree.elements.map(\.isSelfClosing) == [false, false, true, true, false])
    #expect(
      tree.elements.map { tree.source.text($0.range) }.dropFirst() == [
        "<b><c/></b>", "<c/>", "<d/>", "<e></e>",
      ])
    #expect(Array(tree.children(of: 0)) == [1, 3, 4])
    #expect(Array(tree.children(of: 4)) == [])
  }

  @Test("Nodes provide elements, attributes, and text with their locations")
  func nodes() throws {
    let root = try expectTree("<a x='1 &amp; 2'>\n<b y='3'>one<c/>\n two</b></a>").rootNode
    #expect(root.name == "a" && root.location.start == SourcePosition(line: 1, column: 2))
    #expect(root.attributes.map { "\($0.name)=\($0.value)" } == ["x=1 & 2"])
    #expect(root.text == "")
    let child = try #require(root.children.first)
    #expect(child.attribute("y")?.location.start == SourcePosition(line: 2, column: 7))
    #expect(child.attribute("x") == nil)
    #expect(child.text == "one\n two")
    #expect(child.children.map(\.name) == ["c"])
  }

  @Test("Equal names of elements and attributes have the same id")
  func internsNames() throws {
    let tree = try expectTree("<view view='1' ib:view='2' xmlns:ib='u'><view/><ib:view/></view>")
    #expect(tree.names.all == ["view", "ib:view"])
    #expect(tree.elements.map(\.name) == [tree.root.name, tree.root.name, tree.attributes[1].name])
    #expect(tree.names.id(of: "ib:view") == tree.attributes[1].name)
    #expect(tree.names.id(of: "label") == nil)
  }

  @Test func namespaceDeclarationsAreNotAttributes() throws {
    let tree = try expectTree(
      """
      <a xmlns="u" x="1" xmlns:ib = 'v' ib:y="2" xmlnsfoo="3" xml:lang="de" xmlns:xml="http://www.w3.org/XML/1998/namespace"/>
      """)
    #expect(tree.attributes.map { tree.name(of: $0) } == ["x", "ib:y", "xmlnsfoo", "xml:lang"])
    #expect(tree.attributes.map { tree.value(of: $0) } == ["1", "2", "3", "de"])
    #expect(tree.attributes.map { tree.source.text($0.nameRange) } == ["x", "ib:y", "xmlnsfoo", "xml:lang"])
  }

  @Test("Decodes attribute values and records the ranges of their source text")
  func decodesValuesAndKeepsRawRanges() throws {
    let tree = try expectTree(
      "<a b='x &amp; y' c=\"&#228;&#xE4;ä\" d = '1\n\t2\r\n3' e='' f='>' g=\"it's\" h='&#10;😀'/>")
    #expect(
      tree.attributes.map { tree.value(of: $0) } == ["x & y", "äää", "1  2 3", "", ">", "it's", "\n😀"])
    #expect(
      tree.attributes.map { tree.source.text($0.valueRange) } == [
        "x &amp; y", "&#228;&#xE4;ä", "1\n\t2\r\n3", "", ">", "it's", "&#10;😀",
      ])
    #expect(tree.source.text(tree.attributes[2].range) == "d = '1\n\t2\r\n3'")
    #expect(tree.attribute(tree.names.id(of: "g")!, of: tree.root)?.range == tree.attributes[5].range)
  }

  @Test("Joins adjacent text and decodes references and CDATA sections")
  func texts() throws {
    let tree = try expectTree(
      "<a>\n  one &amp; <b/> \n <c>two<![CDATA[ <b> ]]>three</c>\r\n<d> ü\r\n </d><!-- x --> four<?p?>five &#32;\n</a>"
    )
    #expect(
      tree.texts.map { tree.value(of: $0) } == [
        "\n  one & ", "two <b> three", " ü\n ", " four", "five  \n",
      ])
    #expect(
      tree.texts.map { tree.source.text($0.range) } == [
        "\n  one &amp; ", "two<![CDATA[ <b> ]]>three", " ü\r\n ", " four", "five &#32;\n",
      ])
    #expect(tree.texts.map(\.parent) == [0, 2, 3, 0, 0])
  }

  @Test("A derived tree returns texts in the order of its elements")
  func returnsTextsInOrder() throws {
    let tree = try expectTree("<a><b>one</b><c>two &amp; three</c></a>")
    var builder = DerivedTreeBuilder(from: tree)
    builder.open(tree.root.name, from: 0)
    for index in [2, 1] { builder.copy(index, as: tree.elements[index].name) }
    builder.close()
    let derived = builder.finish()
    #expect(
      derived.elements.indices.map { derived.texts(of: $0).map { derived.value(of: $0) } } == [
        [], ["two & three"], ["one"],
      ])
  }

  @Test("Omits text that consists only of white space")
  func omitsBlankText() throws {
    let tree = try expectTree("<a> <![CDATA[ ]]> &#32; <b b='&amp;'> </b>\n</a>")
    #expect(tree.texts.isEmpty)
    #expect(tree.value(of: tree.attributes[0]) == "&")
  }

  @Test("Records the target, data, and location of processing instructions")
  func instructions() throws {
    let tree = try expectTree(
      "<?xml version='1.0'?>\n<?one?><!-- <?no?> --><a>text<?two  a='<?' ?><b/><?three x?></a><?four?>")
    #expect(tree.instructions.map { tree.target(of: $0) } == ["one", "two", "three", "four"])
    #expect(tree.instructions.map { tree.data(of: $0) } == ["", "a='<?' ", "x", ""])
    #expect(tree.instructions.map(\.parent) == [-1, 0, 0, -1])
    #expect(tree.instructions.map(\.next) == [0, 1, 2, 2])
    #expect(
      tree.instructions.map { tree.source.text($0.range) } == [
        "<?one?>", "<?two  a='<?' ?>", "<?three x?>", "<?four?>",
      ])
  }

  @Test("Records the parent and the next element of each comment")
  func comments() throws {
    let tree = try expectTree("<!-- a --><a>text<!-- <b> --><c/></a>\n<!---->")
    #expect(tree.comments.map { tree.source.text($0.range) } == ["<!-- a -->", "<!-- <b> -->", "<!---->"])
    #expect(tree.comments.map(\.parent) == [-1, 0, -1])
    #expect(tree.comments.map(\.next) == [0, 1, 2])
  }

  @Test("Accepts a namespace that is a relative URI")
  func relativeNamespaces() throws {
    let tree = try expectTree("<a xmlns:ib='interface-builder' ib:b='c' xml:space='odd'/>")
    #expect(tree.attributes.count == 2)
  }

  @Test("Parses many files concurrently")
  func concurrently() async throws {
    let counts = await withTaskGroup(of: Int?.self) { group in
      for count in 1...64 {
        group.addTask {
          let text = "<a>" + String(repeating: "<b c='&amp;'/>", count: count * 100) + "</a>"
          return SyntaxParser.parse(SourceText(path: "", text)).tree?.attributes.count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.compactMap(\.self).sorted() == (1...64).map { $0 * 100 })
  }

  @Test("Distinguishes thousands of distinct names")
  func manyNames() throws {
    let names = (0..<5000).map { "n\($0)" }
    let tree = try expectTree("<a>" + names.map { "<\($0)/>" }.joined() + "</a>")
    #expect(tree.elements.dropFirst().map { tree.name(of: $0) } == names)
  }
}
