import NIOWebSocket
import SceneProgram
import ScenePlatform

/// All visitors. Their applications are isolated from each other but run on the clock's thread.
final class Visitors {
  private let clock: SystemClock
  private let launcher: ProgramLauncher
  private let limits: WebLimits
  private var pendingConnections: [Int: (connection: WebConnection, deadline: Timer)] = [:]
  private var visitors: [String: Visitor] = [:]
  private var queues: [Int: ArraySlice<WebInbox.Arrival>] = [:]
  private var byConnection: [Int: Visitor] = [:]
  private var absences: [String: Timer] = [:]

  /// The maximum time for which messages are processed before the thread performs other work.
  private static let moment = Duration.milliseconds(8)
  /// The time limit, in seconds, for the first message from a page.
  private static let silence = 10.0

  init(on clock: SystemClock, launcher: ProgramLauncher, limits: WebLimits) {
    (self.clock, self.launcher, self.limits) = (clock, launcher, limits)
  }

  /// Processes one message from each connection in turn so that a busy connection does not delay others.
  func take(from inbox: WebInbox) {
    for arrival in inbox.take() { queues[arrival.connection, default: []].append(arrival) }
    let end = ContinuousClock.now + Self.moment
    while !queues.isEmpty {
      for (number, arrivals) in queues {
        process(arrivals[arrivals.startIndex])
        queues[number] = arrivals.count > 1 ? arrivals.dropFirst() : nil
      }
      if ContinuousClock.now > end, !queues.isEmpty { return inbox.wakeAgain() }
    }
  }

  private func process(_ arrival: WebInbox.Arrival) {
    switch arrival {
    case .opened(let connection): meet(connection)
    case .message(let number, let bytes): process(bytes, from: number)
    case .closed(let number): lose(number)
    }
  }

  func receiveMemoryWarning() { for visitor in Array(visitors.values) { visitor.receiveMemoryWarning() } }

  func end(_ reason: String) {
    for visitor in visitors.values { visitor.end(reason) }
    for (connection, deadline) in pendingConnections.values {
      deadline.invalidate()
      connection.close(.goingAway)
    }
  }

  private func meet(_ connection: WebConnection) {
    let deadline = Timer(interval: Self.silence, on: clock) { [unowned self] _ in
      pendingConnections[connection.number] = nil
      connection.close(.policyViolation)
    }
    pendingConnections[connection.number] = (connection, deadline)
  }

  private func process(_ bytes: [UInt8], from number: Int) {
    guard let message = WebMessage(bytes) else { return }
    switch message {
    case .hello(let key, let screen):
      guard let (connection, deadline) = pendingConnections.removeValue(forKey: number) else { return }
      deadline.invalidate()
      welcome(connection, key, screen)
    case .shown(let frame): byConnection[number]?.didShow(frame)
    case .event(let event, let what): byConnection[number]?.take(event, what)
    }
  }

  private func welcome(_ connection: WebConnection, _ key: String?, _ screen: WebScreenState) {
    if let visitor = key.flatMap({ visitors[$0] }) {
      absences.removeValue(forKey: visitor.key)?.invalidate()
      if let old = visitor.connection { byConnection[old.number] = nil }
      return show(visitor, on: connection)
    }
    guard visitors.count < limits.visitors else {
      return connection.leave("The maximum number of visitors is reached. Try again later.", .unknown(1013))
    }
    do {
      let visitor = try Visitor(screen, server: clock, launcher: launcher, limits: limits)
      visitor.onEnd = { [unowned self, unowned visitor] in end(visitor, "The program has ended.") }
      visitors[visitor.key] = visitor
      show(visitor, on: connection)
    } catch {
      // The details of the error are not sent to visitors.
      fflush(nil)
      FailureOutput.write("\(error)\n")
      connection.leave("Cannot start the program.", .unknown(1013))
    }
  }

  private func show(_ visitor: Visitor, on connection: WebConnection) {
    byConnection[connection.number] = visitor
    visitor.connect(connection)
  }

  private func lose(_ number: Int) {
    pendingConnections.removeValue(forKey: number)?.deadline.invalidate()
    guard let visitor = byConnection.removeValue(forKey: number) else { return }
    visitor.disconnect()
    absences[visitor.key] = Timer(interval: limits.timeLimit, on: clock) {
      [unowned self, unowned visitor] _ in
      end(visitor, "")
    }
  }

  private func end(_ visitor: Visitor, _ reason: String) {
    guard visitors.removeValue(forKey: visitor.key) != nil else { return }
    if let connection = visitor.connection { byConnection[connection.number] = nil }
    absences.removeValue(forKey: visitor.key)?.invalidate()
    visitor.end(reason)
  }
}
