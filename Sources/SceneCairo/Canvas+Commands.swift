import CPangoCairo
import SceneDrawing
import SceneValues

extension Canvas {
  /// Draws a list of commands. Consecutive commands with the same clip share one clipping operation.
  func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    var start = 0
    while start < list.commands.count {
      let clip = list.commands[start].clip
      var end = start + 1
      while end < list.commands.count, list.commands[end].clip == clip { end += 1 }
      let commands = list.commands[start..<end]
      if let clip, list.clips.indices.contains(clip) {
        draw(commands, of: list, inside: chain(of: clip, in: list)[...])
      } else {
        for command in commands { draw(command) }
      }
      start = end
    }
  }

  private func chain(of clip: Int, in list: DisplayList) -> [DisplayList.Clip] {
    var chain: [DisplayList.Clip] = []
    var next: Int? = clip
    while let index = next {
      chain.append(list.clips[index])
      next = list.parent(ofClip: index)
    }
    return chain.reversed()
  }

  private func draw(
    _ commands: ArraySlice<DisplayList.Command>, of list: DisplayList,
    inside clips: ArraySlice<DisplayList.Clip>
  ) {
    saving {
      var rest = clips
      while let clip = rest.first, clip.mask == nil {
        self.clip(to: clip.path, clip.rule)
        rest.removeFirst()
      }
      guard visible != nil else { return }
      guard let mask = rest.popFirst()?.mask else {
        for command in commands { draw(command) }
        return
      }
      deeper {
        masked(by: mask.kind, of: mask.bounds) { canvas in
          canvas.within(mask.transform) { canvas.draw(mask.content) }
        } content: {
          $0.draw(commands, of: list, inside: rest)
        }
      }
    }
  }

  func draw(_ command: DisplayList.Command) {
    within(command.transform) {
      switch command.content {
      case .fill(let path, let rule, let color):
        guard color.alpha > 0 else { return }
        setSource(color)
        fill(path, rule)
      case .stroke(let path, let style, let color):
        guard color.alpha > 0 else { return }
        setSource(color)
        stroke(path, style)
      case .text(let run): draw(run)
      case .image(let image): draw(image)
      case .painted(let painted): draw(painted)
      case .group(let group): draw(group)
      }
    }
  }

  private func draw(_ group: DisplayGroup) {
    guard group.opacity > 0, !group.content.isEmpty else { return }
    deeper {
      let composition = Composition(
        opacity: group.opacity, blendMode: group.blendMode, shadow: group.shadow,
        blurRadius: group.blurRadius,
        isIsolated: group.content.mixes)
      compose(composition, of: group.content.bounds) { $0.draw(group.content) }
    }
  }
}

extension DisplayList {
  /// Whether any group in the list blends with the content behind it.
  fileprivate var mixes: Bool {
    commands.contains { command in
      if case .group(let group) = command.content { group.blendMode != .normal } else { false }
    }
  }
}
