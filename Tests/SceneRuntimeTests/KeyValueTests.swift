import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Creates its own label before any connection is made.
final class Card: View {
  let title = Label()
  weak var other: View?
  var badge: String? = "new"
  var marked = 0..<1
  var selection: Range<Int>? = 0..<1
  override static var declaration: ClassDeclaration {
    ClassDeclaration(Card.self) {
      $0.property("badge", get: \.badge, set: { $0.badge = $1 })
      $0.property("marked", default: 0..<1, get: \.marked, set: { $0.marked = $1 })
      $0.property("selection", get: \.selection, set: { $0.selection = $1 })
      $0.outlet("titleLabel", get: \.title, set: { _, _ in })
      $0.outlet("other", get: \.other, set: { $0.other = $1 })
      $0.outlet("secret") { (_, _: View?) in }
    }
  }
}

@Suite struct KeyValueTests {
  static func text(_ inside: String) -> String {
    storyboardText(
      """
      <scene>
        <viewController id="main">
          <view>
            <view/>
            <view class="Card">
              \(inside)
            </view>
          </view>
        </viewController>
      </scene>
      """)
  }

  private func error(_ inside: String) throws -> LoadingError {
    try loadingError { try SceneStage(Self.text(inside), registry: .library(and: Card.self)).show() }
  }

