/// Decides what the home screen shows, and when.
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
        // The delegate may have the titles at hand and answer at once: by then the spinner must be there.
        view.setLoading(true)
        delegate.homeNeedsTitles()
    }

    func didReceive(_ titles: [String]) {
        guard let last = titles.indices.last else {
            view.setLoading(false)
            return
        }
        self.titles = titles
        // Only what is shown can be scrolled to, and the spinner covers both.
        view.scroll(to: IndexPath(item: last, section: 1))
        view.show(titles)
        view.setLoading(false)
        // Last, because the delegate may take the screen away.
        delegate.homeDidShow(titles.count, tabBar: tabBar)
    }

    func didSelect(_ place: IndexPath) {
        guard place.section == 1, titles.indices.contains(place.item) else { return }
        view.deselect(place)
        delegate.homeDidSelect(titles[place.item])
    }
}
