import SceneCairo
import SceneUI

private func renderer(of window: Window) throws {
  // snippet: CairoRenderer.swift
  let renderer = try CairoRenderer(scale: 2)
  let png = try renderer.png(window.picture())
  // end
  _ = png
}

private func files(of window: Window) throws {
  // snippet: Pixels.md
  let renderer = try CairoRenderer(scale: 2)
  let png = try renderer.png(window.picture())
  // end
  // snippet: Pixels.md
  let pdf = try renderer.pdf([window.picture()])
  // end
  _ = (png, pdf)
}

private func metrics(of context: SceneContext) throws {
  // snippet: CairoTextMetrics.swift
  let fonts = try CairoFonts()
  context.textMetrics = CairoTextMetrics(fonts)
  let renderer = try CairoRenderer(scale: 2, fonts: fonts)
  // end
  _ = renderer
}

private func pageMetrics(of context: SceneContext) throws {
  // snippet: Pixels.md
  let fonts = try CairoFonts()
  context.textMetrics = CairoTextMetrics(fonts)
  let renderer = try CairoRenderer(scale: 2, fonts: fonts)
  // end
  _ = renderer
}

private func again(_ renderer: CairoRenderer, _ window: Window, bring: (Rect) -> Void) throws {
  // snippet: Pixels.md
  let surface = try renderer.surface(for: window.bounds.size)
  var shown = window.picture()
  try renderer.draw(shown, on: surface)

  let next = window.picture()
  for part in try renderer.draw(next, on: surface, after: shown) {
    bring(part)
  }
  shown = next
  // end
}

private func images(_ files: [String: [UInt8]]) throws {
  // snippet: Pixels.md
  let images = CairoImages(limit: 1 << 24) { name in
    files[name]
  }
  let renderer = try CairoRenderer(scale: 2, images: images)
  // end
  _ = renderer
}

private func background(_ workQueue: WorkQueue, redraw: @escaping @Sendable () -> Void) {
  // snippet: Pixels.md
  let images = CairoImages(
    background: .init {
      // Runs on another thread.
      workQueue.post { redraw() }
    })
  // end
  _ = images
}
