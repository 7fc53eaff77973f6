internal import Building
internal import Faults
internal import SwiftSyntax
internal import Workspace

/// A declaration that a kata asks for, as a learner's code must have it.
struct AskedSeam {
    /// The declaration's kind, with the names by which code finds it.
    private enum Shape: Equatable {
        /// An initializer with these labels, of this type if it names one.
        case initializer(of: String?, labels: [String])
        /// A type, declared with this word; a protocol may be any type.
        case type(String, word: String)
        /// A function, or a property.
        case member(String)
        /// Anything else, which is not looked for.
        case other
    }

    let part: SeamPart
    private let shape: Shape

    init(_ part: SeamPart) {
        self.part = part
        let text = part.declaration
        shape =
            if let match = text.wholeMatch(of: /(?:(\w+)\.)?init\((.*)\)/) {
                .initializer(of: match.1.map(String.init), labels: match.2.matches(of: /(?:^|, )(\w+):/).map { String($0.1) })
            } else if let match = text.prefixMatch(
                of: /(?:(?:nonisolated|final|open) )*(protocol|class|struct|enum|actor) (?!func |var )(\w+)/)
            {
                .type(String(match.2), word: String(match.1))
            } else if let match = text.firstMatch(of: /(?:^|\s)(?:var|func) (\w+)/) {
                .member(String(match.1))
            } else {
                .other
            }
    }

    /// The end of a sentence about code that has no such declaration.
    var wordsIfMissing: String {
        switch shape {
        case .initializer(let type, let labels):
            "\(type.map { "`\($0)` has" } ?? "there is") no initializer with `\(labels.map { "\($0):" }.joined(separator: " "))`"
        case .type(let name, let word): "there is no \(word == "protocol" ? "type" : word) called `\(name)`"
        case .member(let name): "nothing is called `\(name)`"
        case .other: "it is missing"
        }
    }

    /// The way to write it, for a verdict that names it already.
    var advice: String {
        let place = part.place.map { " \($0)" } ?? ""
        return shape == .other
            ? "Write it\(place)." : "Declare the seam with exactly this name and form, visible to tests\(place.isEmpty ? "" : ",")\(place)."
    }

    /// Whether a failure of this test means that it is missing.
    func isAbout(_ test: String?) -> Bool {
        test.map { test in part.tests?.contains { test.contains($0) } == true } == true
    }

    /// Whether the code declares it, in whatever form.
    func isDeclared(in sources: ParsedSources) -> Bool {
        shape == .other || sources.trees.contains { Finder.finds(shape, in: $0) }
    }

    /// Whether it is a global function that any actor's code must be able to call, and the code leaves it on the main actor.
    func isIsolated(in sources: ParsedSources) -> Bool {
        guard case .member(let name) = shape, part.declaration.hasPrefix("nonisolated func") else { return false }
        let functions = sources.trees.flatMap(\.statements).compactMap { $0.item.as(FunctionDeclSyntax.self) }
            .filter { $0.name.text == name }
        return !functions.isEmpty && functions.allSatisfy { !$0.modifiers.contains { $0.name.text == "nonisolated" } }
    }

    /// The number of its names that occur in a text.
    func mentions(in text: String) -> Int {
        let names =
            switch shape {
            case .initializer(let type, let labels): [type].compactMap(\.self) + labels.map { "\($0):" }
            case .type(let name, _), .member(let name): [name]
            case .other: [String]()
            }
        return names.count { text.contains($0) }
    }

    private final class Finder: SyntaxVisitor {
        private let shape: Shape
        private var isFound = false

        static func finds(_ shape: Shape, in tree: SourceFileSyntax) -> Bool {
            let finder = Finder(shape)
            finder.walk(tree)
            return finder.isFound
        }

        private init(_ shape: Shape) {
            self.shape = shape
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            guard case .initializer(let type, let labels) = shape else { return .skipChildren }
            if labels == node.signature.parameterClause.parameters.map(\.firstName.text), type == nil || type == node.enclosingType {
                isFound = true
            }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings where shape == .member(binding.pattern.trimmedDescription) { isFound = true }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if shape == .member(node.name.text) { isFound = true }
            return .skipChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name, node.protocolKeyword) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name, node.classKeyword) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name, node.structKeyword) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name, node.enumKeyword) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name, node.actorKeyword) }
        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { named(node.name, nil) }

        private func named(_ name: TokenSyntax, _ keyword: TokenSyntax?) -> SyntaxVisitorContinueKind {
            if case .type(name.text, let word) = shape, word == "protocol" || keyword == nil || keyword?.text == word { isFound = true }
            return .visitChildren
        }
    }
}

extension SyntaxProtocol {
    /// The name of the type that a member belongs to.
    fileprivate var enclosingType: String? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { node in
            node?.as(ClassDeclSyntax.self)?.name.text ?? node?.as(StructDeclSyntax.self)?.name.text
                ?? node?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }.first
    }
}
