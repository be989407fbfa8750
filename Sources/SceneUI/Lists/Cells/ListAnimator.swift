import SceneServices
import SceneValues

/// Moves what a list shows from where it was to where it is now, on a clock.
///
/// A list is changed at once: where a view belongs is known before anything moves. The animator only lags behind: it
/// is told of each view's place whenever the list lays out, and shows it some way off. So content may be scrolled and
/// changed again in the middle.
final class ListAnimator {
  /// What happens to one view.
  struct Act {
    let view: View
    /// Where it begins, in the list's coordinates.
    var start: Rect
    /// From 0 to 1: the part of its own `alpha` that is seen at the beginning.
    var startOpacity = 1.0
    /// Where it belongs.
    var rest: Rect
    /// Where it ends; where it belongs, for one that stays.
    var end: Rect
    var endOpacity = 1.0
    /// Whether it is gone afterwards.
    var leaves = false
  }

  private final class Batch {
    var progress = 0.0
    var animation: ValueAnimation?
    var completion: ((Bool) -> Void)?
    /// Of its entries, in the order of its acts.
    var keys: [ObjectIdentifier] = []
  }

  private struct Entry {
    var act: Act
    var alpha: Double
    let batch: Batch

    var opacity: Double {
      act.startOpacity + (act.endOpacity - act.startOpacity) * batch.progress
    }

    var frame: Rect {
      func between(_ value: (Rect) -> Double) -> Double {
        let (start, end) = (value(act.start), value(act.end))
        return start + (end - start) * batch.progress
      }
      return Rect(
        x: between { $0.origin.x }, y: between { $0.origin.y }, width: max(0, between { $0.size.width }),
        height: max(0, between { $0.size.height }))
    }
  }

  /// In seconds.
  static let duration = 0.3

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var batches: [Batch] = []
  /// A view that leaves is gone. Holds the list weakly.
  private let didLeave: (View) -> Void

  init(didLeave: @escaping (View) -> Void) { self.didLeave = didLeave }

  var isRunning: Bool { !batches.isEmpty }

  /// From 0 to 1: the part of a view's `alpha` that is seen.
  func opacity(of view: View) -> Double { entries[ObjectIdentifier(view)]?.opacity ?? 1 }

  /// Where a view belongs.
  func rest(of view: View) -> Rect { entries[ObjectIdentifier(view)]?.act.rest ?? view.frame }

  /// Puts a view where it belongs, or as far from there as it has still to go.
  ///
  /// - Parameters:
  ///   - view: is moved at once.
  ///   - rect: where it belongs, in the list's coordinates.
  ///   - alpha: of the view; what it is for nil.
  func place(_ view: View, at rect: Rect, alpha: Double? = nil) {
    let key = ObjectIdentifier(view)
    guard var entry = entries[key], !entry.act.leaves else {
      view.occupy(rect)
      if let alpha { view.alpha = alpha }
      return
    }
    if let alpha {
      entry.alpha = alpha
      view.alpha = alpha * entry.opacity
    }
    let old = entry.act.rest
    entry.act.rest = rect
    entry.act.end = rect
    entry.act.start = Rect(
      x: entry.act.start.minX + rect.minX - old.minX, y: entry.act.start.minY + rect.minY - old.minY,
      width: entry.act.start.width + rect.width - old.width,
      height: entry.act.start.height + rect.height - old.height)
    entries[key] = entry
    view.occupy(entry.frame)
  }

  /// The view is used for something else, and is as it was.
  func release(_ view: View) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(view)) else { return }
    view.alpha = entry.alpha
  }

  /// Begins to move. A view that moves already goes on from where the act says.
  ///
  /// - Parameters:
  ///   - acts: what happens to each view.
  ///   - clock: the clock by which they move.
  ///   - completion: called with true when all has been seen, and with false where it is cut short.
  func begin(_ acts: [Act], on clock: Clock, completion: ((Bool) -> Void)? = nil) {
    let batch = Batch()
    batch.completion = completion
    for act in acts {
      let key = ObjectIdentifier(act.view)
      let alpha = entries[key]?.alpha ?? act.view.alpha
      entries[key] = Entry(act: act, alpha: alpha, batch: batch)
    }
    batch.keys = acts.map { ObjectIdentifier($0.view) }
    batches.append(batch)
    show(batch)
    batch.animation = ValueAnimation(
      from: 0, to: 1, duration: Self.duration, on: clock,
      step: { [weak self, weak batch] progress in
        guard let self, let batch else { return }
        batch.progress = progress
        show(batch)
      },
      completion: { [weak self, weak batch] in
        guard let self, let batch else { return }
        end(batch, finished: true)
      })
  }

  /// Everything is where it belongs at once.
  func cutShort() {
    for batch in batches {
      batch.animation?.cancel()
      batch.progress = 1
      show(batch)
    }
    // Those who hear of it may begin anew.
    for batch in batches { end(batch, finished: false) }
  }

  private func show(_ batch: Batch) {
    for entry in entries.values where entry.batch === batch {
      entry.act.view.occupy(entry.frame)
      entry.act.view.alpha = entry.alpha * entry.opacity
    }
  }

  private func end(_ batch: Batch, finished: Bool) {
    batches.removeAll { $0 === batch }
    for key in batch.keys {
      guard let entry = entries[key], entry.batch === batch else { continue }
      entries[key] = nil
      entry.act.view.alpha = entry.alpha
      if entry.act.leaves { didLeave(entry.act.view) }
    }
    let completion = batch.completion
    batch.completion = nil
    completion?(finished)
  }
}

extension View {
  /// Takes a place, as the view is without its transform.
  fileprivate func occupy(_ rect: Rect) {
    guard !transform.isIdentity else { return frame = rect }
    let own = transform
    transform = .identity
    frame = rect
    transform = own
  }
}

extension ListAnimator.Act {
  /// A view that stays, and was elsewhere.
  static func move(_ view: View, from start: Rect, opacity: Double = 1, to rest: Rect) -> Self {
    Self(view: view, start: start, startOpacity: opacity, rest: rest, end: rest)
  }

  /// A view that is pushed out of sight.
  static func pushOut(_ view: View, from start: Rect, opacity: Double, to end: Rect) -> Self {
    Self(view: view, start: start, startOpacity: opacity, rest: end, end: end, leaves: true)
  }

  static func appear(_ view: View, at rest: Rect, _ animation: TableView.RowAnimation, width: Double) -> Self
  {
    Self(
      view: view, start: rest.outside(animation, width: width),
      startOpacity: animation.isFading ? 0 : 1, rest: rest, end: rest)
  }

  static func disappear(
    _ view: View, from start: Rect, opacity: Double, _ animation: TableView.RowAnimation, width: Double
  ) -> Self {
    Self(
      view: view, start: start, startOpacity: opacity, rest: start,
      end: start.outside(animation, width: width), endOpacity: animation.isFading ? 0 : opacity, leaves: true)
  }
}

extension TableView.RowAnimation {
  /// What comes or goes across other rows cannot be told from them unless it is faint.
  fileprivate var isFading: Bool { self != .left && self != .right && self != .none }
}

extension Rect {
  /// Where a row comes from, or goes to.
  fileprivate func outside(_ animation: TableView.RowAnimation, width: Double) -> Rect {
    switch animation {
    case .left: offsetBy(dx: -width, dy: 0)
    case .right: offsetBy(dx: width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -height)
    case .bottom: offsetBy(dx: 0, dy: height)
    case .fade, .automatic, .none: self
    }
  }
}
