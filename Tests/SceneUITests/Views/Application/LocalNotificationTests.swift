import SceneUI
import TestSupport
import Testing

@Suite struct LocalNotificationTests {
  private func notification(
    _ id: String, _ time: LocalNotification.Time, every interval: Double? = nil, badge: Int? = nil
  ) -> LocalNotification {
    LocalNotification(id: id, title: id, at: time, repeatInterval: interval, badgeNumber: badge)
  }

  @Test func delegateReceivesNotificationInForeground() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.activate()
      let center = stage.context.localNotifications
      center.schedule(notification("later", .after(20), badge: 3))
      center.schedule(notification("sooner", .at(10)))
      #expect(center.pending.map(\.id) == ["sooner", "later"] && center.nextTime(of: "later") == 20)
      stage.clock.advance(by: 10)
      #expect(diary.lines.last == "didReceive(sooner) active" && center.pending.map(\.id) == ["later"])
      application.resignActive()
      stage.clock.advance(by: 10)
      #expect(diary.lines.last == "didReceive(later) inactive")
      #expect(center.pending.isEmpty && center.delivered.isEmpty && center.badgeNumber == 0)
      #expect(stage.clock.nextDueTime == nil)
    }
  }

  @Test("A monthly notification for day 31 repeats on the last day of shorter months")
  func repeatsOnLastDayOfEachMonth() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.activate()
      let center = stage.context.localNotifications
      // At 9:30 in a time zone one hour ahead of UTC.
      var rent = notification(
        "rent", .local(CalendarTime(year: 1970, month: 1, day: 31, hour: 9, minute: 30)))
      rent.repeatUnit = .month
      rent.timeZone = TimeZone(secondsFromGMT: 3600)
      center.schedule(rent)
      let days = [(1, 31), (2, 28), (3, 31), (4, 30)].map { month, day in
        CalendarTime(year: 1970, month: month, day: day, hour: 8, minute: 30).date(in: .gmt)
      }
      for day in days {
        #expect(center.nextTime(of: "rent") == day)
        stage.clock.advance(by: day - stage.clock.now)
      }
      #expect(diary.lines.filter { $0.hasPrefix("didReceive") }.count == days.count)
      #expect(center.pending.map(\.id) == ["rent"])
      center.cancel(id: "rent")
      #expect(stage.clock.nextDueTime == nil)
    }
  }

  @Test("Notifications delivered in the background wait until the user opens them")
  func notificationsWaitInBackgroundUntilOpened() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.activate()
      application.enterBackground()
      let center = stage.context.localNotifications
      center.schedule(notification("one", .after(1), badge: 2))
      center.schedule(notification("two", .after(2)))
      stage.clock.advance(by: 5)
      #expect(center.delivered.map(\.id) == ["one", "two"] && center.badgeNumber == 2)
      diary.lines = []
      application.openLocalNotification(id: "one")
      application.openLocalNotification(id: "one")
      #expect(
        diary.lines == ["willEnterForeground background", "didOpen(one) inactive", "didBecomeActive active"])
      #expect(center.delivered.map(\.id) == ["two"])
      application.openLocalNotification(id: "two")
      #expect(diary.lines.last == "didOpen(two) active")
    }
  }

  @Test("A notification can launch the app")
  func launch() throws {
    try onStage { stage in
      let center = stage.context.localNotifications
      do {
        let (application, _) = Diary.application(on: stage)
        application.activate()
        center.schedule(notification("alarm", .after(60)))
        application.terminate()
        stage.clock.advance(by: 30)
      }
      let (next, diary) = Diary.application(on: stage)
      stage.clock.advance(by: 30)
      #expect(center.delivered.map(\.id) == ["alarm"], "the app is not launched")
      next.openLocalNotification(id: "alarm")
      #expect(diary.launchedFor == "alarm")
      #expect(
        diary.lines == [
          "didFinishLaunching inactive", "didOpen(alarm) inactive", "didBecomeActive active",
        ])
    }
  }

  @Test("Delivers a repeating notification after each interval")
  func repeating() throws {
    try onStage { stage in
      let center = stage.context.localNotifications
      let (application, diary) = Diary.application(on: stage)
      application.launch()
      diary.lines = []
      center.schedule(notification("tick", .after(5), every: 2))
      var times: [Double?] = []
      for _ in 0..<3 {
        times.append(center.nextTime(of: "tick"))
        stage.clock.advance(by: 3)
      }
      #expect(times == [5, 5, 7] && center.nextTime(of: "tick") == 11)
      #expect(diary.lines == Array(repeating: "didReceive(tick) inactive", count: 3))
      center.cancel(id: "tick")
      stage.clock.advance(by: 100)
      #expect(diary.lines.count == 3 && stage.clock.nextDueTime == nil)
      application.enterBackground()
      center.schedule(notification("tick", .after(1), every: 1))
      stage.clock.advance(by: 10)
      #expect(center.delivered.count == 1, "a newer notification replaces the older ones")
      center.removeAllDelivered()
      center.cancelAll()
    }
  }

  @Test("A notification can be rescheduled and, during delivery, canceled")
  func supportsReschedulingDuringDelivery() throws {
    try onStage { stage in
      let center = stage.context.localNotifications
      center.schedule(notification("a", .after(5)))
      center.schedule(notification("a", .after(9)))
      #expect(center.pending.count == 1 && center.nextTime(of: "a") == 9)
      stage.clock.advance(by: 7)
      #expect(center.delivered.isEmpty)
      center.schedule(notification("past", .at(1)))
      stage.clock.advance(by: 0.01)
      #expect(center.delivered.map(\.id) == ["past"])
      center.removeDelivered(id: "past")
      center.cancelAll()

      final class Canceller: Responder, ApplicationDelegate {
        var heard = 0
        func application(_ application: Application, didReceive notification: LocalNotification) {
          heard += 1
          application.context.localNotifications.cancel(id: notification.id)
        }
      }
      let application = Application(context: stage.context)
      let canceller = Canceller()
      stage.watch(application, canceller)
      application.delegate = canceller
      application.launch()
      center.schedule(notification("once", .after(1), every: 1))
      stage.clock.advance(by: 10)
      #expect(canceller.heard == 1 && center.pending.isEmpty && stage.clock.nextDueTime == nil)
    }
  }
}
