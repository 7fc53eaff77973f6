import Recording

final class MockHomeViewController: HomeViewControllerInterface, MockAssertable {
    typealias MockIdentifier = MockHomeViewControllerElements
    var invokedList: [MockHomeViewControllerElements] = []

    var stubbedPreferredTabBarVisibility: TabBarVisibility!

    var preferredTabBarVisibility: TabBarVisibility {
        invokedList.append(.preferredTabBarVisibility)
        return stubbedPreferredTabBarVisibility
    }

    func viewDidLoad() {
        invokedList.append(.viewDidLoad)
    }

    func scroll(to indexPath: IndexPath) {
        invokedList.append(.scroll(to: indexPath))
    }
}

enum MockHomeViewControllerElements: MockEquatable {
    case preferredTabBarVisibility
    case viewDidLoad
    case scroll(to: IndexPath)
}

final class MockHomeDelegate: HomeDelegate, MockAssertable {
    typealias MockIdentifier = MockHomeDelegateElements
    var invokedList: [MockHomeDelegateElements] = []

    func homeDidLoad() {
        invokedList.append(.homeDidLoad)
    }
}

enum MockHomeDelegateElements: MockEquatable {
    case homeDidLoad
}
