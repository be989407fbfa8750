import SceneValues
import Testing

@Suite("Messages")
struct MessageTests {
  private let message: Message = "Outlet '\(key: "title")' of '\(class: "Card")' is '\(object: "BYZ_38")'"

  @Test("The text of a message contains the interpolated names")
  func roundTripsMessageAsLiteral() {
    #expect(message.text == "Outlet 'title' of 'Card' is 'BYZ_38'")
    #expect("\(message)" == message.text)
  }

  @Test("Returns the interpolated names of each kind in a message")
  func findsNamesByKind() {
    #expect(message.names(of: .object) == ["BYZ_38"])
    #expect(message.names(of: .className) == ["Card"])
    #expect(message.names(of: .key) == ["title"])
    #expect(message.names(of: .element) == [])
    #expect(Message("'BYZ_38' is only text").names(of: .object) == [])
  }

  @Test("Replaces only names that have a known replacement")
  func renaming() {
    let ids = ["BYZ_38": "BYZ-38", "Outlet": "no"]
    let renamed = message.renaming { name, kind in kind == .object ? ids[name] : nil }
    #expect(renamed.text == "Outlet 'title' of 'Card' is 'BYZ-38'")
    #expect(renamed.names(of: .object) == ["BYZ-38"])
  }

  @Test("A combined message contains the names of its parts")
  func combinedMessagesKeepNames() {
    let object: Message = "\(element: "button") '\(object: "save")'"
    let sentence: Message =
      "\(object.capitalizedFirst) holds \(Message.joined([object, object], separator: ", "))"
    #expect(sentence.text == "Button 'save' holds button 'save', button 'save'")
    #expect(sentence.names(of: .object) == ["save", "save", "save"])
    #expect((object + " and " + object).names(of: .object) == ["save", "save"])
  }

  @Test("Messages with the same text are equal")
  func equalityComparesText() {
    #expect(message == "Outlet 'title' of 'Card' is 'BYZ_38'")
    #expect(Set([message, Message(message.text)]).count == 1)
    #expect(message != "Outlet 'title'")
  }
}
