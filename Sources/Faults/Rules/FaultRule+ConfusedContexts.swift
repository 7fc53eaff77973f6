internal import SwiftSyntax

extension FaultRule {
    static let confusedContexts = FaultRule(
        name: "confused-contexts", kind: .altered, summary: "An instance does not serve in its context, or serves in one more.",
        advice:
            "Resolve where the context applies, and where it does not, such as on a device, or in a debug build that is not under test: expect the instance of each.",
        examples: [
            FaultExample(
                "modifiers", "service.onTest { Spy() }.onSimulator { Fake() }",
                plants: [
                    "Screen does not use onTest", "Screen uses the instance of onTest in every debug build",
                    "Screen does not use onSimulator", "Screen uses the instance of onSimulator on every device",
                ]),
            FaultExample(
                "a list", "service.context(.arg(\"mock\"), .preview) { Spy() }",
                plants: ["Screen does not use .preview", "Screen uses the instance of .preview in every debug build"]),
            FaultExample(
                "a factory with a name", "service.onSimulator(factory: make); service.context(.preview, factory: make)",
                plants: [
                    "Screen does not use .preview", "Screen does not use onSimulator",
                    "Screen uses the instance of .preview in every debug build", "Screen uses the instance of onSimulator on every device",
                ]),
            FaultExample("debug builds, which tests run in", "service.onDebug { Spy() }", plants: ["Screen does not use onDebug"]),
            FaultExample("arguments", "service.onArg(\"mock\") { Spy() }", plants: []),
            FaultExample("a function without a closure", "onTest()", plants: []),
        ]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), let factory = call.factory,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let name = call.calledName,
            !context.functions.declared.contains(name)
        else { return [] }
        if name == "context" {
            return call.arguments.compactMap { $0.expression.as(MemberAccessExprSyntax.self) }.flatMap { option in
                let unused = "(seamsFault(#) ? \(never) : "
                return faults(
                    at: Syntax(option), option.declName.baseName.text, unused, ")",
                    wider: { "\(option.oneLine), .\($0)" }, in: node, factory)
            }
        }
        guard name.hasPrefix("on"), call.arguments.allSatisfy({ $0.label?.text == "factory" }) else { return [] }
        let meant = name.dropFirst(2).lowercased()
        if call.trailingClosure == nil {
            guard let parenthesis = call.leftParen else { return [] }
            return faults(
                at: Syntax(member.declName), upTo: parenthesis, meant, "context(seamsFault(#) ? \(never) : .\(meant), /*", "*/",
                wider: { "\(factory("." + $0)).\(name)" }, in: node, factory)
        }
        // The general modifier takes the place of the short one, whose name becomes a comment.
        return faults(
            at: Syntax(member.declName), meant, "context(seamsFault(#) ? \(never) : .\(meant))/*", "*/",
            wider: { "\(factory("." + $0)).\(name)" }, in: node, factory)
    }

    /// The contexts, each with another one that a test can tell apart from it, and words for that one.
    private static let contexts: [String: (other: String, words: String)?] = [
        "test": ("debug", "in every debug build"), "preview": ("debug", "in every debug build"),
        "simulator": ("device", "on every device"), "device": ("simulator", "in every simulator"), "debug": nil,
    ]

    /// An argument that no process has.
    private static let never = #".arg("\u{0}")"#

    private static func faults(
        at piece: Syntax, upTo end: TokenSyntax? = nil, _ meant: String, _ prefix: String, _ suffix: String, wider: (String) -> String,
        in call: Syntax, _ factory: (String) -> String
    ) -> [Fault] {
        guard let other = contexts[meant] else { return [] }
        let changed = piece.textRange.lowerBound..<(end?.textRange ?? piece.textRange).upperBound
        let unused = Fault(
            [.init(range: changed, prefix: prefix, suffix: suffix)], of: [piece],
            words: "\(call.subject) does not use \(piece.oneLine)", before: piece.oneLine, after: "")
        guard let other else { return [unused] }
        let more = "." + factory("seamsFault(#) ? .\(other.other) : \(never)")
        let beyond = Fault(
            [.init(range: call.textRange, prefix: "", suffix: more)], of: [piece], at: piece,
            words: "\(call.subject) uses the instance of \(piece.oneLine) \(other.words)", before: piece.oneLine,
            after: wider(other.other))
        return [unused, beyond]
    }
}

extension FunctionCallExprSyntax {
    /// The call that registers the same factory for another context; nil if this one registers none.
    fileprivate var factory: ((String) -> String)? {
        if let closure = trailingClosure { return { "context(\($0)) \(closure.oneLine)" } }
        guard let last = arguments.last, last.label?.text == "factory" else { return nil }
        return { "context(\($0), factory: \(last.expression.oneLine))" }
    }
}
