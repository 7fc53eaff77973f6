extension FindingTests {
    /// A type of one's own with an effect, which is no finding itself.
    private static let api = "final class Api { func load() { _ = URLSession.shared } } // seams:skip its own\n"

    /// The conditions of `Category.creations`.
    static let creations = [
        Case(
            name: "an enumeration that is made",
            source: """
                enum Mode { case a; init() { self = .a; UserDefaults.standard.set(1, forKey: "a") } } // seams:skip its own
                final class A { func f() { _ = Mode() } }
                """, findings: []),
        Case(
            name: "an object that a type of its kind makes",
            source: """
                final class Node {
                    func load() { _ = URLSession.shared } // seams:skip its own
                    func copy() { let other = Node(); other.load() }
                }
                """, findings: []),
        Case(
            name: "an object that is made for the caller",
            source: api + "struct Live { func api() -> Api { let api = Api(); api.load(); return api } }", findings: []),
        Case(
            name: "an object that a factory makes", source: api + "final class ShopFactory { func f() { let api = Api(); api.load() } }",
            findings: []),
        Case(
            name: "a screen that another one makes",
            source: """
                class Page: UIViewController { func load() { _ = URLSession.shared } } // seams:skip its own
                final class A { func f() { let page = Page(); page.load() } }
                """, findings: []),
        Case(
            name: "a view that another one makes",
            source: """
                struct Row: View { func load() { _ = URLSession.shared } } // seams:skip its own
                final class A { func f() { let row = Row(); row.load() } }
                """, findings: []),
        Case(
            name: "an object whose default reaches the network",
            source: """
                final class Api { let session: URLSession; init(session: URLSession = URLSession.shared) { self.session = session } }
                final class A { func f() { let api = Api(); print(api) } }
                """, findings: ["creation Api()"]),
        Case(
            name: "an object that gets something else than its default",
            source: """
                final class Api { let session: URLSession; init(session: URLSession = URLSession.shared) { self.session = session } }
                final class A { func f(mine: URLSession) { let api = Api(session: mine); print(api) } }
                """, findings: []),
        Case(
            name: "an object that a value with a name uses",
            source: api + "struct Setup { static func live() -> Setup { let api = Api(); api.load(); return Setup() } }",
            findings: ["creation Api()"]),
        Case(
            name: "an object whose type lies inside the type that makes it",
            source: """
                final class A {
                    final class Api { init() { URLSession.shared.start() } } // seams:skip its own
                    func f() { _ = Api() }
                }
                """, findings: ["creation Api()"]),
        Case(
            name: "an object that is made for one call", source: api + "final class A { func f() { Api().load() } }",
            findings: ["creation Api()"], kata: "closure-injection"),
        Case(
            name: "an object that an object keeps",
            source: api + "final class A { private let api: Api; init() { api = Api() }; func f() { api.load() } }",
            findings: ["creation Api()"], kata: "constructor-injection"),
        Case(
            name: "an object with an initial value that has an effect",
            source: """
                final class Api { private let session = URLSession.shared } // seams:skip its own
                final class A { func f() { _ = Api() } }
                """, findings: ["creation Api()"]),
        Case(
            name: "an object with a lazy value that has an effect",
            source: """
                final class Api { private lazy var session = URLSession.shared } // seams:skip its own
                final class A { func f() { _ = Api() } }
                """, findings: []),
        Case(
            name: "an object made in a method that a subclass has, too",
            source: api + "class A { func f() { let api = Api(); api.load() } }", findings: ["creation Api()"],
            kata: "extract-and-override-factory"),
        Case(
            name: "an object made in a screen",
            source: api + "class A: UIViewController { func f() { let api = Api(); api.load() } }", findings: ["creation Api()"],
            kata: "closure-property-injection"),
        Case(
            name: "an object of which another initializer has an effect",
            source: """
                final class Api {
                    init(name: String) {}
                    init(file: String) { _ = FileManager.default } // seams:skip its own
                }
                final class A { func f() { _ = Api(name: "a") } }
                """, findings: []),
        Case(
            name: "a closure that makes an object",
            source: api + "final class A { func f() { let make = { Api() }; make.load() } }", findings: []),
    ]
}