  @Test("rule 8: the error for an unknown key has the wording of UIKit's error and a location")
  func undefinedKey() throws {
    let error = try error("<runtimeAttribute key=\"titel\" type=\"string\" value=\"x\"/>")
    #expect(
      error.description
        == "Test.scene:6:8, main/view/view[2]: 'Card' declares no property or outlet 'titel': this class is not key value coding-compliant for the key"
    )
  }

  @Test("rule 8: the error for an unknown outlet has the location of the outlet")
  func undefinedOutlet() throws {
    let error = try error("<outlet property=\"titel\" destination=\"main\"/>")
    #expect(
      error.description
        == "Test.scene:7:10, main/view/view[2]: 'Card' declares no property or outlet 'titel': this class is not key value coding-compliant for the key"
    )
  }

  @Test("rule 8: does not connect a property as an outlet or a single outlet as a collection")
  func mixedUp() throws {
    let property = try error("<outlet property=\"alpha\" destination=\"main\"/>")
    guard case .undefinedKey("alpha", class: "Card") = property.kind else { throw Unexpected("\(property)") }
    let collection = try error("<outletCollection property=\"other\" destinations=\"main\"/>")
    guard case .undefinedKey("other", class: "Card") = collection.kind else {
      throw Unexpected("\(collection)")
    }
  }

  @Test("rule 6: runtime attributes can set ranges and, for optional properties, nil")
  func rangesAndNil() throws {
    let text = Self.text(
      """
      <runtimeAttribute key="badge" type="nil" value=""/>
      <runtimeAttribute key="marked" type="range" value="3 5"/>
      <runtimeAttribute key="selection" type="range" value="-1 0"/>
      <runtimeAttribute key="titleLabel.backgroundColor" type="nil" value=""/>
      """)
    let stage = try SceneStage(text, registry: .library(and: Card.self))
    let view = try stage.storyboard.instantiateInitialViewController().view.subviews[1]
    let card = try #require(view as? Card)
    #expect(card.badge == nil)
    #expect(card.marked == 3..<8)
    #expect(card.selection == -1 ..< -1)
    #expect(card.title.backgroundColor == nil)
    #expect(stage.storyboard.context.registry.vocabulary.property("marked", of: "Card")?.type == .range)
  }

  @Test("rule 6: rejects nil for a property that is not optional")
  func nilForRequiredValue() throws {
    let error = try error("<runtimeAttribute key=\"marked\" type=\"nil\" value=\"\"/>")
    guard case .valueDoesNotFit(key: "marked", class: "Card", _, _) = error.kind else {
      throw Unexpected("\(error)")
    }
  }

  @Test("rule 6: the error for a runtime attribute of the wrong type contains both types")
  func wrongType() throws {
    let error = try error("<runtimeAttribute key=\"backgroundColor\" type=\"string\" value=\"white\"/>")
    #expect(
      error.description.hasSuffix(
        "the property 'backgroundColor' of 'Card' must be a color, not the string 'white'"))
  }

  @Test("rule 8: a key path can contain outlets")
  func keyPath() throws {
    let stage = try SceneStage(
      Self.text("<runtimeAttribute key=\"titleLabel.text\" type=\"string\" value=\"Hello\"/>"),
      registry: .library(and: Card.self))
    for _ in 0..<2 {
      let view = try stage.storyboard.instantiateInitialViewController().view.subviews[1]
      #expect((view as? Card)?.title.text == "Hello")
    }
  }

  @Test("rule 8: reports which key in a key path is unknown, nil, or unreadable")
  func brokenKeyPath() throws {
    func error(_ path: String) throws -> LoadingError {
      try self.error("<runtimeAttribute key=\"\(path)\" type=\"string\" value=\"x\"/>")
    }
    let last = try error("titleLabel.titel")
    guard case .undefinedKey("titel", class: "Label") = last.kind else { throw Unexpected("\(last)") }
    let step = try error("nothing.text")
    guard case .undefinedKey("nothing", class: "Card") = step.kind else { throw Unexpected("\(step)") }
    let empty = try error("other.name")
    guard case .emptyOutlet("other", class: "Card") = empty.kind else { throw Unexpected("\(empty)") }
    #expect(empty.place?.line == 6)
    let secret = try error("secret.name")
    guard case .unreadableOutlet("secret", class: "Card") = secret.kind else { throw Unexpected("\(secret)") }
  }

  @Test("rule 8: in tools, an invalid key path does not affect the object's other attributes")
  func brokenKeyPathAmongOthers() throws {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    let text = Self.text(
      """
      <runtimeAttribute key="titleLabel.text" type="string" value="Hello"/>
      <runtimeAttribute key="nothing.text" type="string" value="x"/>
      <runtimeAttribute key="titleLabel.alpha" type="number" value="0.5"/>
      """)
    let stage = try SceneStage(text, registry: .library(and: Card.self), options: options)
    let view = try stage.storyboard.instantiateInitialViewController().view.subviews[1]
    let card = try #require(view as? Card)
    #expect(card.title.text == "Hello")
    #expect(card.title.alpha == 0.5)
  }

  @Test("rule 8: code can set and read values by key and by key path")
  func byCode() throws {
    let registry = try Registry.library(and: Card.self)
    let card = Card()
    try registry.setValue(.number(0.5), forKeyPath: "alpha", on: card)
    #expect(card.alpha == 0.5)
    try registry.setValue(.text("0.25"), forKeyPath: "alpha", on: card)
    #expect(try registry.value(forKeyPath: "alpha", on: card) == .number(0.25))
    try registry.setValue(.number(3), forKeyPath: "tag", on: card)
    #expect(card.tag == 3)
    #expect(throws: LoadingError.Kind.self) {
      try registry.setValue(.number(2.5), forKeyPath: "tag", on: card)
    }
    try registry.setValue(.string("A"), forKeyPath: "titleLabel.text", on: card)
    #expect(try registry.value(forKeyPath: "titleLabel.text", on: card) == .string("A"))
    #expect(throws: LoadingError.Kind.self) { try registry.setValue(.int(1), forKeyPath: "beta", on: card) }
    #expect(throws: LoadingError.Kind.self) {
      try registry.setValue(.string("half"), forKeyPath: "alpha", on: card)
    }
    #expect(throws: LoadingError.Kind.self) { try registry.value(forKeyPath: "", on: card) }
  }

  @Test("rule 8: code can connect and disconnect outlets by name")
  func outletsByCode() throws {
    let registry = try Registry.library(and: Card.self)
    let (card, view) = (Card(), View())
    try registry.setOutlet("other", of: card, to: view)
    #expect(card.other === view)
    try registry.setOutlet("other", of: card, to: nil)
    #expect(card.other == nil)
    #expect(throws: LoadingError.Kind.self) { try registry.setOutlet("another", of: card, to: view) }
    #expect(throws: LoadingError.Kind.self) {
      try registry.setOutlet("other", of: card, to: ViewController())
    }
  }

  @Test("rule 8: code cannot connect an outlet collection as an outlet")
  func collectionsByCode() throws {
    let registry = try Registry.library(and: Card.self)
    let error = try #require(throws: LoadingError.Kind.self) {
      try registry.setOutlet("gestureRecognizers", of: Card(), to: TapGestureRecognizer())
    }
    guard case .undefinedKey("gestureRecognizers", class: "Card") = error else {
      throw Unexpected("\(error)")
    }
  }
}
