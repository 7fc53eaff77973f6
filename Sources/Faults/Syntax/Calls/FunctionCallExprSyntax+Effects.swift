internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether the function is one of these known ones, and none of the module's.
    func isKnown(among names: Set<String>, _ facts: FunctionFacts) -> Bool {
        guard let calledName, !callsVariable else { return false }
        if names.contains(calledName) { return facts.collaborating.union(facts.declared).isDisjoint(with: [calledName]) }
        // Next to `encode(to:)` of the module, or of another object, `encode(_:forKey:)` still is the known one.
        return names.contains(shown) && facts.collaboratingCalls.union(facts.declaredCalls).isDisjoint(with: [calledName, shown])
    }

    /// Whether the function prints.
    func prints(_ facts: FunctionFacts) -> Bool {
        if calledExpression.trimmedDescription == "FileHandle.standardError.write" { return true }
        let file = arguments.last?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let file, KnownFunctions.consoles.contains(file), isOfC(facts, where: { $0.hasPrefix("fput") || $0.hasSuffix("printf") }) {
            return true
        }
        return receiver.map { $0.trimmedDescription == "Swift" } ?? true && isKnown(among: KnownFunctions.printing, facts)
    }

    /// Whether the function locks, waits or prepares storage, or is one of the module's that does only what no test can see.
    ///
    /// A function of another object counts only if no double can stand in for that object.
    func isSilent(_ facts: FunctionFacts) -> Bool {
        // A collection of the module's own keeps the promise of that name: it only prepares storage.
        isKnown(among: KnownFunctions.silent, facts) || shown == "reserveCapacity(_:)" || onlyKeepsAlive || usesSemaphoreAsLock
            || isRemovedWithItsObserver(facts)
            || isOfC(facts) { name in
                KnownFunctions.releasing.contains { name == $0 || $0.hasPrefix("_") && name.hasSuffix($0) }
            }
            || calledName.map { facts.unseen.contains($0) && (isOwn || facts.sealed.contains($0)) } == true
            || receiver?.typeMade.map { facts.unseenMembers.contains("\($0).\(calledName ?? "")") } == true
    }

    /// Whether it waits for a semaphore that one at a time passes, or lets the next one in.
    private var usesSemaphoreAsLock: Bool {
        guard ["wait()", "signal()"].contains(shown), let name = receiver?.identifiers.last else { return false }
        let value = FileNames.of(root).onlyVariable(name)?.initializer?.value
        return value?.trimmedDescription.wholeMatch(of: /(Dispatch\.)?DispatchSemaphore\(value: 1\)/) != nil
    }

    /// Whether it removes an observer when the object goes, which is then no longer called anyway; a double would see it.
    private func isRemovedWithItsObserver(_ facts: FunctionFacts) -> Bool {
        isKnown(among: ["removeObserver"], facts) && liesIn(until: [.functionDecl]) { $0.is(DeinitializerDeclSyntax.self) }
    }

    /// Whether it only keeps a value alive: `withExtendedLifetime(old) {}`.
    private var onlyKeepsAlive: Bool {
        calledName == "withExtendedLifetime" && trailingClosure?.statements.isEmpty == true && arguments.callNothing
    }

    /// Whether it calls a function of C, or another one outside of any type, that the module does not declare.
    private func isOfC(_ facts: FunctionFacts, where isMeant: (String) -> Bool) -> Bool {
        guard receiver == nil, let calledName, isMeant(calledName), !facts.declared.contains(calledName) else { return false }
        return !facts.collaborating.contains(calledName) && !callsVariable
    }

    /// Whether a variable or a parameter of the module has the name, and so may hold the function.
    var callsVariable: Bool {
        guard receiver == nil, let calledName else { return false }
        let files = [FileNames.of(root)] + ModuleDeclarations.current.names.values
        return Syntax(self).parameterType(of: calledName) != nil || files.contains { $0.count(of: calledName) > 0 }
    }

    /// Whether no test can see the effect of the call.
    func isUnseen(_ facts: FunctionFacts) -> Bool {
        prints(facts) || isKnown(among: KnownFunctions.asserting, facts) || isSilent(facts)
    }

    /// Whether a second call changes nothing.
    func settles(_ facts: FunctionFacts) -> Bool {
        // Such a line stands for a real effect, which happens a second time.
        if printsRealLine { return false }
        if isUnseen(facts) || takesEverythingAway(facts) { return true }
        if asksReceiver || argumentsChangeSomething(facts) || writesIntoVariable { return false }
        return registers && !runsClosureAtOnce(facts)
            || isKnown(among: KnownFunctions.settling.union(KnownFunctions.registering), facts)
            || calledName.map { isOwn && facts.answering.contains($0) && !facts.evaluating.contains($0) } == true
            || isOwn
                && calledName.map { facts.settlingMembers.contains("\(nameOfType ?? "").\($0)") && !facts.evaluating.contains($0) } == true
            || isOfC(facts) { $0.contains("_set_") }
            || changesVisibleCollection || mapsToSettlingFunction(facts) || appendsToSearchedList || emptiesKeepingCapacity(facts)
            || callsSettlingClosure(facts)
            || calledName.map {
                facts.settling.contains($0) && isDeclared(facts) && (!facts.evaluating.contains($0) || arguments.callNothing)
            } == true
            || calledExpression.as(DeclReferenceExprSyntax.self).map { evaluatedParameters.contains($0.baseName.text) } == true
    }

    /// Whether an argument calls a function of the module that may do more than answer: `check(reader.next())`.
    private func argumentsChangeSomething(_ facts: FunctionFacts) -> Bool {
        arguments.contains { !$0.expression.is(InOutExprSyntax.self) && $0.expression.mayChangeSomething(facts, besides: facts.answering) }
    }

    /// Whether it adds to a text of the code, and not to a file: `value.write(to: &text)`.
    private var writesIntoVariable: Bool {
        calledName == "write" && arguments.contains { $0.expression.is(InOutExprSyntax.self) }
    }

    /// Whether an argument asks the object that the call changes: `times.updateValue(times.count, forKey: 1)`.
    private var asksReceiver: Bool {
        guard let receiver, let name = receiver.identifiers.last, !registers, KnownFunctions.changing.contains(calledName ?? "") else {
            return false
        }
        // Another object's member by that name is no variable of this one: `names.formUnion(other.names)`.
        return receiver.is(DeclReferenceExprSyntax.self) ? arguments.reads(name) : arguments.identifiers.contains(name)
    }

    /// Whether the function runs a closure at once that changes something, or may tell somebody of each call:
    /// `items.forEach { total += $0.cents }`, one that the module declares, and a list that keeps the closure.
    private func runsClosureAtOnce(_ facts: FunctionFacts) -> Bool {
        guard let calledName else { return false }
        if isOwn, facts.runningClosure.contains(calledName), arguments.callNothing, additionalTrailingClosures.isEmpty {
            return trailingClosure.map { !$0.statements.settle(facts) } ?? true
        }
        if facts.declared.contains(calledName) { return true }
        // The second time, no element is left that the closure would remove.
        if calledName == "removeAll" {
            let condition = trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
            return condition.map { !$0.statements.callNothing } ?? true
        }
        if KnownFunctions.changing.contains(calledName) { return true }
        guard KnownFunctions.handingOn.union(["forEach"]).contains(calledName) || calledName.hasPrefix("with") else { return false }
        return trailingClosure.map { !$0.statements.settle(facts) } ?? true
    }

    /// Whether the module declares a function with these labels: `write(to:)` is another one than its `write(_:)`.
    private func isDeclared(_ facts: FunctionFacts) -> Bool {
        !facts.declaredCalls.isDisjoint(with: [shown, calledName ?? ""])
    }

    /// Whether it calls a function of a collection that the code around declares, and that does nothing the second time.
    private var changesVisibleCollection: Bool {
        KnownFunctions.settlingCollections.contains(shown) && receiver?.isVisibleCollection == true
    }

    /// Whether it hands a value that may be missing, or the elements of a list, to a function that does nothing the second time:
    /// `token.map(center.removeObserver)`, `Mock.allCases.forEach(register)`.
    private func mapsToSettlingFunction(_ facts: FunctionFacts) -> Bool {
        guard ["map", "flatMap", "forEach"].contains(calledName), arguments.count == 1, let function = arguments.first?.expression,
            let name = (function.as(MemberAccessExprSyntax.self)?.declName ?? function.as(DeclReferenceExprSyntax.self))?.baseName.text
        else { return false }
        if function.is(DeclReferenceExprSyntax.self), facts.settling.contains(name), facts.declared.contains(name) { return true }
        return KnownFunctions.settling.contains(name) && facts.collaborating.union(facts.declared).isDisjoint(with: [name])
    }

    /// Whether it appends to a list that the code only asks what it contains.
    private var appendsToSearchedList: Bool { calledName == "append" && receiver?.isListThatIsOnlySearched == true }

    /// Whether it empties a collection by a name that means nothing else, also where the module has a `removeAll(_:)` of its own.
    private func emptiesKeepingCapacity(_ facts: FunctionFacts) -> Bool {
        shown == "removeAll(keepingCapacity:)" && receiver != nil && !facts.collaborating.contains("removeAll")
    }

    /// Whether it takes all elements of a list away, so that none is left for a second call: `items.removeLast(items.count)`.
    private func takesEverythingAway(_ facts: FunctionFacts) -> Bool {
        guard let list = receiver?.trimmedDescription, arguments.count == 1, let only = arguments.first?.expression.trimmedDescription,
            !facts.collaborating.contains(calledName ?? "")
        else { return false }
        return switch shown {
        case "removeFirst(_:)", "removeLast(_:)": only == "\(list).count"
        case "removeSubrange(_:)": only.filter { $0 != " " } == "\(list).startIndex..<\(list).endIndex"
        default: false
        }
    }

    /// Whether the code behind the call never runs.
    func neverReturns(_ facts: FunctionFacts) -> Bool {
        guard let calledName else { return false }
        return receiver == nil && isKnown(among: KnownFunctions.ending, facts) || isOwn && facts.ending.contains(calledName)
    }

    /// The advice for tests that miss a change of a list or a text: no double can record it, unlike a collaborator's call.
    func adviceOnChange(_ context: FaultContext) -> String? {
        guard let receiver, isKnown(among: KnownFunctions.changing, context.functions) else { return nil }
        return "Expect the whole result that depends on `\(receiver.oneLine)`, not just a part of it, and the result of a second call."
    }

    /// Whether the call passes a closure, which says what to do later.
    var registers: Bool {
        trailingClosure != nil || arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// Whether the code calls a function of its own.
    var isOwn: Bool {
        let receiver = calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        return receiver == nil || receiver == "self" || receiver == "Self"
    }
}

extension ExprSyntax {
    /// The type of the object that a private constant makes for itself, so that nobody can hand in another one: `private let log = Log()`.
    fileprivate var typeMade: String? {
        guard let name = ownName, let variable = FileNames.of(root).onlyVariable(name), variable.isConstant,
            variable.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isPrivate == true,
            let type = variable.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return nil }
        return type.baseName.text
    }
}

extension SyntaxProtocol {
    /// Whether a text in it begins as the lines that stand for real effects do.
    var printsRealLine: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            if case .stringSegment(let text) = token.tokenKind { text.hasPrefix(">>") } else { false }
        }
    }
}
