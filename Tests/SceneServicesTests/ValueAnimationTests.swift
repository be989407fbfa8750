import SceneServices
import Testing

@Suite struct ValueAnimationTests {
  private let clock = ManualClock()

  @Test("rule 27: an animated value follows the clock, slows down, and reaches its end value")
  func timing() {
    var values: [Double] = []
    var ends = 0
    let animation = ValueAnimation(
      from: 10, to: 20, duration: 0.5, on: clock, step: { values.append($0) }, completion: { ends += 1 })
    #expect(values.isEmpty)
    clock.advance(by: 0.25)
    #expect(values.count == 15 && ends == 0)
    #expect((values.last ?? 0) > 15)
    #expect(values == values.sorted())
    clock.advance(by: 1)
    #expect(values.last == 20 && ends == 1)
    animation.finish()
    #expect(ends == 1 && values.count == 30)
  }

  @Test("Finishing an animation early sets the final value and calls the completion once")
  func finishing() {
    var values: [Double] = []
    var ends = 0
    let animation = ValueAnimation(
      from: 0, to: 1, duration: 1, on: clock, step: { values.append($0) }, completion: { ends += 1 })
    animation.finish()
    clock.advance(by: 2)
    #expect(values == [1] && ends == 1)
  }

  @Test("A canceled or released animation no longer calls its handler", arguments: [true, false])
  func stops(byCancelling: Bool) {
    var count = 0
    var animation: ValueAnimation? = ValueAnimation(
      from: 0, to: 1, duration: 1, on: clock, step: { _ in count += 1 }, completion: { count += 100 })
    clock.advance(by: 0.1)
    #expect(count == 6)
    if byCancelling { animation?.cancel() } else { animation = nil }
    clock.advance(by: 2)
    #expect(count == 6)
    #expect(clock.nextDueTime == nil)
    _ = animation
  }
}
