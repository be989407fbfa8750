// snippet: LiveReload.md
import SceneLive
import SceneScreens

// end
import Testing

private func counterRegistry() throws -> Registry {
  var registry = Registry.library
  try registry.register(CounterViewController.self)
  return registry
}

private func live() throws {
  // snippet: LiveReload.md, continued
  var program = Program(
    SceneReference<CounterViewController>("counter", in: "Counter.scenec"), registry: try counterRegistry())
  program.willLoad = { context, _ in try context.liveReload.watch("Sources/Counter") }
  program.run()
  // end
}

private func watching(_ program: inout Program<CounterViewController>) {
  // snippet: LiveReload.swift
  program.willLoad = { context, _ in
    try context.liveReload.watch("Sources/Counter")
  }
  // end
}

private func reports(_ context: SceneContext) {
  // snippet: ReloadReport.swift
  context.liveReload.reportHandler = { report in
    for change in report.changes where change.outcome == .refused { print(change) }
  }
  // end
}

private func tests(_ context: SceneContext, _ storyboard: Storyboard, _ next: SceneFile) {
  // snippet: LiveReload.md
  let report = context.liveReload.take(next, insteadOf: storyboard.file)
  #expect(report?.changes(.refused).isEmpty == true)
  // end
}
