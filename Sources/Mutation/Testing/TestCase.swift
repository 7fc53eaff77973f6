/// A test of the package.
package struct TestCase: Codable, Hashable, Sendable {
    package enum Library: String, Codable, Sendable {
        case xctest = "XCTest"
        case swiftTesting = "Swift Testing"
    }

    package let library: Library
    /// The name by which the library finds it: `Module.Class/test`, or `Module.Suite/test()/File.swift:3:2`.
    let filter: String
    /// The name for people and reports: `Module.Class/test`, or `Module.Suite/test()`.
    package let name: String
    /// The name that the test was given for people.
    var title: String?

    /// The name of the program that runs it.
    let program: String

    /// The shortest name that a person recognizes.
    package var shown: String { title ?? name.split(separator: "/").last.map(String.init) ?? name }

    /// The tests that one process can run together.
    struct Group: Hashable {
        let library: Library
        let program: String
    }

    var group: Group { Group(library: library, program: program) }
}

extension TestCase.Group: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    /// The tests of XCTest come first.
    private var order: (Int, String) { (library == .xctest ? 0 : 1, program) }
}
