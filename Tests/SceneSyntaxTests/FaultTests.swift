import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("The parser reports only the first XML error and its position")
struct FaultTests {
  @Test("Reports an end tag that does not match the start tag")
  func reportsMismatchedEndTag() throws {
    let misspelled = try expectFault("<a>\n  <b>\n  </▶c>\n</a>", "Expected '</b>', found '</c>'")
    #expect(misspelled.notes.map(\.message.text) == ["'<b>' was opened here"])
    #expect(misspelled.notes[0].location?.start == SourcePosition(line: 2, column: 4))
    #expect(fixed(misspelled) == "<a>\n  <b>\n  </b>\n</a>")

    let forgotten = try expectFault("<a><b></▶a>", "Expected '</b>', found '</a>'")
    #expect(fixed(forgotten) == "<a><b></b></a>")
  }

  @Test("Reports a missing or superfluous end tag")
  func noEndTag() throws {
    let fault = try expectFault("<a>\n  <b>\n  </b>▶\n", "Expected '</a>' before the end of the file")
    #expect(fault.notes[0].location?.range == SourceRange(1..<2))
    #expect(fixed(fault) == "<a>\n  <b>\n  </b></a>\n")
    try expectFault("<a></a></▶b>", "'</b>' has no opening tag")
    try expectFault("<a>▶</>", "'</' must be followed by the name of an element")
    try expectFault("<a></a▶ b>", "'</a' has no closing '>'")
  }

  @Test("Reports a duplicate attribute with a note at the first attribute")
  func attributeTwice() throws {
    let fault = try expectFault("<a id='x' text='y' ▶id='z'/>", "Attribute 'id' is duplicated")
    #expect(fault.notes.map(\.message.text) == ["first set here"])
    #expect(fault.notes[0].location?.range == SourceRange(3..<5))
    #expect(fixed(fault) == "<a id='x' text='y'/>")
    try expectFault("<a xmlns:p='u' xmlns:q='u' p:x='1' ▶q:x='2'/>", "Attribute 'q:x' is duplicated")
    try expectFault("<a xmlns:p='u' ▶xmlns:p='v'/>", "Attribute 'xmlns:p' is duplicated")
  }

  @Test("Reports an unquoted value or a value without a closing quote")
  func quotes() throws {
    let noQuote = "The value of 'text' has no closing quote"
    try expectFault("<a text=▶\"abc id=\"x\"/>", noQuote)
    try expectFault("<a text=▶\"abc/>\n<b/>", noQuote)
    try expectFault("<a text=▶'abc\n  <b/>", noQuote)
    try expectFault("<a text=▶'abc", noQuote)
    let bare = try expectFault("<a text=▶abc/>", "The value of 'text' must be in quotes")
    #expect(fixed(bare) == "<a text=\"abc\"/>")
    try expectFault("<a text=▶/>", "The value of 'text' must be in quotes")
    let close = try expectFault("<a b='c'▶d='e'/>", "White space is missing before 'd'")
    #expect(fixed(close) == "<a b='c' d='e'/>")
  }

  @Test(
    "A fix that adds or escapes quotes does not split a value",
    arguments: [
      ("<a text='it's'/>", "<a text='it&apos;s'/>"),
      ("<a text='it's' id='b'/>", "<a text='it&apos;s' id='b'/>"),
      ("<a text=\"Say \"hi\"\"/>", "<a text=\"Say &quot;hi&quot;\"/>"),
      ("<a text=\"A \"b\" c\" id = \"d\">\n</a>", "<a text=\"A &quot;b&quot; c\" id = \"d\">\n</a>"),
      ("<a text=\"5\" wide\"/>", "<a text=\"5&quot; wide\"/>"),
      ("<a text=@\"Hello\"/>", "<a text=\"Hello\"/>"),
      ("<a font=body\"/>", "<a font=\"body\"/>"),
      ("<a text=Hello world' id='b'/>", "<a text='Hello world' id='b'/>"),
      ("<a image=img/a.png/>", "<a image=\"img/a.png\"/>"),
      ("<a width=5 id='b'/>", "<a width=\"5\" id='b'/>"),
      ("<a b='c'd = 'e'/>", "<a b='c' d = 'e'/>"),
    ])
  func quotesInValues(source: String, expected: String) throws {
    let fault = try fault(in: source)
    #expect(fault.fixIts.map(\.isSafe) == [true])
    #expect(fixed(fault) == expected)
  }

