import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("The first fault of a text is found where it is, and only that")
struct FaultTests {
  @Test func reportsMismatchedEndTag() throws {
    let misspelt = try expectFault("<a>\n  <b>\n  </▶c>\n</a>", "Expected '</b>', found '</c>'")
    #expect(misspelt.notes.map(\.message.text) == ["'<b>' was opened here"])
    #expect(misspelt.notes[0].location?.start == SourcePosition(line: 2, column: 4))
    #expect(fixed(misspelt) == "<a>\n  <b>\n  </b>\n</a>")

    let forgotten = try expectFault("<a><b></▶a>", "Expected '</b>', found '</a>'")
    #expect(fixed(forgotten) == "<a><b></b></a>")
  }

  @Test("Reports a missing or unneeded end tag")
  func noEndTag() throws {
    let fault = try expectFault("<a>\n  <b>\n  </b>▶\n", "Expected '</a>' before the end of the file")
    #expect(fault.notes[0].location?.range == SourceRange(1..<2))
    #expect(fixed(fault) == "<a>\n  <b>\n  </b></a>\n")
    try expectFault("<a></a></▶b>", "'</b>' closes nothing")
    try expectFault("<a>▶</>", "'</' must be followed by the name of an element")
    try expectFault("<a></a▶ b>", "'</a' has no '>'")
  }

  @Test("Reports a duplicate attribute with a note on the first")
  func attributeTwice() throws {
    let fault = try expectFault("<a id='x' text='y' ▶id='z'/>", "The attribute 'id' is given twice")
    #expect(fault.notes.map(\.message.text) == ["It is given first here"])
    #expect(fault.notes[0].location?.range == SourceRange(3..<5))
    #expect(fixed(fault) == "<a id='x' text='y'/>")
    try expectFault("<a xmlns:p='u' xmlns:q='u' p:x='1' ▶q:x='2'/>", "The attribute 'q:x' is given twice")
    try expectFault("<a xmlns:p='u' ▶xmlns:p='v'/>", "The attribute 'xmlns:p' is given twice")
  }

  @Test("Reports a value without quotes or without a closing quote")
  func quotes() throws {
    let noQuote = "The value of 'text' has no closing quote"
    try expectFault("<a text=▶\"abc id=\"x\"/>", noQuote)
    try expectFault("<a text=▶\"abc/>\n<b/>", noQuote)
    try expectFault("<a text=▶'abc\n  <b/>", noQuote)
    try expectFault("<a text=▶'abc", noQuote)
    let bare = try expectFault("<a text=▶abc/>", "The value of 'text' must stand in quotes")
    #expect(fixed(bare) == "<a text=\"abc\"/>")
    try expectFault("<a text=▶/>", "The value of 'text' must stand in quotes")
    let close = try expectFault("<a b='c'▶d='e'/>", "White space is missing before 'd'")
    #expect(fixed(close) == "<a b='c' d='e'/>")
  }

  @Test("Shortens a message about a long value, but not its fix")
  func messagesStayShort() throws {
    let long = String(repeating: "v", count: 100_000)
    let fault = try expectFault("<a b=▶\(long)/>")
    #expect(fault.fixIts[0].message.text == "Replace '" + String(repeating: "v", count: 191) + "…")
    #expect(fixed(fault) == "<a b=\"\(long)\"/>")
    let uri = try expectFault("<a xmlns:b='▶\(long)^'/>")
    #expect(uri.message.text.count == 201)
  }

  @Test("Reports an attribute without a value and a character invalid in a tag")
  func equalsSign() throws {
    let fault = try expectFault("<switch ▶on/>", "The attribute 'on' has no value")
    #expect(fixed(fault) == "<switch on=\"\"/>")
    try expectFault("<switch ▶on 'true'/>", "The attribute 'on' has no value")
    try expectFault("<switch ▶='true'/>", "'=' may not stand in the tag '<switch>'")
    try expectFault("<a ▶/ >", "'/' may not stand in the tag '<a>'")
    try expectFault("<a é='1' ▶…='2'/>", "'…' may not stand in the tag '<a>'")
  }

