import SceneServices
import SceneValues

/// An animator that moves a list's views from their old positions to their new positions. In each layout pass, the
/// animator receives the final positions and adds the remaining offsets. Therefore, the user can scroll and the content
/// can change again during the animation.
final class ListAnimator {
  struct Act {
    let view: View
    var start: Rect
    /// The initial opacity, as a fraction of the view's `alpha`.
    var startOpacity = 1.0
    var rest: Rect
    /// The frame at the end of the animation. It differs from `rest` only if the view leaves the list.
    var end: Rect
    var endOpacity = 1.0
    var leaves = false
  }

  private final class Batch {
    var progress = 0.0
    var animation: ValueAnimation?
    var completion: ((Bool) -> Void)?
    /// The keys of the batch's entries, in the order of the acts that were passed to `begin`.
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

  static let duration = 0.3

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var batches: [Batch] = []
  /// The closure called after the animation of a view that leaves the list. The closure must capture the list weakly.
  private let didLeave: (View) -> Void

  init(didLeave: @escaping (View) -> Void) { self.didLeave = didLeave }

  var isRunning: Bool { !batches.isEmpty }

  func opacity(of view: View) -> Double { entries[ObjectIdentifier(view)]?.opacity ?? 1 }

  func rest(of view: View) -> Rect { entries[ObjectIdentifier(view)]?.act.rest ?? view.frame }

  /// Sets the final frame of a view and positions the view. If the view is being animated, the animator adds the
  /// remaining offset to the final frame.
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

  func release(_ view: View) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(view)) else { return }
    view.alpha = entry.alpha
  }

  /// Starts an animation that replaces the views' current ones. If interrupted, the completion handler receives false.
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

  func cutShort() {
    for batch in batches {
      batch.animation?.cancel()
      batch.progress = 1
      show(batch)
    }
    // Completion handlers can start other animations.
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
  /// Sets the frame that the view would have without its transform.
  fileprivate func occupy(_ rect: Rect) {
    guard !transform.isIdentity else { return frame = rect }
    let own = transform
    transform = .identity
    frame = rect
    transform = own
  }
}

extension ListAnimator.Act {
  static func move(_ view: View, from start: Rect, opacity: Double = 1, to rest: Rect) -> Self {
    Self(view: view, start: start, startOpacity: opacity, rest: rest, end: rest)
  }

  static func slideOut(_ view: View, from start: Rect, opacity: Double, to end: Rect) -> Self {
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
  /// Whether the animation fades a row in or out, which distinguishes the row from the rows that it overlaps.
  fileprivate var isFading: Bool { self != .left && self != .right && self != .none }
}

extension Rect {
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
