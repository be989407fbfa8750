import SceneUI
import TestSupport
import Testing

extension NotificationName<Int> {
  fileprivate static var scoreDidChange: Self { "scoreDidChange" }
}
extension NotificationName<String> {
  /// The same name with a different type.
  fileprivate static var namedScoreDidChange: Self { "scoreDidChange" }
}

@Suite struct NotificationTests {
  private let context = SceneContext(clock: ManualClock())
  private var center: NotificationCenter { context.notifications }

  @Test("Notifies observers in the order of their registration")
  func registrationOrder() {
    var heard: [String] = []
    let tokens = (0..<3).map { index in
      center.observe(.scoreDidChange) { heard.append("\(index): \($0.content)") }
    }
    center.post(.scoreDidChange, content: 7)
    #expect(heard == ["0: 7", "1: 7", "2: 7"])
    tokens[1].cancel()
    tokens[1].cancel()
    center.post(.scoreDidChange, content: 8)
    #expect(heard.suffix(2) == ["0: 8", "2: 8"] && heard.count == 5)
    for token in tokens { token.cancel() }
  }

  @Test func releasingTokenRemovesObserver() {
    var heard = 0
    var token: ObservationToken? = center.observe(.scoreDidChange) { heard += $0.content }
    center.post(.scoreDidChange, content: 1)
    #expect(token != nil)
    token = nil
    center.post(.scoreDidChange, content: 1)
    #expect(heard == 1)
  }

  @Test("Notification names with different content types are distinct")
  func namesOfDifferentTypesAreDistinct() {
    var heard: [String] = []
    let tokens = [
      center.observe(.scoreDidChange) { heard.append("\($0.content)") },
      center.observe(.namedScoreDidChange) { heard.append($0.content) },
    ]
    center.post(.namedScoreDidChange, content: "nine")
    #expect(heard == ["nine"])
    for token in tokens { token.cancel() }
  }

  @Test func filtersNotificationsByObject() {
    final class Player {}
    let (mine, other) = (Player(), Player())
    var heard: [Int] = []
    let token = center.observe(.scoreDidChange, object: mine) { heard.append($0.content) }
    center.post(.scoreDidChange, object: other, content: 1)
    center.post(.scoreDidChange, content: 2)
    center.post(.scoreDidChange, object: mine, content: 3)
    #expect(heard == [3])
    token.cancel()
  }

  @Test func retainsNeitherObserversNorObjects() {
    final class Player { var heard: [Int] = [] }
    var witnesses = Witnesses()
    func play() {
      let (observer, object) = (Player(), Player())
      witnesses.watch(observer)
      witnesses.watch(object)
      center.observe(.scoreDidChange, object: object, with: observer) { $0.heard.append($1.content) }
      center.post(.scoreDidChange, object: object, content: 4)
      #expect(observer.heard == [4])
      center.removeObserver(observer)
      center.post(.scoreDidChange, object: object, content: 5)
      #expect(observer.heard == [4])
      center.observe(.scoreDidChange, with: observer) { $0.heard.append($1.content) }
    }
    play()
    #expect(witnesses.survivors == [])
    // A new object at the address of a deallocated one is not mistaken for it.
    var heard = 0
    let token = center.observe(.scoreDidChange, object: Player()) { _ in heard += 1 }
    for _ in 0..<100 { center.post(.scoreDidChange, object: Player(), content: 0) }
    center.post(.scoreDidChange, content: 0)
    #expect(heard == 0)
    token.cancel()
  }

  @Test("Does not notify an observer that is removed during delivery")
  func removalDuringDelivery() {
    var heard: [String] = []
    var second: ObservationToken?
    let first = center.observe(.scoreDidChange) { _ in
      heard.append("first")
      second = nil
    }
    second = center.observe(.scoreDidChange) { _ in heard.append("second") }
    let third = center.observe(.scoreDidChange) { _ in heard.append("third") }
    center.post(.scoreDidChange, content: 0)
    #expect(heard == ["first", "third"] && second == nil)
    first.cancel()
    third.cancel()
  }

  @Test("An observer can remove itself and add other observers during delivery")
  func changesDuringDelivery() {
    var heard: [String] = []
    var added: [ObservationToken] = []
    var first: ObservationToken?
    first = center.observe(.scoreDidChange) { _ in
      heard.append("first")
      first?.cancel()
      added.append(center.observe(.scoreDidChange) { heard.append("added \($0.content)") })
    }
    center.post(.scoreDidChange, content: 1)
    #expect(heard == ["first"])
    center.post(.scoreDidChange, content: 2)
    #expect(heard == ["first", "added 2"])
    added = []
  }

  @Test("Delivers a nested notification before the outer delivery continues")
  func nestedNotifications() {
    var heard: [String] = []
    let first = center.observe(.scoreDidChange) { score in
      heard.append("first \(score.content)")
      if score.content == 1 { center.post(.scoreDidChange, content: 2) }
    }
    let second = center.observe(.scoreDidChange) { heard.append("second \($0.content)") }
    center.post(.scoreDidChange, content: 1)
    #expect(heard == ["first 1", "first 2", "second 2", "second 1"])
    first.cancel()
    second.cancel()
  }
}
