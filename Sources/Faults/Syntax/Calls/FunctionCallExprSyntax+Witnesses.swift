internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether somebody besides the code itself learns of each call: in a kata, the learner's double may.
    ///
    /// In somebody's own code it is an object that a test may replace, or a list that each call changes. A function that the package
    /// declares works where its body stands, and the calls in there are doubled; twice the same to a value that the function made for itself
    /// mostly is the same value.
    func tellsOfEachCall(_ context: FaultContext) -> Bool {
        guard context.subject == .ownCode, let calledName else { return true }
        let functions = context.functions
        if !functions.collaboratingCalls.isDisjoint(with: [calledName, shown]) { return true }
        guard let receiver else { return callsVariable || writes || !functions.declared.contains(calledName) && isInSubclass }
        if KnownFunctions.changing.contains(calledName) { return !receiver.isListOfWork }
        if functions.declared.contains(calledName) { return !isOwn && functions.overridable.contains(calledName) && !receiver.isMadeHere }
        return !receiver.isMadeHere
    }

    /// Whether it writes to a file of C.
    private var writes: Bool { calledName.map(["fputs", "fputc", "putc", "fwrite", "write"].contains) == true }

    /// Whether it stands in a class that has the functions of another one, too.
    private var isInSubclass: Bool {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first?.inheritanceClause != nil
    }
}

extension ExprSyntax {
    /// The variable of the function around from which it begins, as `stack` in `stack.items`, with the value that it has first.
    private var firstValue: ExprSyntax? {
        guard let name = identifiers.first else { return nil }
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
            guard let statements = node.as(CodeBlockItemListSyntax.self) else { continue }
            let bindings = statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            if let binding = bindings.first(where: { $0.pattern.trimmedDescription == name }) { return binding.initializer?.value }
        }
        return nil
    }

    /// Whether the function around made the object, so that no test can hand in another one: `let parser = XMLParser(data: data)`.
    fileprivate var isMadeHere: Bool {
        guard let value = firstValue?.callMade else { return false }
        let type = value.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? value.calledExpression
        return type.identifiers.last.map { $0.first?.isUppercase == true || $0 == "init" } == true
    }

    /// Whether it is a list that the function around made, and takes elements out of again: `while let next = open.popLast() { … }`.
    fileprivate var isListOfWork: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, firstValue != nil else { return false }
        let functions: Set<SyntaxKind> = [.functionDecl, .initializerDecl, .accessorDecl, .patternBinding]
        let around = sequence(first: Syntax(self), next: \.parent).first { functions.contains($0.kind) }
        let text = around?.trimmedDescription ?? ""
        return ["popLast", "removeFirst", "removeLast"].contains { text.contains("\(name).\($0)()") }
    }
}
