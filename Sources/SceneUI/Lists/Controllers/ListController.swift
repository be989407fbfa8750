/// A controller whose view is a list. Interface Builder connects the controller as the list's data source and
/// delegate even if its class conforms to neither protocol. The list then uses the static content of the
/// scene.
protocol ListController: ViewController {}

extension TableViewController: ListController {}
extension CollectionViewController: ListController {}
