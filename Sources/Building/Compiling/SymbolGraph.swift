internal import Foundation

/// The declarations of a module, as the compiler lists them in the form of SymbolKit.
package struct SymbolGraph: Decodable, Sendable {
    struct Symbol: Decodable, Sendable {
        struct Kind: Decodable, Sendable {
            var identifier: String
        }
        struct Identifier: Decodable, Sendable {
            var precise: String
        }
        struct Fragment: Decodable, Sendable {
            var kind: String
            var spelling: String
        }
        /// A part of which only its presence counts.
        struct Present: Decodable, Sendable {}

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var accessLevel: String
        var declarationFragments: [Fragment]?
        var swiftGenerics: Present?

        var spelling: String { (declarationFragments ?? []).map(\.spelling).joined() }
        var isVisibleToOtherFiles: Bool { !["private", "fileprivate"].contains(accessLevel) }

        func hasKeyword(_ keyword: String) -> Bool {
            declarationFragments?.contains { $0.kind == "keyword" && $0.spelling == keyword } == true
        }
    }

    struct Relationship: Decodable, Sendable {
        var kind: String
        var source: String
        var target: String
        /// The target's name, if it is declared in another module.
        var targetFallback: String?
    }

    /// A declaration that other files can see.
    package struct Declaration: Hashable, Sendable {
        /// The name with those of the types around it, such as `Screen.analytics`.
        package var name: String
        /// Whether other files can also change it.
        package var isSettable: Bool
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    private var visibleSymbols: [Symbol] { symbols.filter(\.isVisibleToOtherFiles) }

    /// Reads the graph that was written beside a module, with what it adds to other modules' types.
    package init(of module: CompiledModule) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: module.folder.path).sorted()
        let parts = try names.filter { $0 == "\(module.name).symbols.json" || $0.hasPrefix("\(module.name)@") }
            .map { try CachedFile(module.folder, $0).value(SymbolGraph.self) }
        symbols = parts.flatMap(\.symbols)
        relationships = parts.flatMap(\.relationships)
    }

    /// The names of a type's static properties that hold a value of a given type, or an optional one.
    package func staticProperties(of type: String, holding value: String) -> [String] {
        visibleSymbols.filter { symbol in
            symbol.kind.identifier == "swift.type.property" && symbol.pathComponents.dropLast().last == type
                && symbol.declarationFragments?.contains { $0.kind == "typeIdentifier" && $0.spelling == value } == true
        }.compactMap(\.pathComponents.last).sorted()
    }

    /// The declarations that are new in the module: overrides and required initializers could be seen before.
    package var declarations: Set<Declaration> {
        Set(
            visibleSymbols.filter { !$0.hasKeyword("override") && !$0.hasKeyword("required") }.map { symbol in
                Declaration(
                    name: symbol.pathComponents.joined(separator: "."),
                    isSettable: symbol.hasKeyword("var") && !symbol.spelling.contains("{ get }"))
            })
    }
}
