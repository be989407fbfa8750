import SceneModel
import SceneValues
import Testing

@Suite struct SceneParserTests {
  @Test("Objects are in document order with their class, parent, and slot")
  func objects() throws {
    let document = try page("<stackView id=\"stack\"><label class=\"Caption\"/></stackView>")
    #expect(document.objects.map(\.element) == ["viewController", "view", "stackView", "label"])
    #expect(document.objects.map(\.parent) == [nil, 0, 1, 2])
    #expect(document.objects.map(\.subtreeEnd) == [4, 4, 4, 4])
    #expect(document.objects[3].className == "Caption" && document.objects[3].elementClass == "Label")
    #expect(document.object(withID: "stack") == 2)
    #expect(document.faults == [])
  }

  @Test("The first controller of a scene is the source of the scene's segues")
  func controllers() throws {
    let document = try page(
      "<button><segue kind=\"show\" destination=\"next\"/></button>",
      inStoryboard: "<scene><object class=\"Model\"/><viewController id=\"next\"/></scene>")
    #expect(document.scenes.map(\.controller) == [1, 2])
    #expect(document.scenes[0].topLevel == [0, 1])
    #expect(document.segues.map(\.source) == [2])
    #expect(document.objects[try #require(document.segues.first?.trigger)].element == "button")
  }

  @Test("A value has the type of its property, and an invalid literal produces an error")
  func values() throws {
    let document = try page("<label frame=\"0 0 320 480\" alpha=\"half\" text=\"a &lt; b\"/>")
    #expect(document.written("frame").first?.value == .rect(Rect(x: 0, y: 0, width: 320, height: 480)))
    let alpha = try #require(document.written("alpha").first)
    #expect(alpha.value == nil && alpha.error != nil)
    let text = try #require(document.written("text").first)
    #expect(text.value == .string("a < b") && document.text(text.literal.range) == "a &lt; b")
  }

  @Test("Reports unknown or misplaced elements and unknown attributes")
  func faults() throws {
    let document = try page("<lable/><scene/><label txt=\"a\"/>")
    #expect(
      document.faults == [
        "unknownElement lable in view", "misplacedElement scene in view", "unknownAttribute txt in label",
      ])
  }

  @Test("Reports an unknown root element and reads its content")
  func roots() throws {
    let document = try document("<scenes><view/></scenes>")
    #expect(document.faults == ["unknownElement scenes in "])
    #expect(document.objects.map(\.element) == ["view"])
  }

  @Test(
    "Elements inside misplaced elements create no objects, but their ids are recorded")
  func misplacedIDs() throws {
    let document = try page("<scene><label id=\"lost\"/></scene>")
    #expect(document.idsLeftOut == ["lost"])
    #expect(document.object(withID: "lost") == nil)
  }

  @Test("Reports text outside 'value' elements")
  func texts() throws {
    let document = try page("some text<label><value key=\"text\">12:00</value></label>")
    #expect(document.faults == ["text some text in view"])
    #expect(document.written("text").map(\.literal.text) == ["12:00"])
  }

  @Test("Reports a segue without a kind and discards it")
  func segueWithoutKind() throws {
    let document = try page("", inController: "<segue animated=\"false\" destination=\"page\"/>")
    #expect(document.faults == ["missingAttribute kind in segue"])
    #expect(document.segues.isEmpty && document.written("animated").isEmpty)
  }

  @Test("Only a scene's controller can have the 'entry' attribute")
  func entries() throws {
    #expect(try page("<label entry=\"true\"/>").faults == ["unknownAttribute entry in label"])
    let entry = try document(
      "<storyboard version=\"1\"><scene><viewController id=\"a\" entry=\"true\"/></scene></storyboard>")
    #expect(entry.objects[0].isEntry && entry.faults == [])
  }

  @Test("Outlets at the root of a nib are outlets of the nib's owner")
  func nibOutlets() throws {
    let document = try document(
      "<nib version=\"1\" owner=\"Card\"><outlet property=\"view\" destination=\"v\"/><view id=\"v\"/></nib>")
    #expect(document.outlets.map(\.source) == [nil] && document.owner?.text == "Card")
    #expect(document.outlets.first?.destinations.map(\.text) == ["v"])
  }
}
