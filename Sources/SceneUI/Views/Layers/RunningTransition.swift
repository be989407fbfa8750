import SceneDrawing
import SceneValues

/// How one content gives way to another.
public enum TransitionStyle: Hashable, Sendable {
  /// The one fades while the other shows.
  case fade
  /// The new one comes over the old one.
  case moveIn(TransitionEdge)
  /// The new one comes and pushes the old one out.
  case push(TransitionEdge)
  /// The old one goes and uncovers the new one.
  case reveal(TransitionEdge)
  /// Turns over, like a card that stands on its edge half way through: the edge comes towards the reader.
  case flip(TransitionEdge)
  /// The old one is rolled up from below.
  case curlUp
  /// The new one is rolled down from above.
  case curlDown
}

/// Where something comes from.
public enum TransitionEdge: Hashable, Sendable {
  case left, right, top, bottom
}

/// A layer's content on its way from what it was to what it is.
final class RunningTransition {
  let style: TransitionStyle
  /// What the layer looked like, in its own coordinates.
  let old: PictureLayer?
  let track: MotionTrack
  /// In points: how far the reader's eye is from what turns over.
  private static let eyeDistance = 1_000.0

  init(_ style: TransitionStyle, from old: PictureLayer?, track: MotionTrack) {
    self.style = style
    self.old = old
    self.track = track
  }

  /// What is seen of it.
  ///
  /// - Parameters:
  ///   - new: what the layer looks like, in its own coordinates.
  ///   - now: the layer's own time.
  /// - Returns: in the layer's own coordinates.
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
      // Half way through it is seen from the side: until then it shows one face, then the other.
      let angle = .pi * progress
      return progress < 0.5
        ? [old.turned(angle, edge: edge, in: bounds, eye: Self.eyeDistance)]
        : [new.turned(angle - .pi, edge: edge, in: bounds, eye: Self.eyeDistance)]
    case .curlUp: return [new] + PageCurl(page: old, in: bounds).rolled(progress)
    case .curlDown: return [old] + PageCurl(page: new, in: bounds).rolled(1 - progress)
    }
  }

  /// Whether nothing is seen through the new face, so that the old one need not fade: else both would be half there.
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
  /// So many times the size towards the edge.
  fileprivate func way(_ amount: Double, in bounds: Rect) -> Size {
    switch self {
    case .left: Size(width: -bounds.width * amount, height: 0)
    case .right: Size(width: bounds.width * amount, height: 0)
    case .top: Size(width: 0, height: -bounds.height * amount)
    case .bottom: Size(width: 0, height: bounds.height * amount)
    }
  }
}
