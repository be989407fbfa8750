import SceneTesting
import SceneUI
import TestSupport
import Testing

private final class MonthView: CollectionReusableView {
  override class var declaration: ClassDeclaration { ClassDeclaration(MonthView.self) }
}

private final class DayCell: CollectionViewCell {
  override class var declaration: ClassDeclaration { ClassDeclaration(DayCell.self) }
}

private final class DaysController: ViewController, CollectionViewDataSource {
  override class var declaration: ClassDeclaration { ClassDeclaration(DaysController.self) }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(ReuseIdentifier<DayCell>("day"), for: indexPath)
    cell.name = "day \(indexPath.item)"
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let month: MonthView = collectionView.dequeueReusableSupplementaryView(
      SupplementaryIdentifier<MonthView>("month", kind: "header"), for: indexPath)
    month.name = "month"
    return month
  }
}

@Suite struct SupplementAccessorTests {
  @Test func createsSupplementaryViewsOfDeclaredClass() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main" class="DaysController">
            <view frame="0 0 320 480">
              <collectionView id="days" frame="0 0 320 480" headerReferenceSize="320 40">
                <outlet property="dataSource" destination="main"/>
                <collectionViewCell class="DayCell" reuseIdentifier="day"/>
                <collectionReusableView class="MonthView" kind="header" reuseIdentifier="month"/>
              </collectionView>
            </view>
          </viewController>
        </scene>
        """), registry: .library(and: MonthView.self, DayCell.self, DaysController.self))
    try stage.show()
    stage.window.layoutIfNeeded()
    let days = try Harness(stage.window).find(id: "days", as: CollectionView.self)
    #expect(days.cellForItem(at: IndexPath(item: 2, section: 0)) is DayCell)
    let month = days.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(month is MonthView && month?.name == "month")
    #expect(stage.failures.isEmpty)
  }
}
