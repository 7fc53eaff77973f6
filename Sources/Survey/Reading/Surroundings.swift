internal import SwiftSyntax

/// The code around a reference, as far as it decides about the reference's meaning.
struct Surroundings {
    /// The lines from its statement to the end of the block around it.
    private(set) var lines: ClosedRange<Int>
    private(set) var cure: Cure?
    private(set) var isWritten = false
    /// The variable or property that keeps the value.
    private(set) var keeper: String?
    /// The label of the argument that it is.
    private(set) var label: String?
    /// The name whose value an assignment gives it.
    private(set) var newValue: String?
    /// Whether it is all that a closure does which is an argument with a label.
    private(set) var isHandedIn = false
    /// Whether it is the whole body of a function or an accessor.
    private(set) var isReturned = false
    /// The function that takes it as an argument, as all that a function or an accessor does.
    private(set) var taker: String?
    /// The label of the parameter whose default value it is part of.
    private(set) var parameter: String?
    /// Whether it belongs to an object that is made as the whole body of a function or an accessor.
    private(set) var isPartOfReturnedObject = false
    /// The type of that object as far as it is spelled.
    private(set) var returnedType: String?
    /// Whether it is in a closure that a call takes as its block, so that it may be work and no part of an object.
    private(set) var isInBlock = false

    /// The names of functions that take a dependency or a closure for a container or for SwiftUI's environment.
    private static let registrations: Set = [
        "register", "autoregister", "registerSingleton", "Factory", "ParameterFactory", "bind", "provide", "Singleton", "singleton",
        "environment", "environmentObject",
    ]

