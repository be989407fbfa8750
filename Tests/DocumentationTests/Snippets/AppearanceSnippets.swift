import SceneUI

private func proxies(_ context: SceneContext) {
  // snippet: AppearanceProxy.swift
  context.appearance(of: Label.self).textColor = .blue
  context.appearance(of: Label.self, in: [TableViewCell.self]).textColor = .black
  context.appearance(of: Label.self, in: [TableViewCell.self, TableView.self]).textColor = .darkGray
  context.appearance(of: Button.self).setTitleColor(.red, for: .highlighted)
  context.appearance(of: BarButtonItem.self, in: [Toolbar.self]).tintColor = .systemRed
  // end
  // snippet: TableViewHeaderFooterView.swift
  context.appearance(of: Label.self, in: [TableViewHeaderFooterView.self]).textColor = .systemBlue
  // end
}

// snippet: AppearanceKeys.swift
extension AppearanceKeys where Object: ClockView {
  var handColor: AppearanceKey<Color> { AppearanceKey() }
}
// end

private func keys(_ context: SceneContext) {
  // snippet: AppearanceKeys.swift, continued
  context.appearance(of: ClockView.self).handColor = .black
  // end
}
