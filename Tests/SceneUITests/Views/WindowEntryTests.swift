import SceneUI
import SceneValues
import Testing

@Suite("Rule 22: window changes are reported once to each view")
struct WindowEntryTests {
  private final class Told: View {
    var windows: [Bool] = []
    var whenTold: () -> Void = {}

    override func didMoveToWindow() {
      windows.append(window != nil)
      whenTold()
    }
  }

  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 320, height: 480), context: SceneContext(clock: ManualClock()))

  @Test("A view can add a subview while the view enters a window")
  func viewCanBeAddedDuringNotification() {
    let (outer, inner) = (Told(), Told())
    outer.whenTold = { [unowned outer] in if outer.window != nil { outer.addSubview(inner) } }
    window.addSubview(outer)
    #expect(outer.windows == [true] && inner.windows == [true])
    outer.removeFromSuperview()
    #expect(outer.windows == [true, false] && inner.windows == [true, false])
  }

  @Test("A view can remove its sibling while both views enter a window")
  func viewCanBeRemovedDuringNotification() {
    let (outer, first, second) = (Told(), Told(), Told())
    outer.addSubview(first)
    outer.addSubview(second)
    first.whenTold = { second.removeFromSuperview() }
    window.addSubview(outer)
    #expect(outer.windows == [true] && first.windows == [true])
    #expect(second.windows == [false], "the view left the window before it was notified")
  }

  @Test("A view can add a subview while the view leaves a window")
  func viewCanBeAddedDuringRemoval() {
    let (outer, inner) = (Told(), Told())
    window.addSubview(outer)
    outer.whenTold = { [unowned outer] in outer.addSubview(inner) }
    outer.removeFromSuperview()
    #expect(outer.windows == [true, false] && inner.windows == [], "the view was and is not in a window")
  }
}