  @Test("Reports a '<' that does not begin an element")
  func lessThan() throws {
    let value = try expectFault("<a text='1 ▶< 2'/>", "'<' must be written '&lt;' in a value")
    #expect(fixed(value) == "<a text='1 &lt; 2'/>")
    let text = try expectFault("<a>1 ▶< 2</a>", "'<' must be followed by the name of an element")
    #expect(fixed(text) == "<a>1 &lt; 2</a>")
    let tag = try expectFault("<a>\n<label b='c'▶\n<d/></a>", "The tag '<label' has no '>'")
    #expect(fixed(tag) == "<a>\n<label b='c'>\n<d/></a>")
    try expectFault("<a▶", "The tag '<a' has no '>'")
    try expectFault("▶<", "'<' must be followed by the name of an element")
  }

  @Test("Reports a '&' that does not begin a known reference")
  func references() throws {
    let bare = try expectFault("<a text='Salt ▶& Pepper'/>", "'&' must be written '&amp;'")
    #expect(fixed(bare) == "<a text='Salt &amp; Pepper'/>")
    try expectFault("<a>x ▶&amp y</a>", "'&' must be written '&amp;'")
    try expectFault(
      "<a>▶&title;</a>", "'&title;' is not one of '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'")
    let space = try expectFault("<a text='a▶&nbsp;b'/>")
    #expect(fixed(space) == "<a text='a&#160;b'/>")
    try expectFault("<a>▶&#x;</a>", "A character reference is '&#', a number, and ';'")
    try expectFault("<a>▶&#12</a>", "A character reference is '&#', a number, and ';'")
    try expectFault("<a>▶&#0;</a>", "'&#0;' is no character that XML allows")
    try expectFault("<a b='▶&#xD800;'/>", "'&#xD800;' is no character that XML allows")
    try expectFault("<a b='▶&#99999999999999999999;'/>")
  }

  @Test("Reports a prefix that is undeclared or declared incorrectly")
  func prefixes() throws {
    let message = "The prefix 'ib' is not declared; 'xmlns:ib=\"…\"' would declare it"
    try expectFault("<a><▶ib:b/></a>", message)
    try expectFault("<a b='c' ▶ib:d='e'/>", message)
    try expectFault("<a><b xmlns:ib='u'/><▶ib:c/></a>", message)
    try expectFault("<▶a:b:c xmlns:a='u'/>", "'a:b:c' is not a name with a prefix")
    try expectFault("<a ▶:b='c'/>", "':b' is not a name with a prefix")
    try expectFault("<a ▶xmlns:b=''/>", "The namespace of 'b' is empty")
    try expectFault("<a xmlns:b='▶u?>'/>", "A namespace is a URI, and 'u?>' is none")
    try expectFault("<a ▶xmlns:xmlns='u'/>", "XML keeps this prefix or namespace for itself")
    try expectFault("<a ▶xmlns:xml='u'/>", "XML keeps this prefix or namespace for itself")
  }

  @Test("Reports text and elements outside the root")
  func outsideTheRoot() throws {
    try expectFault("<a/>\n<▶b/>", "A file has one root element, and '<b>' would be a second")
    try expectFault("<a/>\n▶text", "Nothing may follow the root element")
    try expectFault("<a/>▶<![CDATA[x]]>", "Nothing may follow the root element")
    try expectFault("▶text<a/>", "Text may not stand before the root element")
    try expectFault("▶", "The file holds no element")
    try expectFault("▶  \n", "The file holds no element")
    try expectFault("<!-- nothing -->▶\n", "The file holds no element")
  }

