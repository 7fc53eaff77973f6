internal import SwiftSyntax

extension FaultRule {
    static let alteredValues = FaultRule(
        name: "altered-values", kind: .altered, summary: "Another value is passed through the seam, or its result is another one.",
        advice: "Let your double record its arguments and return values that are not empty, and expect all of them.",
        adviceInOwnCode:
            "Expect the exact value where it arrives: in a result that depends on it, or in the arguments that a double records.",
        examples: [
            FaultExample(
                "a flag and a number", seam + "view.show(true, 1)",
                plants: ["Screen passes another value than `true` to show(_:_:)", "Screen passes another value than `1` to show(_:_:)"]),
            FaultExample(
                "values in a value", seam + "view.show(Place(row: 1, isLast: isLast))",
                plants: ["Screen passes another value than `1` to show(_:)", "Screen passes another value than `isLast` to show(_:)"]),
            FaultExample("a list", seam + "view.show(list)", plants: ["Screen passes another value than `list` to show(_:)"]),
            FaultExample("an empty list", seam + "view.show([])", plants: []),
            FaultExample(
                "a result", seam + "list = try await view.show(); return view.show()",
                plants: ["Screen uses another result of show()", "Screen uses another result of show()"]),
            FaultExample(
                "a result in a tuple, in a success, and of a closure that a function of the code's own runs",
                seam
                    + "func run(_ x: () -> [Int]) -> [Int] { x() }; let both = (view.show(), 1); done = .success(try view.show()); let x = run { view.show() }",
                plants: [
                    "Screen uses another result of show()", "Screen uses another result of show()", "Screen uses another result of show()",
                ]),
            FaultExample("a result that is nothing", "protocol Log { func stop() }; return log.stop()", plants: []),
            FaultExample("a result that is not used", seam + "view.show(); _ = view.show(); _ = (view.show())", plants: []),
            FaultExample(
                "the result of another function of that name",
                "protocol View { func show() -> String }; func show(at x: Int) -> String { name }; func show() -> String { return show(at: count) }",
                plants: ["Screen passes another value than `count` to show(at:)"]),
            FaultExample("a result in parentheses", seam + "list = (view.show())", plants: ["Screen uses another result of show()"]),
            FaultExample("a value of another type", seam + "func run(place: Place) { view.show(place) }", plants: []),
            FaultExample(
                "a value for a parameter of another type",
                "struct Place { }; protocol Map { func show(_ place: Place, zoom: Int) }; let map: Map; map.show(place, zoom: zoom)",
                plants: ["Screen passes another value than `zoom` to show(_:zoom:)"]),
            FaultExample("a text, a closure and nil", seam + "view.show(\"text\", { }, nil, self, &list)", plants: []),
            FaultExample(
                "an effect that is handed over to the type", "static func stop(_ x: Int) { halt() }; func stop(_ x: Int) { Self.stop(x) }",
                plants: ["Screen passes another value than `x` to stop(_:)"]),
            FaultExample(
                "an effect that is handed over to the type of the object",
                "static func stop(_ x: Int) { halt() }; func stop(_ x: Int) { type(of: self).stop(x) }",
                plants: ["Screen passes another value than `x` to stop(_:)"]),
            FaultExample(
                "a text that passes itself",
                "} }\nprotocol Log { func add(_ text: String) }\nextension String { func send(to log: any Log) { log.add(self) }",
                plants: ["String passes another value than `self` to add(_:)"]),
            FaultExample(
                "texts that a library makes of others",
                "protocol Log { func add(_ text: String) }; log.add([name].joined()); log.add(names.first!); log.add(String(describing: last)); log.add(name.replacing(\"a\", with: last))",
                plants: [
                    "Screen passes another value than `[name].joined()` to add(_:)",
                    "Screen passes another value than `names.first!` to add(_:)",
                    "Screen passes another value than `String(describing: last)` to add(_:)",
                ]),
            FaultExample("a call that does not go through a seam", seam + "list.append(1)", plants: []),
            FaultExample(
                "a function that is handed over",
                "protocol Log { func add(_ text: String); func show(_ place: Place) }; texts.forEach(log.add); places.forEach(log.show(_:)); texts.forEach(print)",
                plants: ["Screen passes other values to add in `texts.forEach(log.add)`"]),
        ]
    ) { node, context in
        let handed = node.as(FunctionCallExprSyntax.self)?.functionForEach.map { otherValues(for: $0, in: node, context) } ?? []
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName, call.passesThroughSeam(context) else {
            return handed
        }
        let passed = call.alteredValues(context).map { value in
            other(
                Syntax(value), type: value.knownType(context),
                words: "\(node.subject) passes another value than `\(value.oneLine)` to \(call.shown)")
        }
        // `footer(at: now)` in the method that a protocol asks for, `footer()`.
        let functions = context.functions
        let isOverload = call.isOwn && functions.declaredCalls.subtracting(functions.collaboratingCalls).contains(call.shown)
        let isOfOthers = functions.collaborating.contains(name) && !isOverload
        let hasResult = isOfOthers && call.isResultUsed && !functions.returningNothing.contains(name)
        return handed + passed
            + (hasResult
                ? [
                    other(
                        node, type: context.parameterTypes.resultType(of: name),
                        words: "\(node.subject) uses another result of \(call.shown)")
                ] : [])
    }

