internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a plain value already, under whatever spelling: `.none` or `nil as String?` is nil, and `Int.zero` or `Int()` is 0.
    ///
    /// A constant with such a value counts as well, and so does a variable of the function that still has its first value.
    func isSpelling(of plain: String) -> Bool {
        let value = withoutParentheses
        if let cast = value.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil { return cast.expression.isSpelling(of: plain) }
        if value.trimmedDescription == plain || Self.matches(value.oneLine, plain) { return true }
        if let first = value.firstValueOfVariable { return first == plain }
        if let number = value.numberOfEachInstance { return "\(number)" == plain }
        guard let name = value.ownName, let constant = FileNames.of(root).onlyConstant(name), value.isInReach(of: constant) else {
            return false
        }
        return constant.ownName != name && constant.isSpelling(of: plain)
    }

    private static func matches(_ text: String, _ plain: String) -> Bool {
        switch plain {
        case "nil": text.wholeMatch(of: /(?:Optional(?:<.+>)?|[\w.<>\[\]: ]+\?)?\.none/) != nil
        case "0":
            text.wholeMatch(of: /(?:U?Int\d*|Double|Float|CGFloat|Decimal|TimeInterval)(?:\.init)?\((?:0|0\.0)?\)/) != nil
                || text.wholeMatch(of: /(?:U?Int\d*|Double|Float|CGFloat|Decimal|TimeInterval)?\.(?:zero|init\(\))|0\.0/) != nil
        case "\"\"": text.wholeMatch(of: /(?:String)?\.init\(\)|String\(\)/) != nil
        case "[]": text.wholeMatch(of: /\.init\(\)|(?:\[[\w.<>?]+\]|Array(?:<.+>)?)(?:\.init)?\(\)/) != nil
        case "[:]": text.wholeMatch(of: /\.init\(\)|(?:\[[\w.<>?]+: [\w.<>?]+\]|Dictionary(?:<.+>)?)(?:\.init)?\(\)/) != nil
        default: false
        }
    }

    /// The first value of the variable of a function that it names, if nothing mentions the variable between its declaration and here.
    private var firstValueOfVariable: String? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let loops: Set<SyntaxKind> = [.forStmt, .whileStmt, .repeatStmt, .closureExpr, .functionDecl, .deferStmt]
        for node in sequence(first: Syntax(self), next: \.parent).prefix(while: { !loops.contains($0.kind) }) {
            guard let statements = node.parent?.as(CodeBlockItemListSyntax.self) else { continue }
            let earlier = statements.prefix { $0.id != node.id }
            guard let declaration = earlier.last(where: { $0.declaredVariable?.pattern.trimmedDescription == name }) else { continue }
            let between = node.root.tokens(viewMode: .sourceAccurate)
                .drop { $0.position < declaration.endPosition }.prefix { $0.position < position }
            return between.contains { $0.text == name } ? nil : declaration.declaredVariable?.firstValue
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// The only variable that the statement declares, without code of its own.
    fileprivate var declaredVariable: PatternBindingSyntax? {
        guard let variable = item.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.attributes.isEmpty, variable.bindings.count == 1
        else { return nil }
        return variable.bindings.first.flatMap { $0.accessorBlock == nil ? $0 : nil }
    }
}

extension PatternBindingSyntax {
    /// The text of the value that it begins with: nil, unless it says another one.
    fileprivate var firstValue: String? {
        initializer.map(\.value.trimmedDescription) ?? (typeAnnotation?.type.is(OptionalTypeSyntax.self) == true ? "nil" : nil)
    }
}
