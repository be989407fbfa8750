import SceneServices

// To reach a requested state, the app takes all intermediate steps in order and skips completed steps.
extension Application {
  /// Launches the app if it has not been launched yet. All other state changes also launch the app.
  public func launch(options: LaunchOptions = LaunchOptions()) { move(to: .launch(options)) }

  /// Makes the app active, moving it to the foreground first if needed.
  public func activate() { move(to: .activate) }

  /// Makes the app inactive, for example because of an incoming call. Ongoing touches are canceled.
  public func resignActive() { move(to: .resignActive) }

  /// Moves the app to the background.
  public func enterBackground() { move(to: .enterBackground) }

  /// Moves the app to the foreground. Call `activate()` afterward.
  public func enterForeground() { move(to: .enterForeground) }

  /// Moves the app to the background and then terminates it. No further state changes are possible afterward.
  public func terminate() { move(to: .terminate) }

  /// Opens a notification that was delivered while the app was not in the foreground, as if the user had tapped the
  /// notification. The app moves to the foreground, its delegate is notified, and the app becomes active.
  ///
  /// - Parameter id: The identifier of a notification in `context.localNotifications.delivered`. The notification is
  ///   removed from that array. Other identifiers have no effect.
  public func openLocalNotification(id: String) {
    guard !isTerminated, let notification = context.localNotifications.takeDelivered(id: id) else { return }
    move(to: .open(notification))
    move(to: .activate)
  }

  /// Performs an action of a delivered notification without opening the notification. The app is launched if needed, and
  /// its delegate is notified. Nothing happens if the action or notification does not exist.
  public func performAction(_ action: String, ofLocalNotification id: String) {
    let center = context.localNotifications
    guard !isTerminated, let notification = center.delivered.first(where: { $0.id == id }),
      let chosen = center.actions(for: notification).first(where: { $0.id == action })
    else { return }
    center.removeDelivered(id: id)
    launch()
    context.clock.turns.during {
      context.note(self, "handle('\(action)' of '\(id)')")
      delegate?.application(self, handle: chosen, for: notification)
    }
  }

  /// Moves the app toward a state in steps. Requests made during a step are queued until the app has reached the state.
  private func move(to goal: ApplicationGoal) {
    goals.append(goal)
    guard !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    while !goals.isEmpty {
      let goal = goals.removeFirst()
      while let step = nextStep(to: goal) {
        context.clock.turns.during { take(step) }
        // Opening a notification changes no state, so the loop would otherwise repeat this step.
        if case .open = step { break }
      }
    }
  }

  private func nextStep(to goal: ApplicationGoal) -> ApplicationStep? {
    if isTerminated { return nil }
    guard isLaunched else {
      switch goal {
      case .launch(let options): return .finishLaunching(options)
      case .open(let notification):
        return .finishLaunching(LaunchOptions(localNotification: notification))
      default: return .finishLaunching(LaunchOptions())
      }
    }
    switch (goal, state) {
    case (.activate, .inactive): return .becomeActive
    case (.activate, .background), (.enterForeground, .background), (.open, .background):
      return .enterForeground
    case (.resignActive, .active), (.enterBackground, .active), (.terminate, .active): return .resignActive
    case (.enterBackground, .inactive), (.terminate, .inactive): return .enterBackground
    case (.terminate, .background): return .terminate
    case (.open(let notification), .inactive), (.open(let notification), .active): return .open(notification)
    default: return nil
    }
  }

  private func take(_ step: ApplicationStep) {
    switch step {
    case .finishLaunching(let options):
      isLaunched = true
      context.localNotifications.application = self
      notify("didFinishLaunching", .applicationDidFinishLaunching) {
        _ = $0.application(self, didFinishLaunchingWithOptions: options)
      }
    case .becomeActive:
      state = .active
      notify("didBecomeActive", .applicationDidBecomeActive) { $0.applicationDidBecomeActive(self) }
    case .resignActive:
      for window in windows { window.interrupt() }
      notify("willResignActive", .applicationWillResignActive) { $0.applicationWillResignActive(self) }
      state = .inactive
    case .enterBackground:
      state = .background
      notify("didEnterBackground", .applicationDidEnterBackground) { $0.applicationDidEnterBackground(self) }
    case .enterForeground:
      notify("willEnterForeground", .applicationWillEnterForeground) {
        $0.applicationWillEnterForeground(self)
      }
      state = .inactive
    case .terminate:
      notify("willTerminate", .applicationWillTerminate) { $0.applicationWillTerminate(self) }
      isTerminated = true
    case .open(let notification):
      context.note(self, "didOpen('\(notification.id)')")
      delegate?.application(self, didOpen: notification)
    }
  }

  private func notify(
    _ moment: String, _ name: NotificationName<Void>, _ notify: (any ApplicationDelegate) -> Void
  ) {
    context.note(self, "\(moment)()")
    if let delegate { notify(delegate) }
    context.notifications.post(name, object: self)
  }

  /// Handles a memory warning. Cancels ongoing touches, and then notifies the delegate and all controllers in the
  /// windows. Then releases the hidden views of controllers whose `unloadsViewOnMemoryWarning` is true.
  public func receiveMemoryWarning() {
    for window in windows { window.cancelAllTouches() }
    delegate?.applicationDidReceiveMemoryWarning(self)
    context.notifications.post(.applicationDidReceiveMemoryWarning, object: self)
    for window in windows { window.rootViewController?.sendMemoryWarning() }
    for window in windows { window.rootViewController?.unloadViewsAfterMemoryWarning() }
  }
}