  @Test func reportsInvalidCharacters() throws {
    try expectFault("<a>x▶\u{1}</a>", "The character U+0001 may not stand in XML")
    try expectFault("<a b='▶\u{B}'/>", "The character U+000B may not stand in XML")
    try expectFault("<a b='x▶\u{0}'/>", "The character U+0000 may not stand in XML")
    try expectFault("<!-- ▶\u{FFFF} --><a/>", "The character U+FFFF may not stand in XML")
    try expectFault("<a ▶\u{0}/>", "The character U+0000 may not stand in XML")
    try expectFault("<a>]▶]]></a>", "']]>' ends a CDATA section, and none is open here")
  }

  @Test("Reports unclosed or misplaced comments, CDATA sections and instructions")
  func commentsAndInstructions() throws {
    try expectFault("<a><!-- x ▶-- y --></a>", "'--' may not stand within a comment")
    try expectFault("<a>▶<!-- x </a>", "The comment has no '-->'")
    try expectFault("<a>▶<![CDATA[ x </a>", "The CDATA section has no ']]>'")
    try expectFault("<a>▶<?x y</a>", "The processing instruction has no '?>'")
    try expectFault("<a>▶<?1?></a>", "'<?' must be followed by a name")
    try expectFault("<a>▶<!x></a>", "'<!' starts neither a comment nor a CDATA section")
    try expectFault("\n<?▶xml version='1.0'?><a/>", "'<?xml' may only stand at the very start of the file")
    try expectFault("▶<?xml encoding='UTF-8'?><a/>", "The XML declaration names no version")
    try expectFault("<?xml version='▶2.0'?><a/>", "'2.0' is no version of XML that is known here")
  }

  @Test("Rejects a document type at every position")
  func documentTypes() throws {
    let message = "A scene file has no '<!DOCTYPE>' declaration"
    let bomb = "▶<!DOCTYPE a [<!ENTITY b 'x'><!ENTITY c '&b;&b;&b;&b;'>]><a>&c;</a>"
    try expectFault(bomb, message, rule: "doctype-not-allowed")
    try expectFault("<!-- x -->▶<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", rule: "doctype-not-allowed")
    try expectFault("▶<!doctype html><a/>", rule: "doctype-not-allowed")
    try expectFault("<a>▶<!DOCTYPE a></a>", rule: "doctype-not-allowed")
    try expectFault("<a>▶<!ENTITY b 'c'></a>", rule: "doctype-not-allowed")
    _ = try expectTree("<a><!-- <!DOCTYPE a> --><![CDATA[<!DOCTYPE a>]]></a>")
  }

  @Test(
    arguments: [
      (bytes: [0xFF, 0xFE, 0x3C, 0x00], offset: 0), ([0xFE, 0xFF, 0x00, 0x3C], 0),
      ([0x3C, 0x00, 0x61, 0x00], 0),
      ([0x3C, 0x61, 0x3E, 0xE9, 0x3C], 3), ([0x3C, 0x61, 0x3E, 0xC0, 0x80], 3),
      ([0x3C, 0x61, 0x3E, 0xED, 0xA0, 0x80], 3), ([0x3C, 0x61, 0x3E, 0xF5, 0x80, 0x80, 0x80], 3),
      ([0x3C, 0x61, 0x3E, 0xE2, 0x82], 3),
    ] as [(bytes: [UInt8], offset: Int)])
  func rejectsOtherEncodings(_ bytes: [UInt8], _ offset: Int) throws {
    let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "test.scene", bytes: bytes))
    #expect(tree == nil)
    #expect(diagnostics.map(\.rule) == ["encoding-not-utf8"])
    #expect(diagnostics.map { Int($0.location.range.start) } == [offset])
  }

  @Test("Accepts only UTF-8 as the declared encoding")
  func declaredEncodings() throws {
    _ = try expectTree("<?xml version='1.0' encoding='utf-8'?><a/>")
    _ = try expectTree("<?xml version='1.0' encoding = \"UTF-8\" standalone='yes' ?><a/>")
    try expectFault(
      "\u{FEFF}<?xml version='1.0' encoding='▶UTF-16'?><a/>", "The file is in 'UTF-16', not in UTF-8",
      rule: "encoding-not-utf8")
  }
}
