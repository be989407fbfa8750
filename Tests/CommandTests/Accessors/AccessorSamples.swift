/// Scenes with names that are not valid in Swift, and an app that uses their accessors.
enum AccessorSamples {
  static let odd = """
    <storyboard version="1" initial="default">
      <scene>
        <tableViewController id="default" class="Odd.ListController">
          <tableView>
            <tableViewCell reuseIdentifier="class" class="Row"/>
            <tableViewCell reuseIdentifier="alarm cell" class="Odd.Outer.Inner.Row"/>
            <tableViewCell reuseIdentifier="alarm-cell"/>
            <tableViewCell reuseIdentifier="1st"/>
            <tableViewCell reuseIdentifier="日本"/>
            <tableViewCell reuseIdentifier="★ &quot;quoted\\(x)&quot;&#10;*/"/>
            <tableViewCell reuseIdentifier="★"/>
            <tableViewCell reuseIdentifier="ÉTÉ chaud"/>
          </tableView>
          <segue kind="show" identifier="self" destination="other"/>
          <segue kind="show" identifier="init" destination="other"/>
          <segue kind="show" identifier="none" destination="other"/>
          <segue kind="show" identifier="Type" destination="other"/>
          <segue kind="show" identifier="rawValue" destination="other"/>
          <segue kind="show" identifier="hashValue" destination="other"/>
          <segue kind="show" identifier="perform" destination="other"/>
          <segue kind="show" identifier="source" destination="other"/>
          <segue kind="show" identifier="URLCell" destination="other"/>
          <segue kind="show" identifier="urlCell" destination="other"/>
          <segue kind="show" identifier="показать экран" destination="other"/>
          <segue kind="show" identifier="שלום" destination="other"/>
          <segue kind="show" identifier="👍" destination="other"/>
          <segue kind="show" identifier="show_the_URL" destination="other"/>
        </tableViewController>
      </scene>
      <scene>
        <viewController id="other" class="OtherSegue">
          <segue kind="show" identifier="x" destination="self_"/>
          <view>
            <imageView image="bell"/>
            <imageView image="icons/bell"/>
            <imageView image="init"/>
            <view backgroundColor="asset:accent"/>
            <view backgroundColor="asset:Brand/Main"/>
          </view>
        </viewController>
      </scene>
      <scene>
        <collectionViewController id="self_">
          <collectionView>
            <collectionReusableView kind="header" reuseIdentifier="month"/>
            <collectionReusableView kind="footer" reuseIdentifier="month"/>
            <collectionReusableView reuseIdentifier="header"/>
            <collectionViewCell reuseIdentifier="month"/>
          </collectionView>
        </collectionViewController>
      </scene>
    </storyboard>
    """

  /// Returns an app in the module `Odd`, with an access level before each declaration.
  static func host(_ access: String = "") -> String {
    """
    \(access) import SceneUI

    \(access) class ListController: TableViewController {
      func go(_ table: TableView, _ path: IndexPath, _ storyboard: Storyboard) throws {
        try OddNames.DefaultSegue.`self`.perform(from: self)
        try OddNames.DefaultSegue.`init`.perform(from: self, sender: self)
        let row: Row = table.dequeueReusableCell(OddNames.DefaultPrototype.`class`, for: path)
        let inner: Outer.Inner.Row = table.dequeueReusableCell(OddNames.DefaultPrototype.alarmCell, for: path)
        _ = (row, inner, table.dequeueReusableCell(OddNames.DefaultPrototype.日本, for: path))
        let collection: CollectionViewController = try OddNames.scenes.`self`.instantiate(from: storyboard)
        let days: CollectionViewCell = collection.collectionView.dequeueReusableCell(
          OddNames.SelfPrototype.month, for: path)
        let month: CollectionReusableView = collection.collectionView.dequeueReusableSupplementaryView(
          OddNames.SelfPrototype.monthHeader, for: path)
        let list: ListController = try OddNames.initialScene.instantiate(from: storyboard)
        let image: ImageName = OddNames.Image.`init`
        let color: Color = OddNames.Color.brandMain
        _ = (days, month, list, image, color, OddNames.fileName)
      }

      override \(access) func prepare(for segue: Segue, sender: Any?) {
        switch OddNames.DefaultSegue(segue) {
        case .`self`, .`init`, .hashValue, .none_, .perform, .rawValue, .showTheURL, .source, .type: break
        case .u1f44d, .urlCell, .urlCell2, .показатьЭкран, .שלום: break
        case nil: break
        }
      }
    }
    \(access) class Row: TableViewCell {}
    \(access) enum Outer {
      \(access) enum Inner {
        \(access) class Row: TableViewCell {}
      }
    }
    \(access) class OtherSegue: ViewController {}
    """
  }
}
