/// A controller whose view is a list. Interface Builder connects it as data source and delegate even if its
/// class conforms to neither protocol. The static content of the scene is then used.
protocol ListController: ViewController {}

extension TableViewController: ListController {}
extension CollectionViewController: ListController {}
