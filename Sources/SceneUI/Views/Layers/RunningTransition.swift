import SceneDrawing
import SceneValues

/// The style of a transition from old content to new content.
public enum TransitionStyle: Hashable, Sendable {
  case fade
  case moveIn(TransitionEdge)
  case push(TransitionEdge)
  case reveal(TransitionEdge)
  /// The content turns over like a card. Halfway through, the card is seen edge-on.
  case flip(TransitionEdge)
  case curlUp
  case curlDown
}

/// The edge at which the movement of a transition starts.
public enum TransitionEdge: Hashable, Sendable {
  case left, right, top, bottom
}

final class RunningTransition {
  let style: TransitionStyle
  let old: PictureLayer?
  let track: MotionTrack
  private static let eyeDistance = 1_000.0

  init(_ style: TransitionStyle, from old: PictureLayer?, track: MotionTrack) {
    self.style = style
    self.old = old
    self.track = track
  }

  func picture(of new: PictureLayer, at now: Double) -> PictureLayer {
    let progress = track.progress(at: now).bounded(to: .fractions, from: 1)
    let bounds = new.bounds
    var whole = PictureLayer(
      identifier: new.identifier, bounds: bounds, transform: .identity, opacity: new.opacity)
    var new = new
    new.opacity = 1
    new.identifier = nil
    var old = old ?? PictureLayer(bounds: bounds, transform: .identity)
    old.identifier = nil
    whole.sublayers = faces(old: old, new: new, progress: progress, in: bounds)
    switch style {
    case .moveIn, .push, .reveal, .curlUp, .curlDown: whole.clipsToBounds = true
    case .fade, .flip: break
    }
    return whole
  }

  private func faces(
    old: PictureLayer, new: PictureLayer, progress: Double, in bounds: Rect
  ) -> [PictureLayer] {
    switch style {
    case .fade: return [old.faded(covers(new) ? 1 : 1 - progress), new.faded(progress)]
    case .moveIn(let edge): return [old, new.moved(edge.way(1 - progress, in: bounds))]
    case .push(let edge):
      return [old.moved(edge.way(-progress, in: bounds)), new.moved(edge.way(1 - progress, in: bounds))]
    case .reveal(let edge): return [new, old.moved(edge.way(-progress, in: bounds))]
    case .flip(let edge):
      // At the halfway point, the visible face changes.
      let angle = .pi * progress
      return progress < 0.5
        ? [old.turned(angle, edge: edge, in: bounds, eye: Self.eyeDistance)]
        : [new.turned(angle - .pi, edge: edge, in: bounds, eye: Self.eyeDistance)]
    case .curlUp: return [new] + PageCurl(progress: progress).parts(of: old, in: bounds)
    case .curlDown: return [old] + PageCurl(progress: 1 - progress).parts(of: new, in: bounds)
    }
  }

  /// Returns whether the new content is opaque. If it is, the old content does not fade out, which prevents the
  /// background from showing through.
  private func covers(_ layer: PictureLayer) -> Bool {
    guard case .fill(let path, _, let color)? = layer.content.commands.first?.content else { return false }
    return color.alpha == 1 && path.bounds.union(layer.bounds) == path.bounds && layer.opacity == 1
  }
}

extension PictureLayer {
  fileprivate func faded(_ opacity: Double) -> PictureLayer {
    var layer = self
    layer.opacity *= opacity
    return layer
  }

  fileprivate func moved(_ way: Size) -> PictureLayer {
    var layer = self
    layer.transform = transform.concatenating(.translation(x: way.width, y: way.height))
    return layer
  }

  fileprivate func turned(
    _ angle: Double, edge: TransitionEdge, in bounds: Rect, eye: Double
  ) -> PictureLayer {
    let turn: Transform3D =
      switch edge {
      case .left: .rotation(angle, x: 0, y: 1, z: 0)
      case .right: .rotation(-angle, x: 0, y: 1, z: 0)
      case .top: .rotation(-angle, x: 1, y: 0, z: 0)
      case .bottom: .rotation(angle, x: 1, y: 0, z: 0)
      }
    var perspective = Transform3D.identity
    perspective.m34 = -1 / eye
    return projected(by: Projection(turn.concatenating(perspective), about: bounds.center))
  }
}

extension TransitionEdge {
  /// Returns an offset toward the edge. Its length is `amount` times the width or height of the bounds.
  fileprivate func way(_ amount: Double, in bounds: Rect) -> Size {
    switch self {
    case .left: Size(width: -bounds.width * amount, height: 0)
    case .right: Size(width: bounds.width * amount, height: 0)
    case .top: Size(width: 0, height: -bounds.height * amount)
    case .bottom: Size(width: 0, height: bounds.height * amount)
    }
  }
}
