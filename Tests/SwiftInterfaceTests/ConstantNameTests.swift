import Testing

@Suite("Constants that stand for names of scenes")
struct ConstantNameTests {
  /// From each of them to follow all others, again and again, did not end.
  @Test("Hundreds of constants that name one another are followed once each")
  func namingOneAnother() {
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
    // Nobody can tell what they stand for, so each prototype may be meant.
    #expect(project.findings().map(\.rule.rawValue) == [])
  }
}
