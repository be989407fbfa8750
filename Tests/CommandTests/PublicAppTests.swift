import Testing

/// Documents and code of public apps. Each sample has a variant with a fault.
@Suite("Checks of documents and code that public apps contain")
struct PublicAppTests {
  struct Sample: CustomStringConvertible, Sendable {
    var description: String
    var files: [String: String]
    /// A text in the files, and its replacement with a fault.
    var fault: (file: String, text: String, replacement: String)
    var rule: String
  }

  private static func storyboard(_ objects: String, _ others: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-1">
      <scenes><scene sceneID="s-1"><objects>\(objects)</objects></scene>\(others)</scenes>
    </document>
    """
  }

  private static let view = #"<view key="view" id="w-1"/>"#

  static let samples = [
    Sample(
      description: "an unwind action that checks for the segues of other scenes",
      files: [
        "Main.storyboard": storyboard(
          """
          <viewController id="a-1" customClass="Start"><view key="view" id="w-1"><subviews>
            <button id="b-1"><connections><segue kind="show" destination="c-1" id="g-1"/></connections></button>
          </subviews></view></viewController>
          """,
          """
          <scene sceneID="s-2"><objects><viewController id="c-1" customClass="End"><view key="view" id="w-2">
            <subviews><button id="b-2"><connections>
              <segue kind="unwind" identifier="cast" destination="x-1" unwindAction="done:" id="g-2"/>
            </connections></button></subviews>
          </view></viewController><exit id="x-1" sceneMemberID="exit"/></objects></scene>
          """),
        "Start.swift": """
        import UIKit
        @objc(Start) class Start: UIViewController {
          @IBAction func done(_ segue: UIStoryboardSegue) { if segue.identifier == "cast" { print(1) } }
        }
        @objc(End) class End: UIViewController {}
        """,
      ],
      fault: (
        "Start.swift", "@IBAction func done(_ segue: UIStoryboardSegue)",
        "@IBAction func done(_ segue: UIStoryboardSegue) {}\n"
          + "  override func prepare(for segue: UIStoryboardSegue, sender: Any?)"
      ), rule: "compared-segue-not-found"),
    Sample(
      description: "a comment for translators in a constraint",
      files: [
        "Main.storyboard": storyboard(
          """
          <viewController id="a-1"><view key="view" id="w-1"><constraints>
            <constraint firstAttribute="height" constant="17" id="k-1">
              <attributedString key="userComments"><fragment content="Keep"/></attributedString>
            </constraint>
          </constraints></view></viewController>
          """)
      ],
      fault: ("Main.storyboard", #"key="userComments""#, #"key="text""#), rule: "misplaced-element"),
    Sample(
      description: "the creation of a cell that was dequeued for an index path",
      files: [
        "Main.storyboard": storyboard(
          """
          <tableViewController id="a-1" customClass="List"><tableView key="view" dataMode="prototypes" id="t-1">
            <prototypes><tableViewCell reuseIdentifier="Cell" customClass="ClockCell" id="c-1">
              <tableViewCellContentView key="contentView" tableViewCell="c-1" id="v-1"><subviews>
                <label text="x" id="l-1"/>
              </subviews></tableViewCellContentView>
              <connections><outlet property="name" destination="l-1" id="o-1"/></connections>
            </tableViewCell></prototypes>
          </tableView></tableViewController>
          """),
        "List.m": """
        #import <UIKit/UIKit.h>
        @interface ClockCell : UITableViewCell
        @property (weak) IBOutlet UILabel *name;
        @end
        @implementation ClockCell
        - (void)show { self.name.text = @"a"; }
        @end
        @interface List : UITableViewController
        @end
        @implementation List
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
          ClockCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Cell" forIndexPath:path];
          if (cell == nil) { cell = [[ClockCell alloc] initWithStyle:0 reuseIdentifier:@"Cell"]; }
          return cell;
        }
        @end
        """,
      ],
      fault: ("List.m", #"@"Cell" forIndexPath:path];"#, #"@"Row"];"#), rule: "created-without-scene"),
    Sample(
      description: "a class that performs some segues itself",
      files: [
        "Main.storyboard": storyboard(
          "<viewController id=\"a-1\" customClass=\"Start\">\(view)</viewController>"),
        "Start.m": """
        #import <UIKit/UIKit.h>
        @interface Start : UIViewController
        @end
        @implementation Start
        - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
          if ([identifier length] == 4) { return; }
          [super performSegueWithIdentifier:identifier sender:sender];
        }
        - (void)key { [self performSegueWithIdentifier:@"more" sender:self]; }
        @end
        """,
      ],
      fault: ("Start.m", "- (void)performSegueWithIdentifier:", "- (void)performWithIdentifier:"),
      rule: "segue-not-found"),
    Sample(
      description: "a space between a percent sign and its letter in a translation",
      files: [
        "Main.storyboard": storyboard("<viewController id=\"a-1\">\(view)</viewController>"),
        "en.lproj/Localizable.strings": #""tasks" = "one of %d tasks";"#,
        "nl.lproj/Localizable.strings": #""tasks" = "een van de % d taken";"#,
      ],
      fault: ("nl.lproj/Localizable.strings", "% d", "%@"), rule: "translation-format"),
  ]

  @Test("Accepts what works, and reports a similar fault", arguments: samples)
  func check(_ sample: Sample) throws {
    let directory = try TestDirectory(sample.files)
    let accepted = try directory.scenec("validate", ".", "--sources", ".", "--no-config")
    #expect(!accepted.text.contains("[\(sample.rule)]"), "\(accepted.text)")
    let text = try #require(sample.files[sample.fault.file])
    let faulty = text.replacing(sample.fault.text, with: sample.fault.replacement)
    try #require(faulty != text)
    try directory.write(sample.fault.file, faulty)
    let reported = try directory.scenec("validate", ".", "--sources", ".", "--no-config")
    #expect(reported.text.contains("[\(sample.rule)]"), "\(reported.text)")
  }
}
