/// A controller whose view is a list. Interface Builder makes the controller the list's data source and delegate, even
/// if its class conforms to neither protocol. The list then displays the static content of the scene.
protocol ListController: ViewController {}

extension TableViewController: ListController {}
extension CollectionViewController: ListController {}
