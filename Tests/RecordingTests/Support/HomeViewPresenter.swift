// The types that the document's example leaves out.

protocol HomeViewControllerInterface: AnyObject {
    var preferredTabBarVisibility: TabBarVisibility { get }
    func viewDidLoad()
    func scroll(to indexPath: IndexPath)
}

protocol HomeDelegate: AnyObject {
    func homeDidLoad()
}

enum TabBarVisibility { case visible, hidden }

struct IndexPath {
    var item: Int
    var section: Int
}

final class HomeViewPresenter {
    private let view: any HomeViewControllerInterface
    private let delegate: (any HomeDelegate)?

    init(view: any HomeViewControllerInterface, delegate: (any HomeDelegate)? = nil) {
        self.view = view
        self.delegate = delegate
    }

    func viewDidLoad() {
        guard view.preferredTabBarVisibility == .visible else { return }
        view.scroll(to: .init(item: 0, section: 1))
        delegate?.homeDidLoad()
    }
}