    /// The fault that a function of a seam which is handed over gets other values.
    private static func otherValues(for function: HandedFunction, in node: Syntax, _ context: FaultContext) -> [Fault] {
        guard context.functions.collaborating.contains(function.name.baseName.text),
            let parameter = context.parameterTypes.firstParameter(of: function), let other = otherValue(than: "$0", type: parameter.type)
        else { return [] }
        let called = (function.receiver.map { "\($0.oneLine)." } ?? "") + function.name.baseName.text
        return [
            Fault(
                around: function.expression.textRange, prefix: "seamsOther(#, each: ", suffix: ")",
                words: "\(node.subject) passes other values to \(function.name.oneLine) in `\(node.oneLine)`",
                before: function.expression.oneLine, after: "{ \(called)(\(parameter.label.map { "\($0): " } ?? "")\(other)) }")
        ]
    }

    private static func other(_ value: Syntax, type: String?, words: String) -> Fault {
        Fault(
            [.init(range: value.textRange, prefix: "seamsOther(#, ", suffix: ")")], of: [value], words: words, before: value.oneLine,
            after: type.flatMap { otherValue(than: value.oneLine, isCall: value.is(FunctionCallExprSyntax.self), type: $0) }
                ?? "another value")
    }

    /// The code of the value that the planted code has in place of another one, by the type.
    private static func otherValue(than value: String, isCall: Bool = false, type: String) -> String? {
        let isOne = isCall || value.wholeMatch(of: /[\w.$]+(?:\([^()]*\))?/) != nil
        let operand = isOne ? value : "(\(value))"
        switch type {
        case "Bool": return ["true": "false", "false": "true"][value] ?? "!\(operand)"
        case "Int", "Double": return "\(operand) + 1"
        case "String": return "\(operand) + \" altered\""
        case "list": return "Array(\(value).dropLast())"
        default: return nil
        }
    }

    private static let seam = "protocol View { func show() -> [Int] }; "
}

