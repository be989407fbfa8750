import SceneUI
import TestSupport
import Testing

@Suite(
  "Time zones of local notifications",
  .enabled(if: TimeZone(identifier: "Europe/Berlin") != nil, "needs tzdata"))
struct LocalNotificationTimeZoneTests {
  private static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  private static let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt

  /// Runs a body with a clock that shows midnight on January 1, 2026 in Berlin.
  private func play(_ body: (Stage, LocalNotificationCenter) throws -> Void) throws {
    try onStage { stage in
      stage.context.timeZone = Self.berlin
      let start = CalendarTime(year: 2026, month: 1, day: 1).date(in: Self.berlin)
      stage.clock.advance(by: start - stage.clock.now)
      try body(stage, stage.context.localNotifications)
      stage.context.localNotifications.cancelAll()
    }
  }

  private func notification(
    _ time: LocalNotification.Time, every unit: CalendarUnit? = nil, in timeZone: TimeZone? = nil
  ) -> LocalNotification {
    var notification = LocalNotification(id: "alarm", title: "", at: time)
    notification.repeatUnit = unit
    notification.timeZone = timeZone
    return notification
  }

  /// Advances the clock to each of the next deliveries, and returns their local times.
  private func deliveries(
    _ count: Int, _ stage: Stage, _ center: LocalNotificationCenter, in timeZone: TimeZone = berlin
  ) -> [CalendarTime] {
    (0..<count).compactMap { _ in
      guard let next = center.nextTime(of: "alarm") else { return nil }
      stage.clock.advance(by: next - stage.clock.now)
      return CalendarTime(date: next, in: timeZone)
    }
  }

  @Test("A daily alarm rings at 7:00 on each day, through both changes of the offset")
  func daily() throws {
    try play { stage, center in
      center.schedule(notification(.local(CalendarTime(year: 2026, month: 1, day: 1, hour: 7)), every: .day))
      let times = deliveries(365, stage, center)
      #expect(times.allSatisfy { ($0.hour, $0.minute, $0.second) == (7, 0, 0) })
      #expect(Set(times).count == 365 && times.last == CalendarTime(year: 2026, month: 12, day: 31, hour: 7))
    }
  }

  @Test("Weekly, monthly and yearly alarms keep their local time, and hourly alarms their interval")
  func otherUnits() throws {
    try play { stage, center in
      let first = CalendarTime(year: 2026, month: 1, day: 31, hour: 7)
      center.schedule(notification(.at(first.date(in: Self.berlin)), every: .week))
      #expect(deliveries(60, stage, center).allSatisfy { $0.hour == 7 && $0.weekday == 6 })
    }
    try play { stage, center in
      center.schedule(
        notification(.local(CalendarTime(year: 2026, month: 1, day: 31, hour: 7)), every: .month))
      let times = deliveries(12, stage, center)
      #expect(times.map(\.day) == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
      #expect(times.allSatisfy { $0.hour == 7 })
    }
    try play { stage, center in
      center.schedule(notification(.local(CalendarTime(year: 2026, month: 7, day: 1, hour: 7)), every: .year))
      #expect(deliveries(3, stage, center).map(\.year) == [2026, 2027, 2028])
    }
    try play { stage, center in
      center.schedule(notification(.local(CalendarTime(year: 2026, month: 3, day: 29)), every: .hour))
      #expect(deliveries(5, stage, center).map(\.hour) == [0, 1, 3, 4, 5])
    }
  }

  @Test("An alarm at a time that clocks skip rings later on this day only")
  func skippedTime() throws {
    try play { stage, center in
      let time = CalendarTime(year: 2026, month: 3, day: 29, hour: 2, minute: 30)
      center.schedule(notification(.local(time), every: .day))
      #expect(deliveries(3, stage, center).map(\.hour) == [3, 2, 2])
    }
    try play { stage, center in
      let time = CalendarTime(year: 2026, month: 10, day: 24, hour: 2, minute: 30)
      center.schedule(notification(.at(time.date(in: Self.berlin)), every: .day))
      let start = stage.clock.now
      let days = deliveries(3, stage, center).map(\.day)
      #expect(days == [24, 25, 26] && stage.clock.now > start)
    }
  }

  @Test("Repetitions that were missed are skipped, and the next one has the same local time")
  func missed() throws {
    try play { stage, center in
      center.schedule(notification(.local(CalendarTime(year: 2026, month: 1, day: 1, hour: 7)), every: .day))
      _ = deliveries(1, stage, center)
      // A `SystemClock` skips missed timers. A change of the time zone also calculates the next time from the start.
      stage.clock.advance(by: 200 * 86_400)
      let next = try #require(center.nextTime(of: "alarm"))
      #expect(next > stage.clock.now && next - stage.clock.now <= 90_000)
      #expect(CalendarTime(date: next, in: Self.berlin).hour == 7)
    }
  }

  @Test("A change of the context's time zone moves pending notifications")
  func changedTimeZone() throws {
    try play { stage, center in
      let time = CalendarTime(year: 2026, month: 1, day: 1, hour: 7)
      center.schedule(notification(.local(time), every: .day))
      _ = deliveries(3, stage, center)
      stage.context.timeZone = Self.tokyo
      // It is 15:00 on January 3 in Tokyo.
      #expect(deliveries(2, stage, center, in: Self.tokyo).map(\.hour) == [7, 7])
      stage.context.timeZone = Self.berlin
      // It is 23:00 on January 4 in Berlin.
      let next = try #require(center.nextTime(of: "alarm"))
      #expect(
        CalendarTime(date: next, in: Self.berlin) == CalendarTime(year: 2026, month: 1, day: 5, hour: 7))
    }
  }

  @Test("Notifications with a date or a time zone of their own do not move")
  func fixedTimes() throws {
    try play { stage, center in
      let time = CalendarTime(year: 2026, month: 1, day: 1, hour: 7)
      let date = time.date(in: Self.berlin)
      center.schedule(notification(.local(time), every: .day, in: Self.berlin))
      stage.context.timeZone = Self.tokyo
      #expect(center.nextTime(of: "alarm") == date)
      #expect(deliveries(3, stage, center).map(\.hour) == [7, 7, 7])
      center.schedule(notification(.at(stage.clock.now + 60)))
      stage.context.timeZone = Self.berlin
      #expect(center.nextTime(of: "alarm") == stage.clock.now + 60)
    }
    try play { stage, center in
      center.schedule(notification(.local(CalendarTime(year: 2026, month: 1, day: 2, hour: 7))))
      stage.context.timeZone = Self.tokyo
      let next = try #require(center.nextTime(of: "alarm"))
      #expect(CalendarTime(date: next, in: Self.tokyo) == CalendarTime(year: 2026, month: 1, day: 2, hour: 7))
    }
  }
}
