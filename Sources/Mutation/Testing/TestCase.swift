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

    /// The shortest name that a person recognizes.
    package var shown: String { title ?? name.split(separator: "/").last.map(String.init) ?? name }
}
