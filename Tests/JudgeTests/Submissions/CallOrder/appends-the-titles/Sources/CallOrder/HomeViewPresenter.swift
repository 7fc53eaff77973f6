/// The logic of the home screen: what it shows, and in which order.
final class HomeViewPresenter {
    private let view: any HomeViewControllerInterface
    private let delegate: any HomeDelegate
    private var titles: [String] = []
    private var tabBar = TabBarVisibility.hidden

    init(view: any HomeViewControllerInterface, delegate: any HomeDelegate) {
        self.view = view
        self.delegate = delegate
    }

    func viewDidLoad() {
        tabBar = view.preferredTabBarVisibility
        view.scroll(to: IndexPath(item: 0, section: 1))
    }

    func refresh() {
        // The delegate may answer at once, so the spinner must be visible before it is asked.
        view.setLoading(true)
        delegate.homeNeedsTitles()
    }

    func didReceive(_ titles: [String]) {
        guard let last = titles.indices.last else {
            view.setLoading(false)
            return
        }
        self.titles += titles
        // The list can only scroll to titles that it shows, and the spinner hides both steps.
        view.show(titles)
        view.scroll(to: IndexPath(item: last, section: 1))
        view.setLoading(false)
        // Last, because the delegate may dismiss the screen.
        delegate.homeDidShow(titles.count, tabBar: tabBar)
    }

    func didSelect(_ place: IndexPath) {
        guard place.section == 1, titles.indices.contains(place.item) else { return }
        view.deselect(place)
        delegate.homeDidSelect(titles[place.item])
    }
}
