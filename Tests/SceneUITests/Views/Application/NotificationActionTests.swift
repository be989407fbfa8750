import SceneRuntime
import SceneUI
import TestSupport
import Testing

@Suite struct NotificationActionTests {
  private final class Player: SoundPlayer {
    var played: [String] = []
    func playSound(named name: String) { played.append(name) }
  }

  private final class Chooser: Responder, ApplicationDelegate {
    var chosen: [String] = []
    func application(
      _ application: Application, handle action: LocalNotificationAction, for notification: LocalNotification
    ) {
      chosen.append("\(action.title) \(notification.id)")
    }
  }

  private final class Presenter: Responder, ApplicationDelegate {
    let options: NotificationPresentationOptions
    var moments: [String] = []

    init(_ options: NotificationPresentationOptions) {
      self.options = options
      super.init()
    }

    required init(coder: Coder) throws {
      options = []
      try super.init(coder: coder)
    }

    func application(
      _ application: Application, willPresent notification: LocalNotification
    ) -> NotificationPresentationOptions {
      moments.append("willPresent \(notification.id)")
      return options
    }
    func application(_ application: Application, didReceive notification: LocalNotification) {
      moments.append("didReceive \(notification.id)")
    }
  }

  @Test func playsSoundOfNotification() throws {
    try onStage { stage in
      let player = Player()
      stage.context.soundPlayer = player
      let center = stage.context.localNotifications
      center.schedule(
        LocalNotification(id: "alarm", title: "Alarm", at: .after(10), repeatInterval: 10, sound: "bell"))
      center.schedule(LocalNotification(id: "mute", title: "Mute", at: .after(5)))
      stage.clock.advance(by: 9)
      #expect(player.played == [])
      stage.clock.advance(by: 12)
      #expect(player.played == ["bell", "bell"])
      center.cancelAll()
    }
  }

  @Test(
    "In the foreground, the delegate decides about the sound, the badge, and the list of notifications",
    arguments: [[], [.sound], [.badge, .list]] as [NotificationPresentationOptions])
  func presentsNotificationInForeground(_ options: NotificationPresentationOptions) throws {
    try onStage { stage in
      let (application, player) = (Application(context: stage.context), Player())
      let presenter = Presenter(options)
      application.delegate = presenter
      stage.context.soundPlayer = player
      stage.watch(application, presenter)
      application.activate()
      let center = stage.context.localNotifications
      func ring() {
        center.schedule(
          LocalNotification(id: "a", title: "A", at: .after(1), badgeNumber: 3, sound: .default))
        stage.clock.advance(by: 1)
      }
      ring()
      #expect(presenter.moments == ["willPresent a", "didReceive a"])
      #expect(player.played == (options.contains(.sound) ? ["default"] : []))
      #expect(center.badgeNumber == (options.contains(.badge) ? 3 : 0))
      #expect(center.delivered.map(\.id) == (options.contains(.list) ? ["a"] : []))
      application.enterBackground()
      player.played = []
      ring()
      #expect(player.played == ["default"] && center.badgeNumber == 3)
      #expect(center.delivered.map(\.id) == ["a"] && presenter.moments.count == 2)
    }
  }

  @Test("Replacing the pending notifications keeps the due times of unchanged notifications")
  func settingPendingNotificationsKeepsUnchangedOnes() throws {
    try onStage { stage in
      let center = stage.context.localNotifications
      func notification(_ id: String, _ seconds: Double) -> LocalNotification {
        LocalNotification(id: id, title: id, at: .after(seconds))
      }
      center.pending = [notification("late", 30), notification("soon", 10), notification("gone", 20)]
      #expect(center.pending.map(\.id) == ["soon", "gone", "late"])
      stage.clock.advance(by: 5)
      // Unchanged notifications keep their time, and changed ones start again.
      center.pending = [notification("soon", 10), notification("late", 40), notification("new", 1)]
      #expect(center.pending.map(\.id) == ["new", "soon", "late"])
      #expect(["new", "soon", "late", "gone"].map(center.nextTime) == [6, 10, 45, nil])
      center.pending = []
      #expect(center.pending.isEmpty && stage.clock.nextDueTime == nil)
    }
  }

  @Test func delegateReceivesActionChosenByUser() throws {
    try onStage { stage in
      let (application, chooser) = (Application(context: stage.context), Chooser())
      application.delegate = chooser
      stage.watch(application, chooser)
      let center = stage.context.localNotifications
      center.categories = [
        LocalNotificationCategory(
          id: "alarm", actions: [LocalNotificationAction(id: "snooze", title: "Snooze")])
      ]
      application.activate()
      application.enterBackground()
      center.schedule(LocalNotification(id: "one", title: "One", at: .after(1), category: "alarm"))
      center.schedule(LocalNotification(id: "two", title: "Two", at: .after(1), category: "other"))
      stage.clock.advance(by: 2)
      #expect(center.delivered.map { center.actions(for: $0).map(\.title) } == [["Snooze"], []])
      application.performAction("stop", ofLocalNotification: "one")
      application.performAction("snooze", ofLocalNotification: "two")
      application.performAction("snooze", ofLocalNotification: "three")
      #expect(chooser.chosen == [] && center.delivered.count == 2)
      application.performAction("snooze", ofLocalNotification: "one")
      application.performAction("snooze", ofLocalNotification: "one")
      #expect(chooser.chosen == ["Snooze one"] && center.delivered.map(\.id) == ["two"])
      #expect(application.state == .background)
    }
  }

  @Test("The time zone of a notification determines when it is delivered")
  func supportsTimeZones() throws {
    try onStage { stage in
      let center = stage.context.localNotifications
      let time = CalendarTime(year: 1970, month: 1, day: 2, hour: 7)
      center.schedule(LocalNotification(id: "utc", title: "", at: .local(time)))
      var east = LocalNotification(id: "east", title: "", at: .local(time))
      east.timeZone = TimeZone(secondsFromGMT: 3600)
      center.schedule(east)
      #expect(center.nextTime(of: "utc") == 31 * 3600 && center.nextTime(of: "east") == 30 * 3600)
      center.cancelAll()
    }
  }
}
