import XCTest

@testable import Clock

final class AlarmsTests: XCTestCase {
  func testThatThereIsAStoryboard() { XCTAssertNotNil(AlarmsViewController.make()) }
}
