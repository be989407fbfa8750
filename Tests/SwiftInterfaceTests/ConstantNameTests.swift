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

  /// Regression: looking up the value in such a capture list never ended.
  @Test("Reads a closure that captures a variable under the variable's own name")
  func captureOfSameName() {
    let project = HostProject(files: [
      "App/Cells.swift": """
      import UIKit
      final class Cells: UITableViewController {
        func run(_ work: @escaping () -> Void) {}
        func all(cell: UITableViewCell) {
          run { [cell = cell, title = title] in print(cell.frame, title) }
        }
      }
      """
    ])
    #expect(project.diagnostics().isEmpty)
  }
}
