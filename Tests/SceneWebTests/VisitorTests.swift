import SceneRuntime
import TestSupport
import Testing

@testable import SceneProgram
@testable import SceneWeb

@Suite("Visitors of an app")
struct VisitorTests {
  private static let scene = storyboardText(
    """
    <scene><viewController id="main"><view frame="0 0 320 480"><textField frame="0 0 99 30"/></view></viewController></scene>
    """)

  @Test("When a visitor leaves, all objects of the visit are freed, including timers")
  func gone() throws {
    let hello =
      #"{"hello":1,"session":null,"size":[320,480],"scale":2,"insets":[0,0,0,0],"languages":["en"]}"#
    guard case .hello(_, let screen) = WebMessage(Array(hello.utf8)) else { return }
    let server = SystemClock()
    weak var application: Application?
    weak var visitor: Visitor?
    do {
      let launcher = ProgramLauncher(arguments: try ProgramArguments([], options: []), name: "test") {
        traits, clock, _ in
        #expect(traits.size == screen.size && traits.scale == 2 && traits.locales == ["en"])
        let context = SceneContext(registry: .library, clock: clock)
        let storyboard = Storyboard(
          file: try SceneFile(bytes: compiled(Self.scene), registry: .library), context: context)
        let made = Application(context: context)
        made.launch()
        let window = Window(frame: Rect(origin: .zero, size: screen.size), context: context)
        window.rootViewController = try storyboard.instantiateInitialViewController()
        made.add(window)
        try window.makeKeyAndVisible()
        made.activate()
        application = made
        return ScreenSession(made)
      }
      let made = try Visitor(screen, server: server, launcher: launcher, limits: WebLimits())
      visitor = made
      made.take(1, .down(finger: 1, Point(x: 9, y: 9)))
      made.take(2, .up(finger: 1))
      made.take(3, .text("abc"))
      server.loop.step()
      #expect(application != nil)
      made.end("")
    }
    server.loop.step()
    #expect(visitor == nil && application == nil)
  }
}
