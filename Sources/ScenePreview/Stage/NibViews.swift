import SceneArchive
import SceneCompiler
import SceneRuntime
import SceneUI
import SceneValues

struct NibView {
  let view: View
  /// Whether the view is the view of the nib's owner or of a view controller in the nib.
  let isOfController: Bool
  /// The size that the file specifies.
  let size: Size
  /// The index of the top-level object in the archive.
  let place: Int
}

extension Nib {
  /// Creates the objects of the nib, and returns the top-level views and the views of view controllers, in file order.
  func shownViews() throws -> (views: [NibView], isEmpty: Bool) {
    let objects = try instantiate()
    let places = file.archive.topLevelObjects
    let ownerView = file.archive.viewOfOwner
    let plainViews = objects.count { $0 is View && !($0 is Window) }
    let views = objects.enumerated().compactMap { number, object -> NibView? in
      if let view = (object as? ViewController)?.suppliedView {
        return NibView(view: view, isOfController: true, size: view.frame.size, place: places[number])
      }
      guard let view = object as? View else { return nil }
      let isOwners = ownerView.map { $0 == places[number] } ?? (plainViews == 1 && isOwnedByController)
      return NibView(
        view: view, isOfController: isOwners && !(view is Window), size: view.frame.size,
        place: places[number])
    }
    return (views, objects.isEmpty)
  }

  private var isOwnedByController: Bool {
    guard let owner = file.archive.document.ownerClass else { return false }
    let name = file.archive.fullName(ofClass: owner)
    return file.options.vocabulary.isClass(name, descendantOf: "ViewController") == true
  }
}

extension Archive {
  fileprivate var topLevelObjects: [Int] {
    let objects = unit(at: 0).objects
    var (found, index) = ([Int](), objects.lowerBound)
    while index < objects.upperBound {
      found.append(index)
      index += object(at: index).descendants + 1
    }
    return found
  }

  fileprivate var viewOfOwner: Int? {
    for index in 0..<connectionCount {
      let connection = connection(at: index)
      if connection.source == .owner, case .outlet(let name, .object(let view)) = connection.kind,
        key(at: name) == "view"
      {
        return view
      }
    }
    return nil
  }
}
