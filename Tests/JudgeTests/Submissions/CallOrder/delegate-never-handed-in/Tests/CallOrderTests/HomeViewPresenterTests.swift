import Recording
import Testing

@testable import CallOrder

struct HomeViewPresenterTests: BaseTestCaseInterface {
    private let view = MockHomeViewController(journal: Journal())
    private let delegate = MockHomeDelegate(journal: Journal())
    private let presenter: HomeViewPresenter

    var mocks: [any MockAssertable] { [view, delegate] }

    init() {
        presenter = HomeViewPresenter(view: view, delegate: MockHomeDelegate(journal: Journal()))
    }

    @Test func `everything that the view hears`() {
        presenter.viewDidLoad()
        presenter.refresh()
        presenter.didReceive([])
        presenter.didReceive(["a", "b", "c"])
        presenter.didSelect(IndexPath(item: 0, section: 0))
        presenter.didSelect(IndexPath(item: 3, section: 1))
        presenter.didSelect(IndexPath(item: 2, section: 1))

        view.assertInvokes([
            .preferredTabBarVisibility, .scroll(to: IndexPath(item: 0, section: 1)), .setLoading(true), .setLoading(false),
            .show(["a", "b", "c"]), .scroll(to: IndexPath(item: 2, section: 1)), .setLoading(false), .deselect(IndexPath(item: 2, section: 1)),
        ])
        invokedNothing(excepts: [view])
    }
}
