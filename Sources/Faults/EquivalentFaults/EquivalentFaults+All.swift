internal import SwiftSyntax

extension EquivalentFaults {
    /// Every family.
    package static let all = [
        EquivalentFaults(
            "traps", because: "No passing test runs a function that only traps.",
            examples: [
                FaultExample(
                    "an initializer that is not used", "class Inner { init?(coder: Int) { fatalError(\"not used\") } }", plants: []),
                FaultExample(
                    "a function with a default argument", "func trap(_ why: String = \"no reason\") { fatalError(why) }", plants: []),
            ]
        ) { node, _ in
            let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
            guard let only = body?.statements.first, body?.statements.count == 1 else { return false }
            return ["fatalError", "preconditionFailure"].contains(only.callMade?.calledName)
        },
        EquivalentFaults(
            "assertions", because: "An assertion does nothing while the code is right, and ends the process of the test when it is not.",
            examples: [
                FaultExample("a condition", "assert(count < 10, \"too many\")", plants: []),
                FaultExample("a trap behind a return", "return fatalError(\"never\")", plants: []),
            ]
        ) { node, _ in
            ["assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError"].contains(node.callMade?.calledName)
        },
        EquivalentFaults(
            "output", because: "Printed text is for people, and tests need not read it.",
            examples: [
                FaultExample("a line on the console", "print(\"shown\")", plants: []),
                FaultExample("a line between two calls", "view.show(); log.print(); view.hide()", plants: showAndHide),
            ]
        ) { node, _ in
            ["print", "debugPrint", "dump", "NSLog"].contains(node.callMade?.calledName)
        },
        EquivalentFaults(
            "attributes", because: "An attribute speaks to the compiler.",
            examples: [FaultExample("a property wrapper", "@Stored(key: \"name\") var name = 1", plants: [])]
        ) { node, _ in
            node.is(AttributeSyntax.self)
        },
        EquivalentFaults(
            "plain-literals", of: [.alteredTexts], because: "The language allows only a plain literal here.",
            examples: [
                FaultExample("a raw value", "enum Event: String { case shown = \"shown\" }", plants: []),
                FaultExample("an argument of a macro", "let path = #keyPath(\"name\")", plants: []),
            ]
        ) { node, _ in
            node.liesIn(until: [.codeBlockItem, .memberBlockItem]) { [.enumCaseElement, .macroExpansionExpr].contains($0.kind) }
        },
        EquivalentFaults(
            "settling-calls", of: [.doubledCalls],
            because: "These functions of the standard library, of UIKit and of containers do nothing the second time.",
            examples: [
                FaultExample("an emptied list", "removeAll()", plants: ["Screen does not call removeAll()"]),
                FaultExample(
                    "a runtime argument", "FactoryContext.setArg(theme, forKey: key)",
                    plants: [
                        "Screen does not call setArg(_:forKey:)",
                        "Screen swaps the arguments theme and key of setArg(_:forKey:)",
                    ]),
            ]
        ) { node, _ in
            ["removeAll", "sort", "formUnion", "formIntersection", "loadViewIfNeeded", "setArg", "removeArg", "reset"]
                .contains(node.callMade?.calledName)
        },
        EquivalentFaults(
            "assigning-functions", of: [.doubledCalls, .reorderedCalls],
            because: "A function that only assigns has the same effect when it is called twice, or a moment earlier or later.",
            examples: [
                FaultExample(
                    "a setter", "func set() { token = 1 }; set()",
                    plants: ["Screen does not set token", "Screen does not call set()"]),
                FaultExample(
                    "a setter of another object", "func set() { token = 1 }; view.set(); view.hide()",
                    plants: [
                        "Screen does not set token", "Screen does not call set()", "Screen calls set() on Analytics.shared instead of view",
                        "Screen does not call hide()", "Screen calls hide() on Analytics.shared instead of view",
                        "Screen calls hide() twice",
                    ]),
            ]
        ) { node, context in
            node.callMade?.calledName.map(context.assigningFunctions.contains) ?? false
        },
        EquivalentFaults(
            "registrations", of: [.reorderedCalls],
            because: "A call that passes a closure says what to do later, so it can come earlier or later itself.",
            examples: [
                FaultExample(
                    "two registrations", "sounds.use { Loud() }\npictures.use { Dark() }",
                    plants: [
                        "Screen does not call use()", "Screen calls use() on Analytics.shared instead of sounds",
                        "Screen does not call use()", "Screen calls use() on Analytics.shared instead of pictures",
                    ])
            ]
        ) { node, _ in
            guard let call = node.callMade else { return false }
            return call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
        },
        EquivalentFaults(
            "own-calls", of: [.reorderedCalls], because: "The order in which code calls its own functions is often its own business.",
            examples: [
                FaultExample(
                    "two functions of the same object", "show(); self.hide()",
                    plants: [
                        "Screen does not call show()", "Screen calls show() twice", "Screen does not call hide()",
                        "Screen calls hide() twice",
                    ])
            ]
        ) { node, _ in
            guard let called = node.callMade?.calledExpression else { return false }
            let receiver = called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            return receiver == nil || receiver == "self"
        },
        EquivalentFaults(
            "steps-of-loops", of: [.droppedCalls, .unsetAssignments, .reorderedCalls],
            because:
                "A loop could be endless without a statement that changes its condition, and a test cannot tell an endless loop from a slow one.",
            examples: [
                FaultExample(
                    "a step and its helper", "while index != count { index = index + 1; skip(index); note() }",
                    plants: ["Screen does not call note()", "Screen calls note() twice", "Screen calls skip(_:) twice"]),
                FaultExample(
                    "a step before an exit", "while true { index = index + 1; guard index < count else { return } }",
                    plants: ["Screen uses <= instead of < in `index < count`"]),
            ]
        ) { node, _ in
            guard let statement = node.as(CodeBlockItemSyntax.self), !statement.item.is(ReturnStmtSyntax.self) else { return false }
            return statement.mayEndALoop
        },
        EquivalentFaults(
            "conditions-of-loops", of: [.reversedConditions, .exchangedConnectives, .missingValues],
            because: "A loop could be endless with another condition; a moved boundary is still reached.",
            examples: [
                FaultExample("a flag", "while isOn { }", plants: []),
                FaultExample("two flags", "while isOn && isOpen { }", plants: []),
                FaultExample("a value", "while let token { count = 1 }", plants: ["Screen does not set count"]),
                FaultExample("a comparison", "repeat { } while index == count", plants: []),
                FaultExample(
                    "an exit of an endless loop", "while true { if isDone { break }; note() }",
                    plants: ["Screen does not call note()", "Screen calls note() twice"]),
                FaultExample(
                    "an endless loop, with a condition that does not leave it",
                    "repeat { if isOn { note() }; if isDone { return } } while true",
                    plants: ["Screen reverses the condition `isOn`", "Screen does not call note()", "Screen calls note() twice"]),
                FaultExample(
                    "a loop with a condition of its own, and an exit", "while index < count { if isDone { break } }; while isOn { }",
                    plants: ["Screen uses <= instead of < in `index < count`", "Screen reverses the condition `isDone`"]),
            ]
        ) { node, _ in
            node.isInConditionOfALoop
        },
        EquivalentFaults(
            "symmetric-functions", of: [.swappedArguments], because: "These functions take their arguments in any order.",
            examples: [
                FaultExample("a maximum", "let x = max(first, second)", plants: []),
                FaultExample(
                    "contexts", "analytics.context(.test, .preview) { Spy() }",
                    plants: [
                        "Screen does not call context(_:_:)", "Screen calls context(_:_:) on Analytics.shared instead of analytics",
                    ]),
            ]
        ) { node, _ in
            ["min", "max", "context"].contains(node.callMade?.calledName)
        },
        EquivalentFaults(
            "initial-values", of: [.unsetAssignments],
            because: "An initializer that assigns the value that is there already changes nothing.",
            examples: [
                FaultExample(
                    "a value and nil",
                    "class Model { var times = 0; var note: String?; init() { times = 0; note = nil; note = first } }",
                    plants: ["Model does not set note"])
            ]
        ) { node, _ in
            guard let (property, value) = node.propertySetByInitializer else { return false }
            return property.initialValue == value
        },
        EquivalentFaults(
            "demanded-assignments", of: [.unsetAssignments],
            because: "An initializer must assign a property that has no value yet.",
            examples: [
                FaultExample(
                    "a constant and a variable",
                    "class Model { let count: Int; var times: Int; init(_ number: Int) { self.count = number; times = number } }",
                    plants: [])
            ]
        ) { node, _ in
            guard let (property, _) = node.propertySetByInitializer else { return false }
            return property.isConstant || property.initialValue == nil
        },
        EquivalentFaults(
            "calls-of-the-real-instance", of: [.reroutedCalls], because: "The call goes to the real instance already.",
            examples: [FaultExample("the singleton", "let isOn = Analytics.shared.isOn()", plants: [])]
        ) { node, context in
            node.callMade?.receiver.map { context.realInstances.contains($0.oneLine) } ?? false
        },
        EquivalentFaults(
            "negative-counts", of: [.movedBoundaries], because: "A count is never below 0.",
            examples: [
                FaultExample(
                    "a count that is at least 0", "let isThere = count >= 0", plants: ["Screen uses > instead of >= in `count >= 0`"])
            ]
        ) { node, _ in
            node.as(IntegerLiteralExprSyntax.self)?.movedBoundary.map { $0 < 0 } ?? false
        },
    ]

    private static let showAndHide = ["show", "hide"].flatMap { name in
        [
            "Screen does not call \(name)()", "Screen calls \(name)() on Analytics.shared instead of view", "Screen calls \(name)() twice",
        ]
    }
}
