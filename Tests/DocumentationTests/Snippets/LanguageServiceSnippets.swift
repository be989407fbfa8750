import SceneAnalysis
import SceneLanguage

private func completions(_ snapshot: Snapshot) {
  // snippet: LanguageService.swift
  let service = LanguageService(snapshot)
  for item in service.completions(at: 120, in: "/home/me/Clock/Clock.scene").items { print(item.label) }
  // end
}
