import SceneAnalysis
import SceneCatalogue
import SceneFiles
import ScenePlatform
import SceneValues

/// Answers pages, and has them told of what changes on the disk, until somebody ends it.
struct PreviewLoop {
  private let session: PreviewSession
  private let transport: any PreviewTransport
  private let watch: DirectoryWatch
  private let signals: EndSignals
  private let drafts: PreviewDrafts?
  private var places: WatchedPlaces
  /// Whether what was typed last may be by an editor that is gone.
  private var areDraftsUnsure = false
  /// When what a check finds is looked for at the latest.
  private var due = ContinuousClock.now

  /// Pictures come before findings: these wait until nobody asks for anything for that long, in milliseconds.
  private static let silence: Int32 = 30
  private static let patience = Duration.milliseconds(500)

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - session: what answers.
  ///   - transport: what brings requests.
  ///   - drafts: what is typed and not saved, which the session knows, too; nil where that does not count.
  ///   - start: when the files began to be read: those that were written since are read again.
  /// - Throws: `Failure` where nothing can be watched.
  init(
    _ session: PreviewSession, _ transport: any PreviewTransport, drafts: PreviewDrafts?,
    readSince start: time_t
  ) throws {
    (self.session, self.transport, self.drafts) = (session, transport, drafts)
    watch = try DirectoryWatch()
    signals = try EndSignals()
    places = session.catalogue.places
    try watchAll()
    var changes = WatchedPlaces.Changes()
    for path in session.catalogue.paths where Self.wasWritten(path, since: start) {
      changes.files.insert(path)
    }
    if !changes.isEmpty { try session.update(changes) }
    updateDrafts()
  }

  private static func wasWritten(_ path: String, since start: time_t) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mtim.tv_sec >= start - 1
  }

  /// - Parameter input: a descriptor at whose end the loop ends, too; -1 for none.
  mutating func run(while input: Int32 = -1) {
    while true {
      let isOpen = session.catalogue.needsExamination
      var requests = [signals.descriptor, transport.descriptor, watch.descriptor, input].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&requests, nfds_t(requests.count), isOpen || areDraftsUnsure ? Self.silence : -1)
      guard count >= 0 else { continue }
      if requests[0].revents != 0 || requests[3].revents != 0 && Self.hasEnded(input) { return }
      if requests[2].revents != 0 { take(watch.read()) }
      if requests[1].revents != 0 { answer() }
      if areDraftsUnsure, count == 0 {
        updateDrafts()
        areDraftsUnsure = false
      }
      if isOpen, count == 0 || ContinuousClock.now > due { session.examine() }
      if !isOpen { due = .now + Self.patience }
      tell()
    }
  }

  /// What comes is of no interest.
  private static func hasEnded(_ input: Int32) -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 10)
    let count = read(input, &block, block.count)
    return count == 0 || count < 0 && errno != EINTR && errno != EAGAIN
  }

  private func answer() {
    for exchange in transport.take() { exchange.answer(session.answer(exchange.request)) }
  }

  private func tell() {
    for event in session.takeEvents() { transport.tell(event) }
  }

  // MARK: Files

  private mutating func take(_ batch: DirectoryWatch.Batch) {
    if let drafts, batch.isIncomplete || batch.events.contains(where: { drafts.holds($0.path) }) {
      updateDrafts()
      // The system tells that an editor's file was closed before it lets go of its lock: one looks again.
      areDraftsUnsure = true
    }
    let changes = places.changes(in: batch)
    if !changes.isEmpty {
      do {
        try session.update(changes)
        if changes.touchSettings || changes.touchSearch { try watchAll() }
      } catch {
        // What is being written may be wrong for a moment.
        let message = Failure(error)?.message ?? "\(error)"
        StandardStreams.report(message)
        session.complain(message)
      }
    }
    if !changes.touchSettings, batch.events.contains(where: isImage) { session.forgetImages() }
  }

  /// Looks at what is typed, and watches where more may come.
  private func updateDrafts() {
    guard let drafts else { return }
    for folder in drafts.watchedFolders { try? watch.add(folder) }
    session.updateDrafts()
  }

  /// What an image looks like, no check wants to know.
  private func isImage(_ event: DirectoryWatch.Event) -> Bool {
    !event.isDirectory && Self.imageExtensions.contains(where: event.path.lowercased().hasSuffix)
      && session.catalogue.assetDirectories.contains { LexicalPath.relative(event.path, to: $0) != nil }
  }

  private static let imageExtensions = [".png", ".jpg", ".jpeg", ".webp", ".gif", ".heic", ".pdf", ".svg"]

  /// Watches all directories that count, and those above, where a configuration may come to lie.
  private mutating func watchAll() throws {
    var seen: Set<String> = []
    while true {
      places = session.catalogue.places
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
      // What came before a directory was watched was not heard of.
      if !seen.isEmpty {
        var changes = WatchedPlaces.Changes()
        changes.touchSearch = true
        try session.update(changes)
      }
      seen.formUnion(new)
    }
  }
}
