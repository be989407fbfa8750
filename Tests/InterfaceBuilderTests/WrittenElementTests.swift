import SceneCompiler
import SceneDiagnostics
import SceneResources
import Testing

/// References, places and texts of Xcode files as the checker reports them.
@Suite("Elements of Xcode files") struct WrittenElementTests {
  private func xib(_ objects: String, mac: Bool = false) -> SourceText {
    SourceText(
      path: "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.\(mac ? "Cocoa" : "CocoaTouch").XIB" version="3.0">
        <objects>\(objects)</objects>
      </document>
      """)
  }

  private func storyboard(_ objects: String, initial: String = "v-1", after: String = "") -> SourceText {
    SourceText(
      path: "A.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(initial)">
        <scenes><scene sceneID="s-1"><objects>
          <viewController id="v-1" sceneMemberID="viewController"><view key="view" id="w-1">\(objects)</view>
          </viewController>
        </objects></scene></scenes>
        \(after)
      </document>
      """)
  }

  /// Checks a file in which `▶` precedes each position of a diagnostic of a rule.
  private func expect(
    _ rule: RuleID, in marked: SourceText, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [Diagnostic] {
    let parts = String(decoding: marked.bytes, as: UTF8.self).split(
      separator: "▶", omittingEmptySubsequences: false)
    let places = parts.dropLast().reduce(into: [Int]()) { places, part in
      places.append((places.last ?? 0) + part.utf8.count)
    }
    let found = Fixture.compiler.validate(SourceText(path: marked.path, parts.joined())).filter {
      $0.severity > .note
    }
    #expect(
      found.map { "\($0.location.range.start) \($0.rule)" } == places.map { "\($0) \(rule)" },
      sourceLocation: sourceLocation)
    return found
  }

  // MARK: - References

  @Test("Reports a tie breaker whose segue does not exist")
  func tieBreaker() {
    func tied(_ id: String) -> SourceText {
      storyboard(
        #"<subviews><button id="b-1"><connections><segue destination="v-1" kind="show" id="g-1"/></connections></button></subviews>"#,
        after: "<inferredMetricsTieBreakers><segue reference=\"\(id)\"/></inferredMetricsTieBreakers>")
    }
    let found = expect("dangling-reference", in: tied("▶gone-g"))
    #expect(found.first?.message == "No object has the id 'gone-g'")
    #expect(found.first?.notes.map(\.message.text) == ["remove this 'segue' element, which has no effect"])
    _ = expect("dangling-reference", in: tied("g-1"))
  }

