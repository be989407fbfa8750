import SceneDiagnostics
import Testing

/// Elements that their parents, or documents of this kind, cannot contain.
@Suite("Misplaced elements of Xcode files") struct MisplacedElementTests {
  @Test(
    "Reports elements of iOS files in parents that cannot contain them",
    arguments: [
      #"<view id="w-1"><subviews><▶window id="x-1"/></subviews></view>"#,
      #"<button id="b-1"><▶menuElements/></button>"#,
      #"<button id="b-1"><menu key="menu" id="m-1"><▶command title="A" id="x-1"/></menu></button>"#,
      #"<label id="l-1"><▶date key="text" timeIntervalSinceReferenceDate="1"/></label>"#,
      #"<view id="w-1"><▶blurEffect style="regular"/></view>"#,
      #"<tableView id="t-1"><▶collectionViewFlowLayout key="collectionViewLayout" id="x-1"/></tableView>"#,
      #"<view id="w-1"><▶wkWebViewConfiguration key="configuration"/></view>"#,
    ])
  func touch(object: String) {
    MarkedDocument.expect("misplaced-element", in: MarkedDocument.xib(object))
  }

  @Test(
    "Reports elements of macOS files in parents that cannot contain them",
    arguments: [
      #"<customView id="w-1"><subviews><▶menu id="x-1"/></subviews></customView>"#,
      #"<customView id="w-1"><subviews><▶arrayController id="x-1"/></subviews></customView>"#,
      #"<customView id="w-1"><subviews><▶textFieldCell id="x-1"/></subviews></customView>"#,
      #"<customView id="w-1"><subviews><▶window id="x-1"/></subviews></customView>"#,
      #"<window id="w-1"><▶window id="x-1"/></window>"#,
      #"<window id="w-1"><toolbar key="toolbar" id="t-1"><▶toolbarItem id="x-1"/></toolbar></window>"#,
      #"<textField id="f-1"><▶numberFormatter key="formatter" id="x-1"/></textField>"#,
      #"<segmentedControl id="g-1"><▶segments><segment label="A"/></segments></segmentedControl>"#,
    ])
  func mac(object: String) {
    MarkedDocument.expect("misplaced-element", in: MarkedDocument.xib(object, .mac))
  }

  @Test("Reports elements of watchOS files in parents that cannot contain them")
  func watch() {
    let text = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"
      initialViewController="c"><scenes><scene sceneID="s"><objects>
      <controller id="c"><items><group id="g"><items><label text="A" id="l"/></items>
      <▶label text="A" id="l-2"/></group>
      <table id="t"><items><tableRow identifier="r" id="w"><group key="rootItem" id="g-2"/></tableRow></items></table>
      </items><connections><▶label text="A" id="l-3"/>
      <▶userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/></connections></controller>
      </objects></scene></scenes></document>
      """
    MarkedDocument.expect("misplaced-element", in: SourceText(path: "A.storyboard", text))
  }

  @Test("Reports elements in a macOS file that exist only in iOS files")
  func touchOnMac() {
    let found = MarkedDocument.expect(
      "misplaced-element",
      in: MarkedDocument.xib(
        """
        <customView id="w-1"><subviews><▶label text="A" id="x-1"/></subviews></customView>
        <button id="b-1"><buttonCell key="cell" id="c-1"/><▶state key="normal" title="A"/></button>
        """, .mac))
    #expect(
      MarkedDocument.texts(found) == [
        ["Element 'label' is not allowed in a macOS file", "did you mean 'textField'?"],
        ["Element 'state' is not allowed in a macOS file", "it is allowed only in iOS and tvOS files"],
      ])
  }

  @Test("Reports elements in xibs that are allowed only in storyboards")
  func partsOfStoryboards() {
    let found = MarkedDocument.expect(
      "misplaced-element",
      in: MarkedDocument.xib(
        """
        <▶exit id="e-1"/><▶viewControllerPlaceholder storyboardName="B" id="p-1"/>
        <button id="b-1"><connections><▶segue destination="b-1" kind="show" id="g-1"/></connections></button>
        <tableView id="t-1"><▶prototypes><tableViewCell id="c-1"/></prototypes></tableView>
        <tableView id="t-2"><▶sections><tableViewSection id="s-1"/></sections></tableView>
        <tableView id="t-3"><prototypes/></tableView>
        """))
    #expect(found.first?.message == "Element 'exit' is not allowed in a xib")
    #expect(found.first?.notes.map(\.message.text) == ["it is allowed only in storyboards"])
    MarkedDocument.expect(
      "misplaced-element",
      in: MarkedDocument.xib(
        """
        <button id="b-1"><connections><▶segue destination="b-1" kind="modal" id="g-1"/></connections></button>
        """, .mac))
  }

  private func staticTable(in controller: String) -> SourceText {
    MarkedDocument.storyboard(
      """
      <\(controller) id="v-1" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="t-1">
      <sections><tableViewSection id="n-1"><cells/></tableViewSection></sections></tableView></\(controller)>
      """)
  }

  @Test("Reports static sections of a table outside a table view controller")
  func staticTable() {
    let found = MarkedDocument.expect(
      "misplaced-element",
      in: MarkedDocument.storyboard(
        """
        <viewController id="v-1" sceneMemberID="viewController"><view key="view" id="w-1"><subviews>
        <tableView dataMode="static" id="t-1"><▶sections><tableViewSection id="n-1"><cells/></tableViewSection>
        </sections></tableView></subviews></view></viewController>
        """))
    #expect(
      MarkedDocument.texts(found) == [
        [
          "Element 'sections' is not allowed in a 'tableView' outside a 'tableViewController'",
          "only the table of a 'tableViewController' can have static content",
        ]
      ])
    MarkedDocument.expect("misplaced-element", in: staticTable(in: "tableViewController"))
    MarkedDocument.expect("misplaced-element", in: staticTable(in: "hologramViewController"))
  }

  @Test("Accepts elements in parents that can contain them")
  func accepted() {
    MarkedDocument.expect(
      "misplaced-element",
      in: MarkedDocument.xib(
        """
        <window id="w-1"/>
        <visualEffectView id="e-1"><blurEffect style="regular"/></visualEffectView>
        <datePicker id="d-1"><date key="date" timeIntervalSinceReferenceDate="1"/></datePicker>
        """))
    MarkedDocument.expect(
      "misplaced-element",
      in: MarkedDocument.xib(
        """
        <menu id="m-1"><items/></menu><numberFormatter id="n-1"/><arrayController id="a-1"/>
        <textField id="f-1"><textFieldCell key="cell" id="c-1"><numberFormatter key="formatter" id="n-2"/>
        </textFieldCell></textField>
        <segmentedControl id="g-1"><segmentedCell key="cell" id="c-2"><segments><segment label="A"/></segments>
        </segmentedCell></segmentedControl>
        <matrix id="x-1"><buttonCell key="prototype" id="c-3"/><cells><column><buttonCell id="c-4"/></column>
        </cells></matrix>
        """, .mac))
  }
}