extension Syntax {
    /// Whether it is a value in place of which another one is passed through the seam.
    func isAlteredValue(_ context: FaultContext) -> Bool {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.contains { call in
            call.passesThroughSeam(context) && call.alteredValues(context).contains { $0.id == self.id }
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate func passesThroughSeam(_ context: FaultContext) -> Bool {
        guard let name = calledName, !isSuperCall else { return false }
        return context.functions.collaborating.contains(name) || handsOverTo(name)
    }

    fileprivate func alteredValues(_ context: FaultContext) -> [ExprSyntax] {
        valuesPassed(context).filter { $0.mayHaveAnotherValue(context) }
    }

    /// The types for which the planted code has another value.
    private static let typesWithOtherValues: Set = ["Bool", "Double", "Int", "String", "list"]

    /// Whether a method hands its effect over to the static one of its name, as `Self.track(event: event)` does in `track(event:)`.
    fileprivate func handsOverTo(_ name: String) -> Bool {
        guard let type = calledExpression.as(MemberAccessExprSyntax.self)?.base,
            type.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true || type.oneLine == "type(of: self)",
            let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first
        else { return false }
        return function.name.text == name && function.returnsNothing && !function.modifiers.isOfType
    }

    /// The values that are passed for a parameter that may take another one, and in place of a new instance those that it is made of.
    fileprivate func valuesPassed(_ context: FaultContext) -> [ExprSyntax] {
        arguments.map(\.expression).enumerated().flatMap { index, argument in
            if let call = argument.as(FunctionCallExprSyntax.self), call.calledName?.first?.isUppercase == true, call.calledName != "String"
            {
                return call.valuesPassed(context)
            }
            if argument.isFoundElsewhere(context) {
                return context.parameterTypes.onlyType(in: self, at: index).map(Self.typesWithOtherValues.contains) == true
                    ? [argument] : []
            }
            return context.parameterTypes.mayTake(Self.typesWithOtherValues, in: self, at: index) ? [argument] : []
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the result is returned, assigned to a variable, or made a part of a tuple or of an answer such as `.success(result)`.
    fileprivate var isResultUsed: Bool {
        var node = Syntax(self)
        while let outer = node.parent {
            if let inner = outer.parent?.parent, inner.isOnlyParentheses {
                node = inner
                continue
            }
            if outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self) {
                node = outer
                continue
            }
            if let infix = outer.as(InfixOperatorExprSyntax.self) {
                return infix.operator.is(AssignmentExprSyntax.self) && !infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
            }
            if let part = outer.as(LabeledExprSyntax.self) { return part.isPartOfAnswer }
            if let statement = outer.as(CodeBlockItemSyntax.self) { return statement.isValueOfClosure }
            return outer.is(ReturnStmtSyntax.self) || outer.is(InitializerClauseSyntax.self)
        }
        return false
    }
}

extension Syntax {
    /// Whether it is a pair of parentheses around one value.
    fileprivate var isOnlyParentheses: Bool { self.as(TupleExprSyntax.self)?.elements.count == 1 }
}

extension LabeledExprSyntax {
    /// Whether it is a part of a tuple, or what a success holds.
    fileprivate var isPartOfAnswer: Bool {
        let owner = parent?.parent
        return owner?.is(TupleExprSyntax.self) == true || owner?.as(FunctionCallExprSyntax.self)?.calledName == "success"
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is all of a closure that is handed to a function of the code's own, so that its value is the closure's.
    fileprivate var isValueOfClosure: Bool {
        guard let closure = parent?.parent?.as(ClosureExprSyntax.self), closure.statements.count == 1,
            let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id, call.isOwn
        else { return false }
        return call.calledName.map { OwnFunction.isDeclared($0, in: root) } == true
    }
}

extension ExprSyntax {
    /// The family of the type of an argument, as far as the argument, its declaration, or its parameter tells.
    fileprivate func knownType(_ context: FaultContext) -> String? {
        switch kind {
        case .booleanLiteralExpr: return "Bool"
        case .integerLiteralExpr, .floatLiteralExpr: return "Double"
        case .arrayExpr: return "list"
        default: break
        }
        if self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) { return nameOfType }
        let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
        let declared = name.flatMap {
            (self.is(DeclReferenceExprSyntax.self) ? parameterType(of: $0) : nil) ?? context.facts.propertyTypes[$0]
        }
        if let declared { return declared.hasPrefix("[") ? "list" : declared }
        guard let argument = parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self), let index = Array(list).firstIndex(of: argument)
        else { return nil }
        return context.parameterTypes.onlyType(in: call, at: index)
    }

    /// Whether the expression may be of a type of which there is always another value: a flag, a number, a text or a list.
    fileprivate func mayHaveAnotherValue(_ context: FaultContext) -> Bool {
        if isFoundElsewhere(context) { return true }
        switch kind {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .subscriptCallExpr, .infixOperatorExpr: return true
        // The other value of a list is a shorter one.
        case .arrayExpr: return self.as(ArrayExprSyntax.self)?.elements.isEmpty == false
        case .memberAccessExpr:
            // `.visible` is a case or a constant of another type.
            guard let access = self.as(MemberAccessExprSyntax.self), access.base != nil else { return false }
            let name = access.declName.baseName.text
            return !Syntax(self).isUseOfText(context) && context.facts.propertyTypes[name].map(Self.isPlain) != false
        case .declReferenceExpr:
            guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
            if name.tokenKind == .keyword(.self) { return nameOfType.map(Self.isPlain) ?? false }
            let type = parameterType(of: name.text) ?? context.facts.propertyTypes[name.text]
            return !Syntax(self).isUseOfText(context) && type.map(Self.isPlain) != false
        default: return false
        }
    }

    /// Whether a library makes the value of others, none of which is written here, so that no other fault changes it.
    ///
    /// As in `track([name].joined())`, `track(names.first!)` or `track(String(describing: event))`.
    fileprivate func isFoundElsewhere(_ context: FaultContext) -> Bool {
        if let forced = self.as(ForceUnwrapExprSyntax.self) {
            return forced.expression.is(SubscriptCallExprSyntax.self) || forced.expression.is(MemberAccessExprSyntax.self)
        }
        guard let call = self.as(FunctionCallExprSyntax.self), let name = call.calledName, !context.functions.declared.contains(name),
            !context.functions.collaborating.contains(name), call.trailingClosure == nil
        else { return false }
        let words = tokens(viewMode: .sourceAccurate).map(\.tokenKind)
        return call.receiver != nil || name == "String" ? !words.contains(.stringQuote) : false
    }

    private static func isPlain(_ type: String) -> Bool {
        ["Bool", "Int", "Double", "String"].contains(type) || type.hasPrefix("[") && !type.contains(":")
    }
}
