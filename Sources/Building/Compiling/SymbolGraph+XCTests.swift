extension SymbolGraph {
    /// A class that inherits from `XCTestCase`, directly or through others.
    package struct XCTestClass: Sendable {
        /// A test method.
        package struct Method: Sendable {
            package var name: String
            package var isAsync: Bool
        }

        /// Its name after the names of the types around it.
        package var path: [String]
        /// Its test methods, the inherited ones last.
        package var methods: [Method]
        /// Whether only code in its own file can use it.
        package var isPrivate: Bool
    }

    /// The classes with test methods, as the compiler's index and the package manager decide what a test is.
    ///
    /// A test method begins with `test`, has no parameter, returns nothing and is visible to other files. Generic classes are left out, as
    /// they cannot be created without an argument; their subclasses inherit their tests.
    package var xctestClasses: [XCTestClass] {
        let classes = symbols.filter { $0.kind.identifier == "swift.class" }
        let byIdentifier = Dictionary(symbols.map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
        let superclasses = targets(of: "inheritsFrom"), owners = targets(of: "memberOf")
        let methods = Dictionary(grouping: symbols.filter(\.isTestMethod)) { owners[$0.identifier.precise]?.target }

        func isPrivate(_ identifier: String) -> Bool {
            sequence(first: identifier, next: { owners[$0]?.target }).contains { byIdentifier[$0]?.isVisibleToOtherFiles == false }
        }
        return classes.compactMap { symbol in
            // What an extension adds to `XCTestCase` itself is no test.
            let line = sequence(first: symbol.identifier.precise, next: { superclasses[$0]?.target }).filter { superclasses[$0] != nil }
            guard symbol.swiftGenerics == nil, line.contains(where: { superclasses[$0]?.targetFallback == "XCTest.XCTestCase" }) else {
                return nil
            }
            var names: Set<String> = []
            let found = line.flatMap { methods[$0] ?? [] }.filter { names.insert($0.pathComponents.last ?? "").inserted }
            if found.isEmpty { return nil }
            return XCTestClass(
                path: symbol.pathComponents,
                methods: found.map { .init(name: $0.baseName, isAsync: $0.hasKeyword("async")) },
                isPrivate: isPrivate(symbol.identifier.precise))
        }
    }

    private func targets(of kind: String) -> [String: Relationship] {
        Dictionary(relationships.filter { $0.kind == kind }.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension SymbolGraph.Symbol {
    /// The name without the parentheses behind it.
    fileprivate var baseName: String { String((pathComponents.last ?? "").dropLast(2)) }

    fileprivate var isTestMethod: Bool {
        kind.identifier == "swift.method" && isVisibleToOtherFiles && pathComponents.last?.wholeMatch(of: /test.*\(\)/) != nil
            && returnsNothing
    }

    /// Whether the mangled type, at the end of the identifier, is that of a function without a parameter and a result.
    ///
    /// `y` is an empty list, `Ya` stands for `async`, and `K` for `throws`, behind the error's type and `Y` if it has one.
    private var returnsNothing: Bool {
        identifier.precise.firstMatch(of: /yy(Ya)?(K|.+YK)?F$/) != nil
    }
}