    /// Looks at the nodes around a reference.
    init(of node: Syntax, converter: SourceLocationConverter) {
        func line(_ position: AbsolutePosition) -> Int { converter.location(for: position).line }
        let own = line(node.positionAfterSkippingLeadingTrivia)
        lines = own...own
        var statement: CodeBlockItemSyntax?
        // A value is kept as it is until a call or a closure takes it.
        var isDirect = true
        var child = node
        while let parent = child.parent {
            if let parameter = parent.as(FunctionParameterSyntax.self) {
                if parameter.defaultValue?.id == child.id {
                    cure = cure ?? .defaultArgument
                    self.parameter = parameter.firstName.text
                }
            } else if let elements = parent.as(ExprListSyntax.self), parent.parent?.is(SequenceExprSyntax.self) == true {
                look(at: Array(elements), child, isDirect: isDirect)
            } else if let argument = parent.as(LabeledExprSyntax.self) {
                if isDirect, label == nil { label = argument.label?.text }
            } else if parent.is(InOutExprSyntax.self) {
                isWritten = isDirect
            } else if let access = parent.as(SubscriptCallExprSyntax.self) {
                // An index is only read.
                if access.calledExpression.id != child.id { isDirect = false }
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != child.id {
                // `.id(UUID())` gives an identity as `id: UUID()` does.
                if isDirect, label == nil { label = Chain(call.calledExpression)?.names.last?.text }
                look(at: call)
                isDirect = false
            } else if let closure = parent.as(ClosureExprSyntax.self) {
                isDirect = false
                isInBlock = isInBlock || closure.isBlock
                if closure.statements.count == 1, closure.parent?.as(LabeledExprSyntax.self)?.label != nil { isHandedIn = true }
            } else if let binding = parent.as(PatternBindingSyntax.self) {
                let name = binding.pattern.boundNames.first
                if isDirect, keeper == nil { keeper = name }
                // A unique name of a queue is for people who debug.
                if let name = name?.lowercased(), name == "id" || name == "uuid" || Self.labels.contains(where: name.hasSuffix) {
                    cure = cure ?? .label
                }
                if statement == nil, parent.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true {
                    lines = own...max(own, line(parent.endPositionBeforeTrailingTrivia))
                }
            } else if let binding = parent.as(OptionalBindingConditionSyntax.self) {
                if binding.pattern.boundNames.first?.lowercased().hasSuffix("loglevel") == true { cure = cure ?? .label }
            } else if let item = parent.as(CodeBlockItemSyntax.self) {
                if statement == nil, let list = item.parent {
                    let first = line(item.positionAfterSkippingLeadingTrivia)
                    lines = first...max(first, line(list.endPositionBeforeTrailingTrivia))
                }
                // A free function is a declaration among the statements of its file.
                if statement == nil || !item.item.is(DeclSyntax.self) { statement = item }
            } else if parent.is(MemberBlockItemSyntax.self) {
                break
            }
            child = parent
        }
        if let keeper, statement?.keepsDeadline(keeper) == true { cure = cure ?? .deadline }
        if let keeper, statement?.keepsFallback(keeper) == true { cure = cure ?? .fallback }
        guard let whole = statement?.wholeValue else {
            taker = keeper.flatMap { statement?.taker(ofOnly: $0) }
            return
        }
        isReturned = whole.id == node.id || (whole.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id)
        if let call = whole.as(FunctionCallExprSyntax.self), let chain = Chain(call.calledExpression), let last = chain.names.last {
            let isMade = last.text.first?.isUppercase == true || last.text == "init"
            isPartOfReturnedObject = isMade && chain.root != .value
            returnedType = chain.names.last { $0.text.first?.isUppercase == true }?.text
            if call.id != node.id, chain.names.count == 1, chain.root == .name || chain.root == .own { taker = last.text }
        }
    }

    private mutating func look(at elements: [ExprSyntax], _ child: Syntax, isDirect: Bool) {
        guard let place = elements.firstIndex(where: { $0.id == child.id }) else { return }
        if place > 0, elements[place - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" { cure = cure ?? .fallback }
        if place > 1, elements[place - 1].is(AssignmentExprSyntax.self), Chain(elements[place - 2])?.isSelf == true {
            cure = cure ?? .delegatedInitializer
        }
        let next = place + 1 < elements.count ? elements[place + 1] : nil
        let changing = next?.as(BinaryOperatorExprSyntax.self).map { Self.changing.contains($0.operator.text) } ?? false
        if place == 0, isDirect, next?.is(AssignmentExprSyntax.self) == true, elements.count == 3 {
            newValue = elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        if place == 0, isDirect, changing || next?.is(AssignmentExprSyntax.self) == true { isWritten = true }
        if place > 1, isDirect, elements[place - 1].is(AssignmentExprSyntax.self), keeper == nil {
            keeper = Chain(elements[place - 2])?.names.last?.text
        }
    }

    /// The ends of the names of variables that only people read who debug.
    private static let labels = ["queuename", "label", "loglevel"]

    private static let changing: Set = ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "??="]

    /// Whether a call has the labels of a loop that waits.
    private static func waits(_ call: FunctionCallExprSyntax) -> Bool {
        let labels = call.arguments.map { $0.label?.text }
        return labels == ["until"] || labels == ["mode", "before"]
    }

    private mutating func look(at call: FunctionCallExprSyntax) {
        guard let chain = Chain(call.calledExpression) else { return }
        // `self { X() }` is the way in which a container is told about a factory.
        guard let name = chain.names.last?.text else {
            cure = cure ?? .registration
            return
        }
        if name == "DispatchQueue" || name == "OperationQueue" {
            cure = cure ?? .label
        } else if name == "init", chain.root == .own {
            cure = cure ?? .delegatedInitializer
        } else if name == "asyncAfter" || name == "run" && Self.waits(call) {
            cure = cure ?? .deadline
        } else if Self.registrations.contains(name) {
            cure = cure ?? .registration
        } else if name.contains("ssociatedObject") {
            cure = cure ?? .key
        }
    }
}

extension ClosureExprSyntax {
    /// Whether a call takes it without a label, or behind its arguments.
    fileprivate var isBlock: Bool {
        if let call = parent?.as(FunctionCallExprSyntax.self) { return call.calledExpression.id != id }
        return parent?.is(MultipleTrailingClosureElementSyntax.self) == true
            || parent?.as(LabeledExprSyntax.self).map { $0.label == nil } == true
    }
}

extension CodeBlockItemSyntax {
    /// The function that takes a variable as an argument, in the only statement behind the one that makes the variable.
    fileprivate func taker(ofOnly variable: String) -> String? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 2, list.first?.id == id,
            let call = list.last?.value?.as(FunctionCallExprSyntax.self), let chain = Chain(call.calledExpression), chain.names.count == 1,
            chain.root == .name || chain.root == .own
        else { return nil }
        let isTaken = call.arguments.contains { argument in
            let value = argument.expression.as(InOutExprSyntax.self)?.expression ?? argument.expression
            return value.as(DeclReferenceExprSyntax.self)?.baseName.text == variable
        }
        return isTaken ? chain.names.last?.text : nil
    }

    /// Whether a variable that it makes is nothing but the deadline of work that begins later.
    fileprivate func keepsDeadline(_ variable: String) -> Bool {
        uses(of: variable).allSatisfy { $0.parent?.as(LabeledExprSyntax.self)?.label?.text == "deadline" }
    }

    /// Whether a variable that it makes is nothing but the value behind `??`.
    fileprivate func keepsFallback(_ variable: String) -> Bool {
        uses(of: variable).allSatisfy { $0.previousToken(viewMode: .sourceAccurate)?.text == "??" }
    }

    /// The places where a variable that it makes is read; itself if there are none.
    private func uses(of variable: String) -> [Syntax] {
        let uses = parent?.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.text == variable && token.parent?.is(DeclReferenceExprSyntax.self) == true ? token.parent : nil
        }
        return uses?.isEmpty == false ? uses ?? [] : [Syntax(self)]
    }

    /// The expression that a body consists of; nil if it is not the only statement.
    fileprivate var wholeValue: ExprSyntax? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
        return value
    }

    /// The expression that it is or returns, and that a closure returns which is all of it.
    private var value: ExprSyntax? {
        var value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
        while let inner = value?.as(TryExprSyntax.self)?.expression ?? value?.as(AwaitExprSyntax.self)?.expression { value = inner }
        if let closure = value?.as(ClosureExprSyntax.self), closure.statements.count == 1 { return closure.statements.first?.value }
        return value
    }
}
