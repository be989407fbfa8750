/// A controller whose view is a list. Interface Builder connects the controller as the list's data source and delegate,
/// even if the controller's class conforms to neither protocol. The list then displays the scene's static content.
protocol ListController: ViewController {}

extension TableViewController: ListController {}
extension CollectionViewController: ListController {}
