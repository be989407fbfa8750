import SceneUI

private final class LetteredController: TableViewController {
  private let sections: [(letter: String, names: [String])] = []

  // snippet: TableView+SectionIndex.swift
  func sectionIndexTitles(for table: TableView) -> [String]? { sections.map(\.letter) }
  // end
}
