import Recording
import Testing

@testable import CallOrder

struct HomeViewPresenterTests {
    @Test func `prints what should be expected`() {
        let view = MockHomeViewController(journal: Journal())
        let delegate = MockHomeDelegate(journal: Journal())
        let presenter = HomeViewPresenter(view: view, delegate: delegate)
        presenter.viewDidLoad()
        presenter.refresh()
        presenter.didReceive(["a", "b", "c"])
        view.assertions("view")
        delegate.assertions("delegate")
    }
}
