internal import Building
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

extension Property {
    static let seamPlace = Property(
        name: "seam", title: "Kind of seam", group: .shape, method: "Reads the kind of declaration that the kata asks for as its seam."
    ) { measuring in
        let technique = measuring.technique
        let place = technique.fakes.isEmpty ? SeamDeclaration(technique.names.seam).place : .module
        return .word(place.rawValue, [technique.names.seam])
    }

    static let held = Property(
        name: "held", title: "Stored in the screen", group: .shape,
        method: "Reads the types of the screen's stored properties from its source."
    ) { measuring in
        let technique = measuring.technique
        let types = technique.production.texts.flatMap { StoredTypes.inClass(technique.names.screen, of: $0) }
        guard let type = types.first else { return .word("nothing") }
        let bare = type.replacing(/[?!]$/, with: "")
        let isInstance = bare == technique.names.dependency || technique.production.texts.contains { $0.contains("protocol \(bare) {") }
        return .word(type.contains("->") ? "closure" : isInstance ? "instance" : type.lowercased(), types)
    }
}

/// The first declaration of a seam.
struct SeamDeclaration {
    /// The kind of declaration.
    enum Place: String {
        case initializer = "init", method, property, `static` = "static", `protocol` = "protocol", type, module
    }

    let place: Place
    /// The form in which demangled symbols contain it.
    let symbol: String

    init(_ seam: String) {
        if let match = seam.firstMatch(of: /init\((\w+):/) {
            (place, symbol) = (.initializer, "init(\(match.1):")
        } else if let match = seam.firstMatch(of: /func (\w+)\(/) {
            (place, symbol) = (seam.hasPrefix("protocol ") ? .protocol : .method, ".\(match.1)(")
        } else if let match = seam.firstMatch(of: /^class (\w+)</) {
            (place, symbol) = (.type, String(match.1))
        } else {
            let name = seam.firstMatch(of: /var (\w+)/)?.1 ?? ""
            (place, symbol) = (seam.contains("static ") ? .static : .property, ".\(name)")
        }
    }

    func isNamed(in symbol: String) -> Bool {
        symbol.contains(self.symbol)
    }
}

/// Finds the types of a class's stored properties.
private final class StoredTypes: SyntaxVisitor {
    private let name: String
    private var types: [String] = []

    static func inClass(_ name: String, of source: String) -> [String] {
        let finder = StoredTypes(name)
        finder.walk(Parser.parse(source: source))
        return finder.types
    }

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: name), !node.modifiers.contains(where: { $0.name.text == "static" }) {
            types += node.bindings.filter { $0.accessorBlock == nil }.compactMap { $0.typeAnnotation?.type.trimmedDescription }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