  @Test(
    "Offers no safe fix if the end of a value is uncertain",
    arguments: [
      "<a text=Hello world/>", "<a text='it's/>\n<b/>", "<a b='c'd e='f'/>", "<a b=c'd'e'/>",
      "<a b='c' d 'e'/>", "<a b='c' d'e'/>",
    ])
  func uncertainQuotes(source: String) throws {
    #expect(try !fault(in: source).fixIts.contains(where: \.isSafe))
  }

  @Test(
    "Identifies the format of a binary file",
    arguments: [
      ([0x89, 0x53, 0x43, 0x45, 0x4E, 0x0D], "a compiled scene"), ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
      (Array("bplist00".utf8), "a binary property list"), (Array("NIBArchive".utf8), "a compiled nib"),
    ])
  func binaryFiles(bytes: [UInt8], name: String) throws {
    let (_, faults) = SyntaxParser.parse(SourceText(path: "a.xib", bytes: bytes))
    #expect(faults.map(\.message.text) == ["The file is \(name), not XML"])
  }

  private func fault(in source: String) throws -> Diagnostic {
    let source = SourceText(path: "a.scene", bytes: Array(source.utf8))
    return try #require(SyntaxParser.parse(source).diagnostics.first)
  }

  @Test(
    "Reports markup inside a tag and suggests no fix that inserts text",
    arguments: [
      ("<a x='1'\n▶<!-- first --> y='2'><b/></a>", "A comment is not allowed inside the tag '<a'"),
      ("<a ▶<!-- first -->/>", "A comment is not allowed inside the tag '<a'"),
      ("<a x=▶<!-- first -->'1'/>", "A comment is not allowed inside the tag '<a'"),
      ("<a x▶<!-- 1 --> <!-- 2 -->='1'/>", "A comment is not allowed inside the tag '<a'"),
      ("<a></a ▶<!-- end -->>", "A comment is not allowed inside the tag '</a'"),
      (
        "<a ▶<?scenec ignore x reason='y'?> x='1'/>",
        "A processing instruction is not allowed inside the tag '<a'"
      ),
    ])
  func markupInTag(source: String, message: String) throws {
    let fault = try expectFault(source, message)
    #expect(fault.fixIts.isEmpty)
    #expect(fault.notes.map(\.message.text) == ["Move it before this element"])
  }

  @Test("Reports a tag without '>' before a comment as unfinished")
  func commentAfterTag() throws {
    let fault = try expectFault("<a><b x='1'▶\n<!-- next --><c/></a>", "The tag '<b' has no closing '>'")
    #expect(fixed(fault) == "<a><b x='1'>\n<!-- next --><c/></a>")
  }

  @Test("Suggests '/>' for an unfinished tag before the end tag of another element")
  func unfinishedEmptyTag() throws {
    let fault = try expectFault("<a><b x='1'▶\n</a>", "The tag '<b' has no closing '>'")
    #expect(fixed(fault) == "<a><b x='1'/>\n</a>")
  }

  @Test("Suggests removing white space between '<' and the name of an element")
  func spaceBeforeName() throws {
    let message = "'<' must be followed by the name of an element"
    #expect(try fixed(expectFault("<a>▶< b x='1'/></a>", message)) == "<a><b x='1'/></a>")
    #expect(try fixed(expectFault("<a>▶< b/></a>", message)) == "<a><b/></a>")
    #expect(try fixed(expectFault("<a>1 ▶< b = 2</a>", message)) == "<a>1 &lt; b = 2</a>")
  }

  @Test("Suggests the end tag's name for a start tag if an earlier element has that name")
  func misspelledStartTag() throws {
    let fault = try expectFault("<a><b/><bb></▶b></a>", "Expected '</bb>', found '</b>'")
    #expect(fixed(fault) == "<a><b/><b></b></a>")
  }

  @Test("Shortens a long value in the message but not in the fix")
  func messagesStayShort() throws {
    let long = String(repeating: "v", count: 100_000)
    let fault = try expectFault("<a b=▶\(long)/>")
    #expect(fault.fixIts[0].message.text == "Replace '" + String(repeating: "v", count: 191) + "…")
    #expect(fixed(fault) == "<a b=\"\(long)\"/>")
    let uri = try expectFault("<a xmlns:b='▶\(long)^'/>")
    #expect(uri.message.text.count == 201)
  }

