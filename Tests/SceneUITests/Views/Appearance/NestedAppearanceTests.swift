import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 26: appearance rules by container")
struct NestedAppearanceTests {
  static let everywhere = #"<appearance class="Label" textColor="blue"/>"#
  static let inCells = #"<appearance class="Label" in="TableViewCell" textColor="black"/>"#
  static let inTables = #"<appearance class="Label" in="TableViewCell TableView" textColor="darkGray"/>"#

  /// Returns a scene with a single label, one in a cell outside of tables, and one in a table's cell, each
  /// also with an explicit color.
  static func scene(_ rules: [String]) -> String {
    storyboardText(
      """
      <scene><viewController id="main"><view>
        <label frame="0 0 100 20" text="free"/>
        <label frame="0 20 100 20" text="free own" textColor="red"/>
        <tableViewCell frame="0 50 320 44" text="cell"/>
        <tableViewCell frame="0 100 320 44" style="custom">
          <label frame="10 0 100 20" text="cell own" textColor="red"/>
        </tableViewCell>
        <tableView frame="0 150 320 300"><section>
          <tableViewCell text="row"/>
          <tableViewCell style="custom"><label frame="10 0 100 20" text="row own" textColor="red"/></tableViewCell>
        </section></tableView>
      </view></viewController></scene>
      """ + rules.joined(separator: "\n"))
  }

  static let own: [String: Color] = ["free own": .red, "cell own": .red, "row own": .red]

  private func colors(_ rules: [String]) throws -> [String: Color] {
    let stage = try SceneStage(Self.scene(rules))
    try stage.show()
    _ = stage.window.picture()
    #expect(stage.failures.isEmpty)
    return stage.window.labelColors
  }

  @Test("Each label has the color of the rule for its containers")
  func threeRules() throws {
    let reported = try colors([Self.everywhere, Self.inCells, Self.inTables])
    #expect(
      reported
        == Self.own.merging(["free": .blue, "cell": .black, "row": Color(.darkGray)]) { own, _ in own })
  }

  /// Without the table in the last rule, it applies to cells everywhere.
  @Test func cellRuleAppliesInsideAndOutsideTables() throws {
    let reported = try colors([
      Self.everywhere, #"<appearance class="Label" in="TableViewCell" textColor="darkGray"/>"#,
    ])
    #expect(
      reported
        == Self.own.merging(["free": .blue, "cell": Color(.darkGray), "row": Color(.darkGray)]) { own, _ in
          own
        })
  }

  /// Without the container rules, labels in cells have the same color as all others.
  @Test func generalRuleAppliesInsideContainers() throws {
    let reported = try colors([Self.everywhere])
    #expect(reported == Self.own.merging(["free": .blue, "cell": .blue, "row": .blue]) { own, _ in own })
  }

  @Test func labelsKeepDefaultColorsWithoutRules() throws {
    let reported = try colors([])
    #expect(reported == Self.own.merging(["free": .label, "cell": .label, "row": .label]) { own, _ in own })
  }

  static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  @Test("The order of rules in a scene does not affect the colors", arguments: orders)
  func orderInScene(_ order: [Int]) throws {
    let rules = [Self.everywhere, Self.inCells, Self.inTables]
    let text = Self.scene(order.map { rules[$0] })
    let stage = try SceneStage(text)
    try stage.show()
    let reference = try SceneStage(Self.scene(rules))
    try reference.show()
    #expect(Harness(stage.window).svg() == Harness(reference.window).svg())
    let (digest, other) = (try compiledDigest(text), try compiledDigest(Self.scene(rules)))
    #expect(digest == other)
  }

  @Test("The order of rules in code does not affect the colors", arguments: orders)
  func orderInCode(_ order: [Int]) throws {
    let stage = try SceneStage(Self.scene([]))
    let rules: [(SceneContext) -> Void] = [
      { $0.appearance(of: Label.self).textColor = .blue },
      { $0.appearance(of: Label.self, in: [TableViewCell.self]).textColor = .black },
      {
        $0.appearance(of: Label.self, in: [TableViewCell.self, TableView.self]).textColor = Color(.darkGray)
      },
    ]
    for index in order { rules[index](stage.context) }
    try stage.show()
    let reported = stage.window.labelColors
    #expect(
      reported
        == Self.own.merging(["free": .blue, "cell": .black, "row": Color(.darkGray)]) { own, _ in own })
    #expect(stage.failures.isEmpty)
  }

  /// Rules apply before the first picture is drawn.
  @Test func rulesApplyBeforeFirstPicture() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view><label frame="0 0 99 20" text="Hello"/></view></viewController></scene>
        <appearance class="Label" textColor="#12AB34"/>
        """))
    try stage.show()
    #expect(Harness(stage.window).svg().lowercased().contains("#12ab34"))
  }

  private func compiledDigest(_ text: String) throws -> UInt64 {
    try SceneFile(bytes: compiled(text), registry: .library).digest
  }
}
