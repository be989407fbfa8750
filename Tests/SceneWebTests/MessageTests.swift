import SceneProgram
import SceneValues
import TestSupport
import Testing

@testable import SceneWeb

@Suite("Messages from browsers")
struct MessageTests {
  private static let screen =
    #""size":[320,480],"scale":2,"insets":[1,2,3,4],"dark":true,"still":false,"languages":["de-AT","en"]"#

  private static let messages = [
    #"{"hello":1,"session":null,\#(screen)}"#, #"{"hello":1,"session":"x",\#(screen)}"#, #"{"shown":3}"#,
    #"{"n":1,"do":"screen",\#(screen)}"#, #"{"n":2,"do":"down","finger":7,"at":[1.5,2]}"#,
    #"{"n":3,"do":"move","fingers":[[7,3,4],[8,1e3,-2]]}"#, #"{"n":4,"do":"up","finger":7}"#,
    #"{"n":5,"do":"cancel","finger":7}"#, #"{"n":6,"do":"hover","at":[1,2]}"#,
    #"{"n":7,"do":"menu","at":[1,2]}"#,
    #"{"n":8,"do":"wheel","way":[0,100],"at":[1,2],"smoothly":true}"#,
    #"{"n":9,"do":"key","key":"return","modifiers":["shift","command"]}"#,
    #"{"n":10,"do":"key","key":"ü","modifiers":[]}"#, #"{"n":11,"do":"text","text":"Grün"}"#,
    #"{"n":12,"do":"compose","text":"ni"}"#, #"{"n":13,"do":"paste","text":"a\nb"}"#,
    #"{"n":14,"do":"show"}"#, #"{"n":19,"do":"drop","text":"dropped","at":[30,80]}"#,
    #"{"n":18,"do":"perform","id":"12.3","action":"activate"}"#,
    #"{"n":20,"do":"perform","id":"12.3","action":"scroll down"}"#,
    #"{"n":21,"do":"perform","id":"12.3","action":"setText","text":"Grün"}"#,
    #"{"n":22,"do":"perform","id":"12.3","action":"setValue","value":0.5}"#,
    #"{"n":23,"do":"perform","id":"12.3","action":"custom","name":"Ring"}"#,
    #"{"n":15,"do":"hide"}"#, #"{"n":16,"do":"focus"}"#, #"{"n":17,"do":"blur"}"#,
  ]

  @Test("Parses every message that the page sends", arguments: messages)
  func valid(text: String) { #expect(WebMessage(Array(text.utf8)) != nil) }

  @Test("Parses the content of messages from the page")
  func content() throws {
    #expect(WebMessage(Array(#"{"shown":3}"#.utf8)) == .shown(frame: 3))
    #expect(
      WebMessage(Array(#"{"n":9,"do":"key","key":"ü","modifiers":["shift","alternate"]}"#.utf8))
        == .event(number: 9, .key(.character("ü"), [.shift, .alternate])))
    guard case .hello(nil, let screen) = WebMessage(Array(Self.messages[0].utf8)) else {
      Issue.record("no greeting")
      return
    }
    #expect(screen.size == Size(width: 320, height: 480) && screen.scale == 2 && screen.style == .dark)
    #expect(screen.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.languages == ["de-AT", "en"] && !screen.reducesMotion && screen.timeZone == nil)
    func timeZone(_ text: String) -> TimeZone? {
      let hello = #"{"hello":1,"session":null,\#(Self.screen),"zone":\#(text)}"#
      guard case .hello(nil, let screen) = WebMessage(Array(hello.utf8)) else { return nil }
      return screen.timeZone
    }
    #expect(timeZone(#""GMT+0200""#)?.secondsFromGMT(for: 0) == 7200)
    for text in [#""Nowhere/At_All""#, #""../UTC""#, "7", "null"] { #expect(timeZone(text) == nil) }
  }

  @Test(
    "Ignores invalid messages",
    arguments: [
      "", "x", "[]", "{}", "null", #"{"n":0,"do":"show"}"#, #"{"n":-1,"do":"show"}"#,
      #"{"n":1.5,"do":"show"}"#,
      #"{"n":1,"do":"dance"}"#, #"{"n":1,"do":"down","finger":7}"#, #"{"n":1,"do":"down","at":[1,2]}"#,
      #"{"n":1,"do":"down","finger":1e300,"at":[1,2]}"#, #"{"n":1,"do":"down","finger":7,"at":[1]}"#,
      #"{"n":1,"do":"key","key":"","modifiers":[]}"#, #"{"n":1,"do":"key","key":"ab","modifiers":[]}"#,
      #"{"n":1,"do":"screen","size":[0,480],"scale":1,"insets":[0,0,0,0],"languages":[]}"#,
      #"{"n":1,"do":"screen","size":[1e9,480],"scale":1,"insets":[0,0,0,0],"languages":[]}"#,
      #"{"n":1,"do":"screen","size":[320,480],"scale":1,"insets":[0,-1,0,0],"languages":[]}"#,
      #"{"hello":1}"#, #"{"shown":"3"}"#,
      #"{"n":1,"do":"perform","id":"12.3","action":"setText"}"#,
      #"{"n":1,"do":"perform","id":"12.3","action":"setValue","value":"1"}"#,
      #"{"n":1,"do":"perform","id":"12.3","action":"scroll away"}"#,
      #"{"n":1,"do":"perform","id":"x","action":"activate"}"#,
    ])
  func nothing(text: String) { #expect(WebMessage(Array(text.utf8)) == nil) }

  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main">
        <view frame="0 0 320 480">
          <switch frame="20 20 51 31"/>
          <textField frame="20 70 280 34" text="Some"/>
          <slider frame="20 110 280 34"/>
          <scrollView frame="0 200 320 280" contentSize="320 1000"><textView frame="0 0 320 100" text="More"/></scrollView>
        </view>
      </viewController>
    </scene>
    """)

  @Test("Arbitrary messages do not crash the app", arguments: RandomSeeds.of(100))
  func harmless(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let stage = try SceneStage(Self.scene)
    let controller = try stage.show()
    let application = Application(context: stage.context)
    application.add(stage.window)
    application.activate()
    let session = ScreenSession(application)
    let first = try #require(WebMessage(Array(Self.messages[0].utf8)))
    guard case .hello(_, let screen) = first else { return }
    let input = VisitorInput(session, WebPasteboard(), screen)
    for _ in 0..<200 {
      var bytes = Array(chance.pick(Self.messages).utf8)
      for _ in 0..<chance.below(3) {
        let place = chance.below(bytes.count)
        switch chance.below(3) {
        case 0: bytes[place] = UInt8(chance.below(256))
        case 1: bytes.insert(chance.pick(Array("0123456789-e.\"[]{},".utf8)), at: place)
        default: bytes.remove(at: place)
        }
      }
      if case .event(_, let event) = WebMessage(bytes) { input.take(event) }
      if chance.happens(oneIn: 3) { stage.clock.advance(by: 0.1) }
      if chance.happens(oneIn: 5) { _ = session.picture(of: stage.window) }
    }
    session.cancelAllTouches()
    #expect(controller.view.window === stage.window)
  }
}
