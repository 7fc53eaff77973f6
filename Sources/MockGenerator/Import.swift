internal import SwiftSyntax

/// An import of the protocol's file, which the mock's file repeats.
struct Import: Hashable {
    var module: String
    /// The one declaration that it makes visible, as in `class Process`; nil for all.
    var declaration: String?
    /// The attributes that change what the import makes visible.
    var attributes: [String] = []
    /// The conditions of the `#if`s around it.
    var condition: String?

    var text: String {
        let words = declaration?.split(separator: " ") ?? []
        let path = words.count == 2 ? "\(words[0]) \(module).\(words[1])" : module
        return (attributes + ["import \(path)"]).joined(separator: " ")
    }

    init(_ module: String, declaration: String? = nil, attributes: [String] = []) {
        self.module = module
        self.declaration = declaration
        self.attributes = attributes
    }

    init(_ node: ImportDeclSyntax, condition: String?) {
        module = node.path.first?.name.text ?? ""
        declaration = node.importKindSpecifier.map { "\($0.text) \(node.path.dropFirst().map(\.name.text).joined(separator: "."))" }
        attributes = node.attributes.map(\.plainText).filter { $0 == "@preconcurrency" || $0 == "@testable" || $0.hasPrefix("@_spi") }
        self.condition = condition
    }

    /// Returns the imports of the module that declares the protocols, with the groups of SPI that their mocks need.
    ///
    /// A type that has the name of one of Foundation's is imported by itself, which decides what the name means.
    static func imports(of module: String, for mocks: [String], _ declarations: Declarations) -> [Import] {
        let used = declarations.nominals.filter { name, nominal in
            mocks.contains { $0 != $0.replacing(name: nominal.name, with: "") || $0.contains(name) }
        }
        let groups = Set(used.values.flatMap(\.attributes).filter { $0.hasPrefix("@_spi") }).sorted()
        let ambiguous = used.filter { FoundationName.all.contains($0.key) && declarations.moduleDeclares($0.key) }
        return [Import(module, attributes: groups + ["@testable"])]
            + ambiguous.map { Import(module, declaration: "\($1.keyword) \($0)", attributes: ["@testable"]) }
    }

    /// Returns the imports in the formatter's order: plain ones, those for tests, and at last those with a condition.
    static func lines(_ imports: Set<Import>) -> [String] {
        let always = Set(imports.filter { $0.condition == nil }.map(\.text))
        let isTestable = { (text: String) in text.contains("@testable") }
        let conditional = Dictionary(grouping: imports.filter { $0.condition != nil && !always.contains($0.text) }) { $0.condition ?? "" }
        let blocks = conditional.sorted { $0.key < $1.key }.flatMap { condition, imports in
            [""] + Condition.wrap(Set(imports.map(\.text)).sorted(), in: condition)
        }
        let testable = always.filter(isTestable).sorted()
        return always.filter { !isTestable($0) }.sorted(by: inFormattersOrder) + (testable.isEmpty ? [] : [""] + testable) + blocks
    }

    private static func inFormattersOrder(_ left: String, _ right: String) -> Bool {
        let (first, second) = (left.split(separator: " ").last ?? "", right.split(separator: " ").last ?? "")
        return (first, left) < (second, right)
    }
}
