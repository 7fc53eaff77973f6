internal import SwiftSyntax

extension FaultRule {
    /// Nothing happens while the collaborator succeeds, so only a test in which it throws can see the `try!`.
    static let uncaughtErrors = FaultRule(
        name: "uncaught-errors", kind: .flipped, summary: "An error of a collaborator is not caught: the code crashes.",
        advice: "Let your double throw an error in a test, and expect what the code does then.",
        examples: [
            FaultExample(
                "a call of a protocol's function", service + "do { try await service.fetch(1) } catch { stop() }",
                plants: ["Screen does not catch an error of fetch(_:)"]),
            FaultExample(
                "an error that becomes nil", service + "let x = try? service.fetch(1)",
                plants: ["Screen does not catch an error of fetch(_:)"]),
            FaultExample(
                "a closure in a property", "struct Outside { let send: (Int) async throws -> Int }; return try? await outside.send(1)",
                plants: ["Screen does not catch an error of send(_:)"]),
            FaultExample(
                "an error that means nothing to the code",
                service + "try? service.fetch(1); do { try service.fetch(2) } catch { print(error) }",
                plants: []),
            FaultExample(
                "an error that the caller of a function catches",
                service + "do { try load() } catch { stop() } }; private func load() throws { let x = try service.fetch(1); start(x)",
                plants: ["Screen does not catch an error of fetch(_:)"]),
            FaultExample(
                "an error that the caller of a function throws on",
                service + "try load() }; private func load() throws { let x = try service.fetch(1); start(x)", plants: []),
            FaultExample("a function that no double replaces", "do { try fetch(1) } catch { stop() }", plants: []),
            FaultExample("an error that goes on", service + "try service.fetch(1)", plants: []),
            FaultExample("code that crashes already", service + "try! service.fetch(1)", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let attempt = node.as(TryExprSyntax.self),
            attempt.isHandledHere(context.functions) || attempt.isHandledByCallers(context), let call = attempt.callOfACollaborator(context)
        else {
            return []
        }
        return [
            Fault(
                around: call.textRange, prefix: call.prefix(of: "seamsUncaught"), suffix: ")",
                words: "\(node.subject) does not catch an error of \(call.shown)", before: attempt.oneLine,
                after: "try! \(attempt.expression.oneLine)")
        ]
    }

    private static let service = "protocol Service { func fetch(_ count: Int) async throws }; "
}

extension TryExprSyntax {
    /// Whether an error ends here and leads to something that a test can see: a value that is nil, or what a `catch` does.
    fileprivate func isHandledHere(_ facts: FunctionFacts) -> Bool {
        guard let mark = questionOrExclamationMark else {
            return statementThatCatches != nil && !Syntax(self).isLastBeforeUnseenCatch(facts)
        }
        return mark.tokenKind == .postfixQuestionMark && isResultUsed
    }

    /// Whether the error leaves a function of the module's own, and one of its callers does what ``isHandledHere(_:)`` says.
    fileprivate func isHandledByCallers(_ context: FaultContext) -> Bool {
        guard questionOrExclamationMark == nil, statementThatCatches == nil,
            let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first
        else { return false }
        return context.facts.uses[function.name.text]?.contains { use in
            sequence(first: use, next: \.parent).lazy.prefix { !$0.is(CodeBlockItemSyntax.self) }
                .compactMap { $0.as(TryExprSyntax.self) }.first?.isHandledHere(context.functions) == true
        } == true
    }

    /// The call of a function that a double can implement, or of a closure that a test can hand in.
    fileprivate func callOfACollaborator(_ context: FaultContext) -> FunctionCallExprSyntax? {
        var finder = [Syntax(expression)]
        while let node = finder.popLast() {
            if let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName,
                context.functions.collaborating.contains(name) || context.facts.propertyTypes[name]?.contains("throws") == true
            {
                return call
            }
            // Code in a closure is not part of this attempt.
            if !node.is(ClosureExprSyntax.self) { finder += node.children(viewMode: .sourceAccurate) }
        }
        return nil
    }
}
