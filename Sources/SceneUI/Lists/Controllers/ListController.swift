/// A controller whose view is a list.
///
/// Interface Builder connects the controller as data source and delegate even if its class conforms to
/// neither protocol. In that case, the static content of the scene is used.
protocol ListController: ViewController {}

extension TableViewController: ListController {}
extension CollectionViewController: ListController {}
