import Testing

@Suite("Constants that contain scene names")
struct ConstantNameTests {
  /// Regression: following constants that refer to one another never ended.
  @Test("Resolves hundreds of mutually dependent constants, each only once")
  func mutualReferences() {
    let cells = (0..<300).map { index in
      """
      final class Cell\(index): UITableViewCell {
        static let reuseIdentifier = Cell\((index * 7 + 1) % 300).key
        static let key = Other.reuseIdentifier
      }
      """
    }
    let controller = """
      final class Cells: UITableViewController {
        func cell<Cell: UITableViewCell>(_ type: Cell.Type, at path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: path)
        }
      }
      """
    let project = HostProject(files: [
      "App/Cells.swift": (["import UIKit"] + cells + [controller]).joined(separator: "\n"),
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
        <scenes><scene sceneID="1"><objects>
          <tableViewController id="c" customClass="Cells" customModule="App" sceneMemberID="viewController">
            <tableView key="view" id="t"><prototypes>
              <tableViewCell reuseIdentifier="any" id="p"/>
            </prototypes></tableView>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """,
    ])
    // The constants cannot be resolved, so each prototype may be used.
    #expect(project.diagnostics().map(\.rule.rawValue) == [])
  }
}
