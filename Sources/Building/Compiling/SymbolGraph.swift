internal import Foundation

/// The declarations of a module that other files can see, as the compiler lists them in the form of SymbolKit.
package struct SymbolGraph: Decodable, Sendable {
    private struct Symbol: Decodable {
        struct Kind: Decodable {
            var identifier: String
        }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }
        var kind: Kind
        var pathComponents: [String]
        var declarationFragments: [Fragment]?

        var spelling: String { (declarationFragments ?? []).map(\.spelling).joined() }

        func hasKeyword(_ keyword: String) -> Bool {
            declarationFragments?.contains { $0.kind == "keyword" && $0.spelling == keyword } == true
        }
    }

    /// A declaration that other files can see.
    package struct Declaration: Hashable, Sendable {
        /// The name with those of the types around it, such as `Screen.analytics`.
        package var name: String
        /// Whether other files can also change it.
        package var isSettable: Bool
    }

    private var symbols: [Symbol]

    /// Reads the graph that was written beside a module, with what it adds to other modules' types.
    package init(of module: CompiledModule) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: module.folder.path).sorted()
        symbols = try names.filter { $0 == "\(module.name).symbols.json" || $0.hasPrefix("\(module.name)@") }.flatMap { name in
            try CachedFile(module.folder, name).value(SymbolGraph.self).symbols
        }
    }

    /// The names of a type's static properties that hold a value of a given type, or an optional one.
    package func staticProperties(of type: String, holding value: String) -> [String] {
        symbols.filter { symbol in
            symbol.kind.identifier == "swift.type.property" && symbol.pathComponents.dropLast().last == type
                && symbol.declarationFragments?.contains { $0.kind == "typeIdentifier" && $0.spelling == value } == true
        }.compactMap(\.pathComponents.last).sorted()
    }

    /// The declarations that are new in the module: overrides and required initializers could be seen before.
    package var declarations: Set<Declaration> {
        Set(
            symbols.filter { !$0.hasKeyword("override") && !$0.hasKeyword("required") }.map { symbol in
                Declaration(
                    name: symbol.pathComponents.joined(separator: "."),
                    isSettable: symbol.hasKeyword("var") && !symbol.spelling.contains("{ get }"))
            })
    }
}