  @Test("Reports an attribute without a value and an invalid character in a tag")
  func equalsSign() throws {
    let fault = try expectFault("<switch ▶on/>", "Attribute 'on' has no value")
    #expect(fixed(fault) == "<switch on=\"true\"/>")
    #expect(fixed(try expectFault("<switch ▶name/>")) == "<switch name=\"\"/>")
    #expect(
      fixed(try expectFault("<document><view ▶hidden/></document>"))
        == "<document><view hidden=\"YES\"/></document>")
    try expectFault("<switch ▶on 'true'/>", "Attribute 'on' has no value")
    try expectFault("<switch ▶='true'/>", "'=' is not allowed in the tag '<switch>'")
    try expectFault("<a ▶/ >", "'/' is not allowed in the tag '<a>'")
    try expectFault("<a é='1' ▶…='2'/>", "'…' is not allowed in the tag '<a>'")
  }

  @Test(
    "Suggests the notation of XML for that of other languages",
    arguments: [
      ("<a ▶android:b='c'/>", "<a b='c'/>"), ("<a b='c'▶, d='e'/>", "<a b='c' d='e'/>"),
      ("<a b='c' ▶/ >", "<a b='c' />"), ("<a b▶:'c'/>", "<a b='c'/>"),
      ("<a b=▶\u{201C}c\u{201D}/>", "<a b=\"c\"/>"),
    ])
  func otherNotations(_ text: String, _ intended: String) throws {
    #expect(fixed(try expectFault(text)) == intended)
  }

  @Test("Reports a comment of another language in a tag")
  func commentOfOtherLanguage() throws {
    let fault = try expectFault("<a ▶// b\n/>", "A comment is not allowed inside the tag '<a'")
    #expect(fault.notes.map(\.message.text) == ["Write '<!-- … -->' before the element"])
  }

  @Test("Reports a '<' that does not begin an element")
  func lessThan() throws {
    let value = try expectFault("<a text='1 ▶< 2'/>", "'<' must be written as '&lt;' in a value")
    #expect(fixed(value) == "<a text='1 &lt; 2'/>")
    let text = try expectFault("<a>1 ▶< 2</a>", "'<' must be followed by the name of an element")
    #expect(fixed(text) == "<a>1 &lt; 2</a>")
    let tag = try expectFault("<a>\n<label b='c'▶\n<d/></a>", "The tag '<label' has no closing '>'")
    #expect(fixed(tag) == "<a>\n<label b='c'>\n<d/></a>")
    try expectFault("<a▶", "The tag '<a' has no closing '>'")
    try expectFault("▶<", "'<' must be followed by the name of an element")
  }

  @Test("Reports a '&' that does not begin a known reference")
  func references() throws {
    let bare = try expectFault("<a text='Salt ▶& Pepper'/>", "'&' must be written as '&amp;'")
    #expect(fixed(bare) == "<a text='Salt &amp; Pepper'/>")
    try expectFault("<a>x ▶&amp y</a>", "'&' must be written as '&amp;'")
    try expectFault(
      "<a>▶&title;</a>", "Unknown entity '&title;': use '&amp;', '&lt;', '&gt;', '&quot;' or '&apos;'")
    let space = try expectFault("<a text='a▶&nbsp;b'/>")
    #expect(fixed(space) == "<a text='a&#160;b'/>")
    try expectFault("<a>▶&#x;</a>", "A character reference must consist of '&#', a number and ';'")
    try expectFault("<a>▶&#12</a>", "A character reference must consist of '&#', a number and ';'")
    try expectFault("<a>▶&#0;</a>", "XML does not allow the character '&#0;'")
    try expectFault("<a b='▶&#xD800;'/>", "XML does not allow the character '&#xD800;'")
    try expectFault("<a b='▶&#99999999999999999999;'/>")
  }

  @Test("Reports a prefix that is undeclared or declared incorrectly")
  func prefixes() throws {
    let message = "The prefix 'ib' is not declared: add 'xmlns:ib=\"…\"'"
    try expectFault("<a><▶ib:b/></a>", message)
    try expectFault("<a b='c' ▶ib:d='e'/>", message)
    try expectFault("<a><b xmlns:ib='u'/><▶ib:c/></a>", message)
    try expectFault("<▶a:b:c xmlns:a='u'/>", "'a:b:c' is not a name with a prefix")
    try expectFault("<a ▶:b='c'/>", "':b' is not a name with a prefix")
    try expectFault("<a ▶xmlns:b=''/>", "The namespace of 'b' is empty")
    try expectFault("<a xmlns:b='▶u?>'/>", "A namespace must be a URI, but 'u?>' is not")
    try expectFault("<a ▶xmlns:xmlns='u'/>", "XML reserves this prefix or namespace")
    try expectFault("<a ▶xmlns:xml='u'/>", "XML reserves this prefix or namespace")
  }

  @Test("Reports text and elements outside the root element")
  func outsideTheRoot() throws {
    try expectFault("<a/>\n<▶b/>", "'<b>' is a second root element: a file can have only one")
    try expectFault("<a/>\n▶text", "Content is not allowed after the root element")
    try expectFault("<a/>▶<![CDATA[x]]>", "Content is not allowed after the root element")
    try expectFault("▶text<a/>", "Text is not allowed before the root element")
    try expectFault("▶", "The file has no element")
    try expectFault("▶  \n", "The file has no element")
    try expectFault("<!-- nothing -->▶\n", "The file has no element")
  }

  @Test("Reports characters that XML does not allow")
  func reportsInvalidCharacters() throws {
    try expectFault("<a>x▶\u{1}</a>", "XML does not allow the character U+0001")
    try expectFault("<a b='▶\u{B}'/>", "XML does not allow the character U+000B")
    try expectFault("<a b='x▶\u{0}'/>", "XML does not allow the character U+0000")
    try expectFault("<!-- ▶\u{FFFF} --><a/>", "XML does not allow the character U+FFFF")
    try expectFault("<a ▶\u{0}/>", "XML does not allow the character U+0000")
    try expectFault("<a>]▶]]></a>", "']]>' does not end a CDATA section here")
  }

  @Test("Reports unclosed or misplaced comments, CDATA sections, and processing instructions")
  func commentsAndInstructions() throws {
    try expectFault("<a><!-- x ▶-- y --></a>", "'--' is not allowed in a comment")
    try expectFault("<a>▶<!-- x </a>", "The comment has no closing '-->'")
    try expectFault("<a>▶<![CDATA[ x </a>", "The CDATA section has no closing ']]>'")
    try expectFault("<a>▶<?x y</a>", "The processing instruction has no closing '?>'")
    try expectFault("<a>▶<?1?></a>", "'<?' must be followed by a name")
    try expectFault("<a>▶<!x></a>", "'<!' does not start a comment or a CDATA section")
    try expectFault("\n<?▶xml version='1.0'?><a/>", "'<?xml' is only allowed at the start of the file")
    try expectFault("▶<?xml encoding='UTF-8'?><a/>", "The XML declaration has no version")
    try expectFault("<?xml version='▶2.0'?><a/>", "The XML version '2.0' is not supported")
  }

  @Test("Rejects a document type declaration (DOCTYPE) at every position")
  func documentTypes() throws {
    let message = "'<!DOCTYPE>' is not allowed in a scene file"
    let bomb = "▶<!DOCTYPE a [<!ENTITY b 'x'><!ENTITY c '&b;&b;&b;&b;'>]><a>&c;</a>"
    try expectFault(bomb, message, rule: "doctype-not-allowed")
    try expectFault("<!-- x -->▶<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", rule: "doctype-not-allowed")
    try expectFault("▶<!doctype html><a/>", rule: "doctype-not-allowed")
    try expectFault("<a>▶<!DOCTYPE a></a>", rule: "doctype-not-allowed")
    try expectFault("<a>▶<!ENTITY b 'c'></a>", rule: "doctype-not-allowed")
    _ = try expectTree("<a><!-- <!DOCTYPE a> --><![CDATA[<!DOCTYPE a>]]></a>")
  }

  @Test(
    "Rejects files that are not valid UTF-8",
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
      "\u{FEFF}<?xml version='1.0' encoding='▶UTF-16'?><a/>",
      "The file is UTF-8, but declares 'UTF-16'",
      rule: "encoding-not-utf8")
  }
}
