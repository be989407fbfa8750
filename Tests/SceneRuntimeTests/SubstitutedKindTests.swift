import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Uses one custom class for elements of several classes, so its substitute differs from object to object.
@Suite("Substitutes for unknown classes")
struct SubstitutedKindTests {
  /// Returns the top-level objects of a nib, all of the same unknown class.
  private func standIns(for elements: [String]) throws -> [any SceneObject] {
    let views = elements.enumerated().map { "<\($1) class=\"Foo\($0)\" text=\"\($0)\" title=\"\($0)\"/>" }
    // The compiler rejects a class for two kinds of elements, but other archives may contain it.
    var content = try Archive(bytes: compiled("<nib version=\"1\">\(views.joined())</nib>")).content()
    for index in content.objects.indices { content.objects[index].classIndex = content.objects[0].classIndex }
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    let file = try SceneFile(bytes: content.encoded(), registry: .library, options: options)
    return try Nib(file: file, context: SceneContext(clock: ManualClock())).instantiate()
  }

  @Test("A label and a text field of the same unknown class each show their own text")
  func labelAndTextField() throws {
    let objects = try standIns(for: ["label", "textField", "label", "textView", "searchBar", "button"])
    #expect((objects[0] as? Label)?.text == "0")
    #expect((objects[1] as? TextField)?.text == "1")
    #expect((objects[2] as? Label)?.text == "2")
    #expect((objects[3] as? TextView)?.text == "3")
    #expect((objects[4] as? SearchBar)?.text == "4")
    #expect((objects[5] as? Button)?.title(for: .normal) == "5")
  }

  @Test("A substituted object ignores attributes that its element does not support")
  func keyOfOne() throws {
    for elements in [["view", "label"], ["label", "view"]] {
      let objects = try standIns(for: elements)
      #expect(
        objects.map { ($0 as? Label)?.text }
          == elements.map { $0 == "label" ? "\(elements.firstIndex(of: $0)!)" : nil })
    }
  }

  @Test("Trait variations and prototypes also apply to objects of substituted classes")
  func variations() throws {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view>
        <label class="Foo0" text="a"><when traits="style=dark" text="A"/></label>
        <textField class="Foo1" text="b"><when traits="style=dark" text="B"/></textField>
      </view></viewController></scene>
      """)
    var content = try Archive(bytes: compiled(text)).content()
    content.objects[3].classIndex = content.objects[2].classIndex
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    let file = try SceneFile(bytes: content.encoded(), registry: .library, options: options)
    let context = SceneContext(clock: ManualClock())
    context.style = .dark
    let view = try Storyboard(file: file, context: context).instantiateInitialViewController().view
    #expect((view.subviews[0] as? Label)?.text == "A")
    #expect((view.subviews[1] as? TextField)?.text == "B")
  }
}
