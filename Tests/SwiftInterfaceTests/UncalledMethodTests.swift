import SceneDiagnostics
import Testing

@Suite("Messages about delegate methods that are never called")
struct UncalledMethodTests {
  @Test(
    "The message describes the difference and the correction",
    arguments: [
      (
        "func tableView(_ tableView: TableView, didSelectRow indexPath: IndexPath) {}",
        "'TableViewDelegate' has no method 'tableView(_:didSelectRow:)'",
        "Rename it to 'tableView(_:didSelectRowAt:)'."
      ),
      (
        "func numberOfSectionsInTableView(_ tableView: TableView) -> Int { 1 }",
        "'TableViewDataSource' has no method 'numberOfSectionsInTableView(_:)'",
        "Rename it to 'numberOfSections(in:)'."
      ),
      (
        "func tableView(_ list: TableView, cellForRowAtIndexPath path: IndexPath) -> TableViewCell { cell }",
        "'TableViewDataSource' has no method 'tableView(_:cellForRowAtIndexPath:)'",
        "Rename it to 'tableView(_:cellForRowAt:)'."
      ),
      (
        "func tableView(_ list: TableView, titleForHeaderInSection section: Int) -> String { title }",
        "'TableViewDataSource' has no method 'tableView(_:titleForHeaderInSection:)' that returns 'String'",
        "Return 'String?'."
      ),
      (
        "func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}",
        "'TableViewDelegate' has no method 'tableView(_:didSelectRowAt:)' with 'Int'",
        "Declare the parameter as 'IndexPath'."
      ),
      (
        "private func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) {}",
        "Method 'tableView(_:didSelectRowAt:)' of 'TableViewDelegate' is private", "Remove 'private'."
      ),
      (
        "func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}",
        "'ScrollViewDelegate' has no method 'scrollViewDidScrollToTop(_:)'", "There is no status bar to tap."
      ),
      (
        """
        }
        class SpecialController: ListController {
          func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) {}
        """,
        "'ListController' adopts 'TableViewDelegate' without the method 'tableView(_:didSelectRowAt:)'",
        "Implement it in 'ListController', and override it in the subclass."
      ),
    ])
  func messages(_ method: String, _ problem: String, _ advice: String) {
    let code = """
      import SceneUI
      class ListController: ViewController, TableViewDataSource, TableViewDelegate {
        \(method)
      }
      """
    let found = HostProject(files: ["Sources/App/List.swift": code]).diagnostics()
    #expect(found.map(\.message.text) == ["\(problem), so your method is never called. \(advice)"])
    #expect(found.first?.severity == .warning)
  }

  @Test("Reports a method in the last class of a long chain of subclasses")
  func longChain() {
    let classes = (1...300).map { "class List\($0): List\($0 - 1) {}" }
    let code = """
      import SceneUI
      class List0: ViewController, TableViewDelegate {}
      \(classes.joined(separator: "\n"))
      extension List300 {
        func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) {}
      }
      """
    let found = HostProject(files: ["Sources/App/List.swift": code]).diagnostics()
    #expect(found.map(\.rule) == ["delegate-method-not-called"])
    #expect(found.first?.message.text.hasPrefix("'List0' adopts 'TableViewDelegate'") == true)
  }
}
