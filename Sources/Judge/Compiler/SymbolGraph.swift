internal import Foundation

/// What the compiler says that a module's other files can see. (The form is that of the Swift project's SymbolKit.)
struct SymbolGraph: Decodable, Sendable {
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
    }

    private var symbols: [Symbol]

    /// Reads the graph that was written beside a module.
    init(of module: CompiledModule) throws {
        self = try JSONDecoder().decode(
            SymbolGraph.self, from: Data(contentsOf: module.folder.appending(path: "\(module.name).symbols.json")))
    }

    /// The names of a type's static properties that hold a value of a given type, or an optional one.
    func staticProperties(of type: String, holding value: String) -> [String] {
        symbols.filter { symbol in
            symbol.kind.identifier == "swift.type.property" && symbol.pathComponents.dropLast().last == type
                && symbol.declarationFragments?.contains { $0.kind == "typeIdentifier" && $0.spelling == value } == true
        }.compactMap(\.pathComponents.last).sorted()
    }
}
