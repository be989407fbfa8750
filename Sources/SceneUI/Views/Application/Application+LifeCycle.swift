import SceneServices

// A host, or a test, says where the application is to go; it goes there by the steps that there are, in their order.
// What has been passed already is not done again.
extension Application {
  /// Launches the application, if it is not launched. Every other way of moving it launches it, too.
  public func launch(options: LaunchOptions = LaunchOptions()) { move(to: .launch(options)) }

  /// Makes the application active, through the foreground where it was in the background.
  public func activate() { move(to: .activate) }

  /// Takes the person's attention away: a call comes in. Fingers that are down are taken away, too.
  public func resignActive() { move(to: .resignActive) }

  /// The application is seen no more.
  public func enterBackground() { move(to: .enterBackground) }

  /// The application is about to be seen again. `activate()` comes next.
  public func enterForeground() { move(to: .enterForeground) }

  /// Ends the application, through the background. Afterwards it goes nowhere any more.
  public func terminate() { move(to: .terminate) }

  /// The person taps a notification that was delivered while the application was not in the foreground: it comes there,
  /// hears of it, and becomes active.
  ///
  /// - Parameter id: of one of `context.localNotifications.delivered`, which it is taken from. Any other does nothing.
  public func openLocalNotification(id: String) {
    guard !isTerminated, let notification = context.localNotifications.takeDelivered(id: id) else { return }
    move(to: .open(notification))
    move(to: .activate)
  }

  /// The person chooses one of the actions of a notification that was delivered, without opening it: the application is
  /// launched, where it was not, and its delegate hears of it. An action or a notification that there is not does nothing.
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

  /// What is asked for while a step is being told waits until everyone has heard of that step.
  private func move(to goal: ApplicationGoal) {
    goals.append(goal)
    guard !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    while !goals.isEmpty {
      let goal = goals.removeFirst()
      while let step = nextStep(to: goal) {
        context.clock.turns.during { take(step) }
        // It is opened once, and has no state of its own.
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
      tell("didFinishLaunching", .applicationDidFinishLaunching) {
        $0.application(self, didFinishLaunching: options)
      }
    case .becomeActive:
      state = .active
      tell("didBecomeActive", .applicationDidBecomeActive) { $0.applicationDidBecomeActive(self) }
    case .resignActive:
      for window in windows { window.interrupt() }
      tell("willResignActive", .applicationWillResignActive) { $0.applicationWillResignActive(self) }
      state = .inactive
    case .enterBackground:
      state = .background
      tell("didEnterBackground", .applicationDidEnterBackground) { $0.applicationDidEnterBackground(self) }
    case .enterForeground:
      tell("willEnterForeground", .applicationWillEnterForeground) { $0.applicationWillEnterForeground(self) }
      state = .inactive
    case .terminate:
      tell("willTerminate", .applicationWillTerminate) { $0.applicationWillTerminate(self) }
      isTerminated = true
    case .open(let notification):
      context.note(self, "didOpen('\(notification.id)')")
      delegate?.application(self, didOpen: notification)
    }
  }

  private func tell(
    _ moment: String, _ name: NotificationName<Void>, _ tell: (any ApplicationDelegate) -> Void
  ) {
    context.note(self, "\(moment)()")
    if let delegate { tell(delegate) }
    context.notifications.post(name, object: self)
  }

  /// Memory is short: the system takes the fingers away that are down, which views and recognizers see as canceled; then the
  /// delegate and every controller are told.
  public func receiveMemoryWarning() {
    for window in windows { window.cancelAllTouches() }
    delegate?.applicationDidReceiveMemoryWarning(self)
    context.notifications.post(.applicationDidReceiveMemoryWarning, object: self)
    for window in windows { window.rootViewController?.warnOfMemory() }
  }
}
