import SceneAnalysis
import SceneCatalog
import SceneFiles
import ScenePlatform
import SceneValues

/// Serves pages and notifies them of changed files until the process ends.
struct PreviewLoop {
  private let session: PreviewSession
  private let transport: any PreviewTransport
  private let watch: DirectoryWatch
  private let signals: EndSignals
  private let drafts: PreviewDrafts?
  private var places: WatchedPlaces
  /// Whether there might be drafts of an editor that has quit.
  private var mayHaveStaleDrafts = false
  private var due = ContinuousClock.now

  /// The idle time, in milliseconds, before files are checked. Pictures take precedence over diagnostics.
  private static let silence: Int32 = 30
  private static let timeLimit = Duration.milliseconds(500)

  /// Begins watching files. Files that have changed since `start` are read again.
  init(
    _ session: PreviewSession, _ transport: any PreviewTransport, drafts: PreviewDrafts?,
    readSince start: time_t
  ) throws {
    (self.session, self.transport, self.drafts) = (session, transport, drafts)
    watch = try DirectoryWatch()
    signals = try EndSignals()
    places = session.catalog.places
    try watchAll()
    var changes = WatchedPlaces.Changes()
    for path in session.catalog.paths where Self.wasWritten(path, since: start) {
      changes.files.insert(path)
    }
    if !changes.isEmpty { try session.update(changes) }
    updateDrafts()
  }

  private static func wasWritten(_ path: String, since start: time_t) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mtim.tv_sec >= start - 1
  }

  /// Runs the loop until a signal arrives or the input ends. The value -1 means that there is no input.
  mutating func run(while input: Int32 = -1) {
    if input >= 0 {
      // A separate thread reads the input, because its end also cancels the drawing of a picture.
      BackgroundThread.run { [end = signals.end] in
        while !Self.hasEnded(input) {}
        end()
      }
    }
    while true {
      let isOpen = session.catalog.needsCheck
      var requests = [signals.descriptor, transport.descriptor, watch.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&requests, nfds_t(requests.count), isOpen || mayHaveStaleDrafts ? Self.silence : -1)
      guard count >= 0 else { continue }
      if requests[0].revents != 0 { return }
      if requests[2].revents != 0 {
        let signals = signals
        signals.canceling { take(watch.read()) }
      }
      if requests[1].revents != 0 { answer() }
      if mayHaveStaleDrafts, count == 0 {
        updateDrafts()
        mayHaveStaleDrafts = false
      }
      if isOpen, count == 0 || ContinuousClock.now > due { signals.canceling { session.examine() } }
      if !isOpen { due = .now + Self.timeLimit }
      notify()
    }
  }

  private static func hasEnded(_ input: Int32) -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 10)
    let count = read(input, &block, block.count)
    return count == 0 || count < 0 && errno != EINTR && errno != EAGAIN
  }

  private func answer() {
    for exchange in transport.take() where !exchange.cancellation.isRequested {
      let response = signals.canceling(exchange.cancellation) { session.answer(exchange.request) }
      if !exchange.cancellation.wasNoticed { exchange.answer(response) }
    }
  }

  private func notify() {
    for event in session.takeEvents() { transport.notify(event) }
  }

  private mutating func take(_ batch: DirectoryWatch.Batch) {
    if let drafts, batch.isIncomplete || batch.events.contains(where: { drafts.holds($0.path) }) {
      updateDrafts()
      // The event for closing a file precedes the release of the editor's lock, so the drafts are checked again.
      mayHaveStaleDrafts = true
    }
    let changes = places.changes(in: batch)
    if !changes.isEmpty {
      do {
        try session.update(changes)
        if changes.touchSettings || changes.touchSearch { try watchAll() }
      } catch {
        // A file can be temporarily invalid while another process writes it.
        let failure = Failure(error) ?? Failure("\(error)", .bug)
        StandardStreams.report(failure)
        session.reportError(failure.message)
      }
    }
    if !changes.touchSettings, batch.events.contains(where: isImage) { session.forgetImages() }
  }

  private func updateDrafts() {
    guard let drafts else { return }
    for folder in drafts.watchedFolders { try? watch.add(folder) }
    session.updateDrafts()
  }

  private func isImage(_ event: DirectoryWatch.Event) -> Bool {
    !event.isDirectory && Self.imageExtensions.contains(where: event.path.lowercased().hasSuffix)
      && session.catalog.assetDirectories.contains { LexicalPath.relative(event.path, to: $0) != nil }
  }

  private static let imageExtensions = [".png", ".jpg", ".jpeg", ".webp", ".gif", ".heic", ".pdf", ".svg"]

  private mutating func watchAll() throws {
    var seen: Set<String> = []
    while true {
      places = session.catalog.places
      let new = places.directories.subtracting(seen)
      guard !new.isEmpty else { return }
      for directory in new {
        var next = directory
        try watch.add(next)
        while next != "/" {
          next = LexicalPath.directory(of: next)
          try watch.add(next)
        }
      }
      // Changes that occurred before a directory was watched were not reported.
      if !seen.isEmpty {
        var changes = WatchedPlaces.Changes()
        changes.touchSearch = true
        try session.update(changes)
      }
      seen.formUnion(new)
    }
  }
}
