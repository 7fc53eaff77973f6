import Recording
import XCTest

@testable import CallOrder

nonisolated final class HomeViewPresenterTests: XCTestCase {
    @MainActor private var journal: Journal!
    @MainActor private var view: MockHomeViewController!
    @MainActor private var delegate: MockHomeDelegate!
    @MainActor private var presenter: HomeViewPresenter!

    @MainActor override func setUp() async throws {
        journal = Journal()
        view = MockHomeViewController(journal: journal)
        delegate = MockHomeDelegate(journal: journal)
        presenter = .init(view: view, delegate: delegate)
    }

    @MainActor override func tearDown() async throws {
        view.assertions("view")
        delegate.assertions(name: "delegate")
        view = nil
        delegate = nil
        presenter = nil
    }

    @MainActor func test_viewDidLoad_InvokesRequiredMethods() async {
        view.assertInvokes()

        presenter.viewDidLoad()

        view.assertInvokes([.preferredTabBarVisibility, .scroll(to: .init(item: 0, section: 1))])
        delegate.assertInvokes()
    }

    @MainActor func test_refresh_InvokesRequiredMethods() async {
        presenter.refresh()

        view.assertInvokes([.setLoading(true)])
        delegate.assertInvokes([.homeNeedsTitles])
        journal.assertOrder([view.called(.setLoading(true)), delegate.called(.homeNeedsTitles)])
    }

    @MainActor func test_didReceive_InvokesRequiredMethods() async {
        presenter.viewDidLoad()
        presenter.didReceive([])
        view.tearDown()

        presenter.didReceive(["a", "b", "c"])

        view.assertInvokes([.show(["a", "b", "c"]), .scroll(to: .init(item: 2, section: 1)), .setLoading(false)])
        delegate.assertInvokes([.homeDidShow(3, tabBar: .visible)])
        journal.assertOrder([view.called(.setLoading(false)), delegate.called(.homeDidShow(3, tabBar: .visible))])
    }

    @MainActor func test_didReceiveNothing_InvokesRequiredMethods() async {
        presenter.didReceive([])

        view.assertInvokes([.setLoading(false)])
    }

    @MainActor func test_didSelect_InvokesRequiredMethods() async {
        presenter.didReceive(["a", "b", "c"])
        view.tearDown()
        delegate.tearDown()

        presenter.didSelect(.init(item: 0, section: 0))
        presenter.didSelect(.init(item: 3, section: 1))
        view.assertInvokes()

        presenter.didSelect(.init(item: 1, section: 1))
        view.assertInvokes([.deselect(.init(item: 1, section: 1))])
        delegate.assertInvokes([.homeDidSelect("b")])
        journal.assertOrder([view.called(.deselect(.init(item: 1, section: 1))), delegate.called(.homeDidSelect("b"))])
    }
}
