internal import Faults
internal import SwiftSyntax
internal import Workspace

/// The first piece of a submission with which code could go around the judge instead of being judged.
///
/// It is found in the syntax tree, so comments and texts may mention it; code that `#if` leaves out counts as well.
struct RefusedSyntax: Equatable {
    var place: Place
    /// The reason, as the end of a sentence.
    var reason: String
    /// The next step.
    var next: String

    /// Looks through a module's files; nil if there is nothing to refuse.
    ///
    /// - Parameters:
    ///   - sources: The files.
    ///   - module: The kata's module, the only one whose inside they may see.
    init?(in sources: ParsedSources, of module: String) {
        for (file, tree) in zip(sources.sources.files, sources.trees) {
            let finder = Finder(of: module)
            finder.walk(tree)
            guard let (node, reason, next) = finder.found else { continue }
            place = Place(file.path, line: SourceLocationConverter(fileName: file.path, tree: tree).location(for: node).line)
            (self.reason, self.next) = (reason, next)
            return
        }
        return nil
    }

    /// The attributes that decide how a program is linked and started, each with what it is for.
    private static let attributes: [(names: Set<String>, effect: String)] = [
        (["main", "UIApplicationMain", "NSApplicationMain"], "starts a program, and the tests have a program already"),
        (["section", "_section", "used", "_used"], "places data in the program file, where it could run before the tests"),
        (
            ["_cdecl", "c", "_silgen_name", "_extern", "_expose", "_originallyDefinedIn", "abi"],
            "gives a function another name for the linker, which could replace one of the judge's or the system's"
        ),
        (["_dynamicReplacement"], "replaces a function while the program runs"),
        (["_spi", "_spi_available"], "opens parts of a module that are not for everybody"),
    ]

    /// Whether a name is one that planted faults may use: with them, code could ask which fault is active.
    private static func isReserved(_ name: String) -> Bool { name.hasPrefix("seams") && name.dropFirst(5).first?.isUppercase == true }

    private final class Finder: SyntaxVisitor {
        var found: (place: AbsolutePosition, reason: String, next: String)?
        private let module: String

        init(of module: String) {
            self.module = module
            super.init(viewMode: .all)
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            let other = node.path.first?.name.identifier?.name ?? ""
            let isTestable = node.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
            }
            if found == nil, isTestable, other != module {
                found = (
                    node.positionAfterSkippingLeadingTrivia, "`@testable import \(other)` opens the inside of a module that is not the kata's",
                    "Write `import \(other)`, and use only what everybody may use of it."
                )
            }
            return .visitChildren
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            // The name may stand in backticks and behind a module's name.
            let name = node.attributeName.tokens(viewMode: .all).compactMap(\.identifier?.name).last ?? ""
            if found == nil, let effect = RefusedSyntax.attributes.first(where: { $0.names.contains(name) })?.effect {
                found = (
                    node.positionAfterSkippingLeadingTrivia, "the attribute `@\(name)` \(effect)",
                    "Remove `@\(name)`: a kata and its tests need no such attribute."
                )
            }
            return .visitChildren
        }

        override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
            if found == nil {
                found = (
                    node.positionAfterSkippingLeadingTrivia, "`#sourceLocation` gives code another place, at which nobody finds it",
                    "Remove `#sourceLocation`: only tools that write code need it."
                )
            }
            return .visitChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard found == nil, let name = token.identifier?.name, RefusedSyntax.isReserved(name) else { return .skipChildren }
            found = (
                token.positionAfterSkippingLeadingTrivia, "names such as `\(name)` are reserved for the judge",
                "Give `\(name)` another name."
            )
            return .skipChildren
        }
    }
}