  @Test("Reports a controller with the Storyboard ID of another controller")
  func duplicateStoryboardIDs() {
    func controllers(_ first: String, _ second: String, mac: Bool = false) -> SourceText {
      let scenes = [("1", first), ("2", second)].map { number, element in
        """
        <scene sceneID="s-\(number)"><objects>
          <\(element) id="v-\(number)" sceneMemberID="viewController"/>
        </objects></scene>
        """
      }
      return SourceText(
        path: "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.\(mac ? "Cocoa" : "CocoaTouch").Storyboard.XIB" \
        version="3.0" initialViewController="v-1"><scenes>\(scenes.joined())</scenes></document>
        """)
    }
    let id = #"storyboardIdentifier="clock""#
    let twice = #"storyboardIdentifier="▶clock""#
    let found = expect(
      "duplicate-id", in: controllers("viewController \(id)", "tableViewController \(twice)"))
    #expect(found.first?.message == "Storyboard ID 'clock' already belongs to another controller")
    #expect(found.first?.notes.map(\.message.text) == ["first used here"])
    #expect(found.first?.notes.first?.location.map { $0.source.text($0.range) } == "clock")
    _ = expect(
      "duplicate-id", in: controllers("windowController \(id)", "viewController \(twice)", mac: true))
    _ = expect(
      "duplicate-id",
      in: controllers("viewController \(id)", #"viewController storyboardIdentifier="Clock""#))
    _ = expect(
      "duplicate-id",
      in: controllers(
        "viewController \(id)",
        #"viewControllerPlaceholder storyboardIdentifier="clock" storyboardName="B""#))
    _ = expect(
      "duplicate-id",
      in: controllers(
        #"viewController storyboardIdentifier="""#, #"viewController storyboardIdentifier="""#))
  }

  @Test("Reports a nonexistent id in each attribute that contains an id")
  func references() {
    for attribute in ["textLabel", "detailTextLabel", "imageView"] {
      _ = expect("dangling-reference", in: xib("<tableViewCell \(attribute)=\"▶gone-1\" id=\"c-1\"/>"))
    }
    for (element, mask) in [("include", "constraints"), ("exclude", "subviews")] {
      _ = expect(
        "dangling-reference",
        in: xib(
          """
          <view id="w-1"><variation key="default"><mask key="\(mask)"><\(element) reference="▶gone-1"/></mask>
          </variation></view>
          """))
    }
    _ = expect(
      "dangling-reference",
      in: xib(
        """
        <tableViewCell id="c-1"><tableViewCellContentView key="contentView" tableViewCell="▶gone-1" id="k-1"/>
        </tableViewCell>
        """))
    _ = expect(
      "dangling-reference",
      in: storyboard(
        #"<subviews><button id="b-1"><connections><segue destination="▶gone-1" kind="unwind" unwindAction="back:" id="g-1"/></connections></button></subviews>"#
      ))
    _ = expect(
      "dangling-reference",
      in: xib(
        #"<tabBar selectedItem="▶gone-1" id="b-1"><items><tabBarItem title="a" id="i-1"/></items></tabBar>"#))
    for object in [
      #"<popUpButton id="p-1"><popUpButtonCell key="cell" selectedItem="▶gone-1" id="l-1"/></popUpButton>"#,
      #"<customView id="w-1"><subviews><tableView headerView="▶gone-1" id="t-1"/></subviews></customView>"#,
      #"<outlineView outlineTableColumn="▶gone-1" id="t-1"/>"#, #"<tabView initialItem="▶gone-1" id="t-1"/>"#,
      """
      <textField id="f-1"><connections><binding destination="▶gone-1" name="value" keyPath="name" id="b-1"/>
      </connections></textField>
      """,
    ] { _ = expect("dangling-reference", in: xib(object, mac: true)) }
  }

  @Test("Accepts references to objects that are preserved")
  func preservedReferences() {
    _ = expect(
      "dangling-reference",
      in: xib(
        """
        <tableViewCell textLabel="l-1" id="c-1">
          <tableViewCellContentView key="contentView" tableViewCell="c-1" id="k-1">
            <subviews><label id="l-1"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="l-1"/></mask></variation>
          </tableViewCellContentView>
        </tableViewCell>
        """))
  }

  @Test("Messages contain ids as they are written in the file")
  func writtenIDs() {
    let found = expect("dangling-reference", in: storyboard("", initial: "▶gone-v-4"))
    #expect(found.map(\.message.text) == ["No object has the id 'gone-v-4'"])
  }

  // MARK: - Places

  @Test("Reports a misplaced known element but not the elements inside it")
  func misplacedElements() {
    let collection = storyboard(
      """
      <subviews><collectionView id="c-1">
        <▶sections><collectionViewSection id="x-1"/><tableViewSection id="x-2"/></sections>
        <▶prototypes><tableViewCell id="x-3"/></prototypes>
        <cells/>
      </collectionView></subviews>
      """)
    #expect(
      expect("misplaced-element", in: collection).map { [$0.message.text] + $0.notes.map(\.message.text) }
        == [
          ["Element 'sections' is not allowed in 'collectionView'", "it is allowed in 'tableView'"],
          ["Element 'prototypes' is not allowed in 'collectionView'", "it is allowed in 'tableView'"],
        ])
    for content in [
      #"<▶cells><tableViewCell id="x-1"/></cells>"#,
      #"<subviews><▶segue destination="v-1" kind="show" id="x-1"/></subviews>"#,
      #"<▶label id="x-1"/>"#, #"<constraints><▶view id="x-1"/></constraints>"#,
      #"<subviews><▶constraint firstAttribute="width" constant="1" id="x-1"/></subviews>"#,
      #"<subviews><▶viewController id="x-1"/></subviews>"#,
      #"<subviews><label id="x-1"><▶state key="normal"/></label></subviews>"#,
      #"<subviews><▶tableViewSection id="x-1"/></subviews>"#,
      #"<subviews><▶tapGestureRecognizer id="x-1"/></subviews>"#,
      #"<subviews><▶rect key="frame" x="0" y="0" width="1" height="1"/></subviews>"#,
      #"<subviews><label id="x-1"><▶segments><segment title="A"/></segments></label></subviews>"#,
      #"<subviews><▶connections/></subviews>"#, #"<▶scenes/>"#,
      #"<▶outlet property="x" destination="v-1" id="x-1"/>"#,
    ] { _ = expect("misplaced-element", in: storyboard(content)) }
    for object in [
      #"<customView id="w-1"><▶tableColumns><tableColumn id="x-1"/></tableColumns></customView>"#,
      #"<customView id="w-1"><▶textField id="x-1"/></customView>"#,
      #"<textField id="f-1"><▶segments/></textField>"#,
      #"<tableView id="t-1"><tableColumns><▶textField id="x-1"/></tableColumns></tableView>"#,
    ] { _ = expect("misplaced-element", in: xib(object, mac: true)) }
  }

  @Test("Does not report references to objects in a misplaced element")
  func referencesToMisplacedElements() {
    _ = expect(
      "misplaced-element",
      in: storyboard(
        """
        <▶cells><view id="x-1"/></cells>
        <connections><outlet property="nextResponder" destination="x-1" id="o-1"/></connections>
        """))
  }

  @Test("Accepts any element inside an unknown element, and keyed elements inside any object")
  func acceptedElements() {
    _ = expect(
      "misplaced-element",
      in: storyboard(
        #"<subviews><hologramView id="h-1"><cells/><rect key="frame" x="0" y="0" width="1" height="1"/></hologramView></subviews>"#
      ))
    _ = expect(
      "misplaced-element",
      in: xib(
        #"<tableView id="t-1"><view key="backgroundView" id="b-1"/><view key="tableHeaderView" id="b-2"/></tableView>"#
      ))
  }

  // MARK: - Encoded texts

  @Test("Decodes Base64 text in all elements")
  func encodedTexts() throws {
    func text(_ key: String, _ code: String) -> String {
      "<string key=\"\(key)\" base64-UTF8=\"YES\">\n  \(code)\n  </string>"
    }
    let source = xib(
      """
      <label id="l-1">\(text("text", "R3LDvMOfZQ=="))</label>
      <button id="b-1"><state key="normal">\(text("title", "VGhyZWU"))</state></button>
      <segmentedControl id="g-1"><segments><segment>\(text("title", "Rml2ZQ"))</segment></segments></segmentedControl>
      <label id="l-2"><attributedString key="attributedText"><fragment>\(text("content", "U2l4"))</fragment>
      </attributedString></label>
      <view id="w-1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="remark">
        \(text("value", "RWlnaHQ"))</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      <view id="w-2"><accessibility key="accessibilityConfiguration">\(text("label", "TmluZQ"))</accessibility></view>
      """)
    let scene = String(decoding: try #require(Fixture.importer.scene(of: source).scene).text, as: UTF8.self)
    for word in [
      #"text="Grüße""#, #"title="Three""#, #"title="Five""#, #"text="Six""#, #"value="Eight""#,
      #"accessibilityLabel="Nine""#,
    ] { #expect(scene.contains(word), "\(scene)") }
    #expect(!scene.contains("base64"))
    #expect(
      Fixture.compiler.texts(of: source).texts?.texts.map(\.text).sorted()
        == ["Five", "Grüße", "Nine", "Six", "Three"])
    _ = expect("invalid-encoded-text", in: source)
  }

  @Test("Reports invalid Base64 or UTF-8 and characters that a scene cannot contain")
  func invalidEncodedTexts() throws {
    for (code, severity) in [
      ("▶V2Vja2Vy!", Severity.error), ("▶A", .error), ("▶V2=Vja2Vy", .error), ("▶/w==", .error),
      ("▶R3LDvMOfZQM", .warning),
    ] {
      let found = expect(
        "invalid-encoded-text",
        in: xib("<label id=\"l-1\"><string key=\"text\" base64-UTF8=\"YES\">\n \(code)\n </string></label>"))
      #expect(found.map(\.severity) == [severity])
    }
    let source = xib(#"<label id="l-1"><string key="text" base64-UTF8="YES">R3LDvMOfZQM</string></label>"#)
    #expect(Fixture.compiler.texts(of: source).texts?.texts.map(\.text) == ["Grüße"])
    _ = expect(
      "invalid-encoded-text",
      in: xib(
        """
        <button id="b-1"><buttonCell key="cell" id="c-1"><string key="keyEquivalent" base64-UTF8="YES">
        Gw</string></buttonCell></button>
        """, mac: true))
  }

  // MARK: - Localized runtime attributes

  @Test("Translation keys identify localized runtime attributes by their index")
  func localizedAttributes() throws {
    let key = "b-1.ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    let source = xib(
      """
      <button id="b-1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Settings" localized="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="remark" value="Internal"/>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" localized="YES">
          <string key="value">Gear</string></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></button>
      """)
    let texts = try #require(Fixture.compiler.texts(of: source).texts)
    #expect(texts.texts.map { "\($0.key) \($0.text)" } == ["\(key)[0] Settings", "\(key)[1] Gear"])
    #expect(texts.nameless == 0)
    func rules(_ table: String) -> [String] {
      let table = StringsTable(locale: "de", path: "de.lproj/A.strings", bytes: Array(table.utf8))
      var compiler = Fixture.compiler
      compiler.optionalRules = ["untranslated-text"]
      return compiler.validate(source, resources: SceneResources(tables: [table])).map {
        "\($0.rule) \($0.message)"
      }
    }
    #expect(rules("\"\(key)[0]\" = \"Einstellungen\";\n\"\(key)[1]\" = \"Zahnrad\";") == [])
    #expect(
      rules("\"\(key)[0]\" = \"Einstellungen\";\n\"\(key)[2]\" = \"Zu viel\";") == [
        "untranslated-text '\(key)[1]' is not translated into 'de'",
        "unknown-translation-key Button 'b-1' has no translatable "
          + "'ibExternalUserDefinedRuntimeAttributesLocalizableStrings[2]'",
      ])
  }
}
