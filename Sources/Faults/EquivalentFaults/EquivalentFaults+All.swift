internal import SwiftSyntax

extension EquivalentFaults {
    /// Every family.
    package static let all = [
        EquivalentFaults(
            "traps", because: "No passing test runs a function that only traps.",
            examples: [
                FaultExample(
                    "an initializer that is not used", "class Inner { init?(coder: Int) { fatalError(\"not used\") } }", plants: []),
                FaultExample("a message with a name", "func trap() { let why = \"not used\"; fatalError(why) }", plants: []),
                FaultExample(
                    "a function with a default argument", "func trap(_ why: String = \"no reason\") { fatalError(why) }", plants: []),
            ]
        ) { node, _ in
            let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
            guard let statements = body?.statements, let last = statements.last else { return false }
            return ["fatalError", "preconditionFailure"].contains(last.callMade?.calledName)
                && statements.dropLast().allSatisfy { $0.item.is(VariableDeclSyntax.self) }
        },
        EquivalentFaults(
            "assertions", because: "An assertion does nothing while the code is right, and ends the process of the test when it is not.",
            examples: [
                FaultExample("a condition", "assert(count < 10, \"too many\")", plants: []),
                FaultExample("a trap behind a return", "return fatalError(\"never\")", plants: []),
                FaultExample("the isolation", "MainActor.assertIsolated(); dispatchPrecondition(condition: .onQueue(.main))", plants: []),
                FaultExample(
                    "a call in it", "protocol View { func stop() }; assert(stop() == ())",
                    plants: ["Screen does not call stop()", "Screen calls stop() twice"]),
            ]
        ) { node, context in
            node.callMade?.isKnown(among: KnownFunctions.asserting, context.functions) ?? false
        },
        EquivalentFaults(
            "output", because: "Printed text is for people, and tests need not read it.",
            examples: [
                FaultExample("a line on the console", "print(\"shown\")", plants: []),
                FaultExample(
                    "a call in it", "protocol View { func stop() }; print(stop(), \"shown\")",
                    plants: ["Screen does not call stop()", "Screen calls stop() twice"]),
                FaultExample(
                    "a function of the same name", "log.print()",
                    plants: [
                        "Screen does not call print()", "Screen calls print() on Analytics.shared instead of log",
                        "Screen calls print() twice",
                    ]),
            ]
        ) { node, context in
            node.callMade?.prints(context.functions) ?? false
        },
        EquivalentFaults(
            "unseen-calls", because: "No test can see a lock, a pause or a reserve, nor a function that does nothing else or only prints.",
            examples: [
                FaultExample("a lock", "gate.lock(); defer { gate.unlock() }", plants: []),
                FaultExample("a pause", "await Task.yield()", plants: []),
                FaultExample("a function that only prints", "func log(_ text: String) { print(text) }; log(\"shown\")", plants: []),
                FaultExample(
                    "a function of the module", "func lock() { isOn = false }; lock()",
                    plants: ["Screen does not set isOn", "Screen does not call lock()"]),
            ]
        ) { node, context in
            node.callMade?.isSilent(context.functions) ?? false
        },
        EquivalentFaults(
            "hashes", because: "A hash of fewer values is right, too.",
            examples: [
                FaultExample(
                    "a function", "func hash(into hasher: inout Hasher) { hasher.combine(first); hasher.combine(second) }", plants: []),
                FaultExample(
                    "a function of the same name", "func hash(_ text: String) { last = text }", plants: ["Screen does not set last"]),
            ]
        ) { node, _ in
            guard let function = node.as(FunctionDeclSyntax.self), function.name.text == "hash" else { return false }
            return function.signature.parameterClause.parameters.map(\.firstName.text) == ["into"]
        },
        EquivalentFaults(
            "attributes", because: "An attribute speaks to the compiler.",
            examples: [FaultExample("a property wrapper", "@Stored(key: \"name\") var name = 1", plants: [])]
        ) { node, _ in
            node.is(AttributeSyntax.self)
        },
        EquivalentFaults(
            "plain-literals", of: [.alteredTexts, .alteredLiterals], because: "The language allows only a plain literal here.",
            examples: [
                FaultExample("a raw value", "enum Event: String { case shown = \"shown\" }", plants: []),
                FaultExample("an argument of a macro", "let path = #keyPath(\"name\")", plants: []),
            ]
        ) { node, _ in
            node.liesIn(until: [.codeBlockItem, .memberBlockItem]) { [.enumCaseElement, .macroExpansionExpr].contains($0.kind) }
        },
        EquivalentFaults(
            "settling-calls", of: [.doubledCalls],
            because: "Some functions do nothing the second time: those that assign, register, or call only such functions.",
            examples: [
                FaultExample("an emptied list", "removeAll()", plants: ["Screen does not call removeAll()"]),
                FaultExample(
                    "a runtime argument", "FactoryContext.setArg(theme, forKey: key)",
                    plants: [
                        "Screen does not call setArg(_:forKey:)",
                        "Screen swaps the arguments theme and key of setArg(_:forKey:)",
                    ]),
                FaultExample(
                    "the cancellation of a task", "try Task.checkCancellation()",
                    plants: ["Screen does not call checkCancellation()"]),
                FaultExample(
                    "a setter", "func set() { token = 1 }; set()", plants: ["Screen does not set token", "Screen does not call set()"]),
                FaultExample(
                    "a function that empties a list, and is called the same", "func removeAll() { list.removeAll() }; removeAll()",
                    plants: removeAll),
                FaultExample(
                    "a function that is called the same, and does more", "func removeAll() { list.removeAll(); count += 1 }; removeAll()",
                    plants: removeAll + [
                        "Screen calls removeAll() twice", "Screen calls removeAll() twice", "Screen does not set count",
                        "Screen uses -= instead of += in `count += 1`", "Screen calculates with 2 instead of 1 in `count += 1`",
                    ]),
                FaultExample(
                    "a helper with a constant and a loop",
                    "func prepare() { let used = sounds.use { Loud() }; for name in names { used.use { name } } }; prepare()",
                    plants: [
                        "Screen does not call use()", "Screen does not call prepare()",
                        "Screen calls use() on Analytics.shared instead of used",
                        "Screen calls use() on Analytics.shared instead of sounds",
                    ]),
                FaultExample(
                    "a registration", "sounds.use { Loud() }",
                    plants: ["Screen does not call use()", "Screen calls use() on Analytics.shared instead of sounds"]),
            ]
        ) { node, context in
            node.callMade?.settles(context.functions) ?? false
        },
        EquivalentFaults(
            "settling-order", of: [.reorderedCalls], because: "The order of calls tells nothing if one of them only says what to do later.",
            examples: [
                FaultExample(
                    "a registration", "protocol View { func use(); func show() }; view.use { 1 }; view.show()",
                    plants: [
                        "Screen does not call use()", "Screen calls use() on Analytics.shared instead of view",
                        "Screen does not call show()", "Screen calls show() on Analytics.shared instead of view",
                        "Screen calls show() twice",
                    ])
            ]
        ) { node, _ in
            node.callMade.map { $0.registers || $0.isOwn } ?? false
        },
        EquivalentFaults(
            "steps-of-loops",
            of: [.droppedCalls, .unsetAssignments, .reorderedCalls, .exchangedOperators, .alteredNumbers, .alteredLiterals],
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
            guard let statement = node.nearestStatement, !statement.item.is(ReturnStmtSyntax.self) else { return false }
            return statement.mayEndALoop
        },
        EquivalentFaults(
            "conditions-of-loops",
            of: [
                .alwaysTrue, .alwaysFalse, .reversedConditions, .missingValues, .exchangedOperators, .alteredNumbers, .missingDefaults,
                .alteredLiterals,
            ],
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
                    plants: isOn + ["Screen does not call note()", "Screen calls note() twice"]),
                FaultExample(
                    "a loop with a condition of its own, and an exit", "while index < count { if isDone { break } }; while isOn { }",
                    plants: [
                        "Screen uses <= instead of < in `index < count`", "Screen takes `isDone` for true",
                        "Screen takes `isDone` for false",
                        "Screen reverses the condition `isDone`",
                    ]),
            ]
        ) { node, _ in
            node.isInConditionOfALoop
        },
        EquivalentFaults(
            "symmetric-functions", of: [.swappedArguments], because: "These functions take their arguments in any order.",
            examples: [
                FaultExample("a maximum", "let x = max(first, second)", plants: []),
                FaultExample(
                    "a sum of other values",
                    "func cost(_ one: Int, _ other: Int) -> Int { one + one * other }; let x = cost(first, second)",
                    plants: [
                        "Screen swaps the arguments first and second of cost(_:_:)",
                        "Screen uses - instead of + in `one + one * other`", "Screen uses / instead of * in `one * other`",
                    ]),
                FaultExample(
                    "contexts", "analytics.context(.test, .preview) { Spy() }",
                    plants: [
                        "Screen does not call context(_:_:)", "Screen calls context(_:_:) on Analytics.shared instead of analytics",
                        "Screen does not use .test", "Screen uses the instance of .test in every debug build",
                        "Screen does not use .preview", "Screen uses the instance of .preview in every debug build",
                    ]),
                FaultExample(
                    "a function that compares", "func same(_ one: Int, _ other: Int) -> Bool { one == other }; let x = same(first, second)",
                    plants: [
                        "Screen takes `one == other` for true", "Screen takes `one == other` for false",
                        "Screen reverses the condition `one == other`",
                    ]),
            ]
        ) { node, context in
            guard let call = node.callMade else { return false }
            return call.isKnown(among: KnownFunctions.symmetric, context.functions)
                || call.calledName.map(context.functions.symmetric.contains) == true
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
            "unseen-catches", of: [.failedSuccesses], because: "No test can see a `catch` that only prints.",
            examples: [
                FaultExample(
                    "a message", "do { try start() } catch { print(error) }",
                    plants: ["Screen does not call start()", "Screen calls start() twice"]),
                FaultExample(
                    "a statement that is skipped", "do { try start(); isOn = true } catch { print(error) }",
                    plants: [
                        "Screen does not call start()", "Screen calls start() twice", "Screen does not set isOn",
                        "Screen treats a success of start() as a failure",
                    ]),
            ]
        ) { node, context in
            node.isLastBeforeUnseenCatch(context.functions)
        },
        EquivalentFaults(
            "calls-of-the-real-instance", of: [.reroutedCalls], because: "The call goes to the real instance already.",
            examples: [FaultExample("the singleton", "let isOn = Analytics.shared.isOn()", plants: [])]
        ) { node, context in
            node.callMade?.receiver.map { context.realInstances.contains($0.oneLine) } ?? false
        },
        EquivalentFaults(
            "kept-work", of: [.unsetAssignments, .missingValues, .missingDefaults],
            because: "A value that is kept to save work is made again without it.",
            examples: [
                FaultExample(
                    "a result", "if let known { return known }; let new = 1; known = new; return new", plants: []),
                FaultExample(
                    "an index that is made again after a change",
                    "if let known { return known[name] }; let new = list; known = new; return new[name]", plants: []),
                FaultExample(
                    "a value of which another part is found again", "if let known { return known[name] }; known = new; return new[last]",
                    plants: ["Screen does not set known", "Screen treats `known` as nil although it is set"]),
                FaultExample(
                    "a value of which a part is returned", "known = new; return new.name", plants: ["Screen does not set known"]),
                FaultExample("another result", "known = new; return old", plants: ["Screen does not set known"]),
                FaultExample(
                    "the result of another object",
                    "protocol Net { func load() -> Data }; if let known { return known }; let new = load(); known = new; return new",
                    plants: [
                        "Screen does not set known", "Screen treats `known` as nil although it is set",
                        "Screen uses another result of load()",
                    ]),
            ]
        ) { node, context in
            node.keepsWork(context.functions)
        },
        EquivalentFaults(
            "kept-answers", of: [.alteredAnswers],
            because: "A result that is kept to save work is the one that is found again, so tests need not ask for it twice.",
            examples: [
                FaultExample(
                    "a result of another object's",
                    "func all() -> [Int] { if let kept = cache.list { return kept }; let new = load(); cache.list = new; return new }",
                    plants: ["Screen returns [] from all()"]),
                FaultExample(
                    "a part of a result",
                    "func place() -> Int? { if let known { return known[name] }; let new = list; known = new; return new[name] }",
                    plants: ["Screen returns nil from place()"]),
            ]
        ) { node, _ in
            node.isKeptAnswer
        },
        EquivalentFaults(
            "printed-answers", of: [.alteredAnswers], because: "No test can see what a private function returns if it is only printed.",
            examples: [
                FaultExample("a number", "}; private func width() -> Int { load() }; func show() { print(width())", plants: []),
                FaultExample(
                    "a number that is used", "}; private func width() -> Int { load() }; func show() { last = width()",
                    plants: ["Screen does not set last", "Screen returns 0 from width()"]),
                FaultExample(
                    "a function that a test can call", "}; func width() -> Int { load() }; func show() { print(width())",
                    plants: ["Screen returns 0 from width()"]),
            ]
        ) { node, context in
            node.nameOfPrivateAround.map { !context.usedNames.contains($0) } ?? false
        },
        EquivalentFaults(
            "clamps", of: [.movedBoundaries], because: "At the boundary, a value is the same whether it is set to the boundary or not.",
            examples: [
                FaultExample(
                    "a number", "if count > 100 { count = 100 }",
                    plants: [
                        "Screen takes `count > 100` for true", "Screen takes `count > 100` for false",
                        "Screen reverses the condition `count > 100`", "Screen does not set count",
                    ])
            ]
        ) { node, _ in
            node.clamps
        },
        EquivalentFaults(
            "cuts", of: [.movedBoundaries, .alwaysTrue, .reversedConditions],
            because: "A value that is not too long is the same whether it is cut or not.",
            examples: [
                FaultExample(
                    "a text in an expression", "let short = name.count > 60 ? String(name.prefix(60)) : name",
                    plants: [
                        "Screen compares with 61 instead of 60 in `name.count > 60`",
                        "Screen calls prefix(_:) on Analytics.shared instead of name",
                    ]),
                FaultExample(
                    "a text", "if name.count > 60 { name = String(name.prefix(60)) }",
                    plants: [
                        "Screen compares with 61 instead of 60 in `name.count > 60`", "Screen does not set name",
                        "Screen calls prefix(_:) on Analytics.shared instead of name",
                    ]),
            ]
        ) { node, _ in
            node.cuts
        },
        EquivalentFaults(
            "overwritten-values", of: [.alteredTexts],
            because: "The first value of a private variable is never read if every function sets it before.",
            examples: [
                FaultExample(
                    "a text", "class Model { private var last = \"\"; func show() { last = shown } }", plants: ["Model does not set last"]),
                FaultExample(
                    "a variable that is read before",
                    "class Model { private var last = \"none\"; func show() { first = last; last = shown } }",
                    plants: [
                        "Model does not set first", "Model does not set last",
                    ] + ["beginning", "end"].map { "Model uses another text at the \($0) of \"none\"" }),
                FaultExample(
                    "a variable that a private function reads",
                    "class Model { private var last = \"\"; func show() { last = shown; note() }; private func note() { first = last } }",
                    plants: ["Model does not set first", "Model does not set last", "Model does not call note()"]),
                FaultExample(
                    "a variable that is never set", "class Model { private var event = \"shown\" }",
                    plants: ["beginning", "end"].map { "Model uses another text at the \($0) of \"shown\"" }),
            ]
        ) { node, _ in
            node.isOverwrittenFirstValue
        },
        EquivalentFaults(
            "neutral-numbers", of: [.exchangedOperators],
            because: "To add 0 is to subtract it, and to multiply by 1 is to divide by it.",
            examples: [
                FaultExample(
                    "nothing that is added", "let x = count + 0", plants: ["Screen calculates with 1 instead of 0 in `count + 0`"]),
                FaultExample(
                    "a number that something is subtracted from", "let x = 0 - count",
                    plants: [
                        "Screen uses + instead of - in `0 - count`", "Screen calculates with 1 instead of 0 in `0 - count`",
                    ]),
            ]
        ) { node, _ in
            guard let infix = node.as(InfixOperatorExprSyntax.self) else { return false }
            let isSum = infix.operator.trimmedDescription.contains { "+-".contains($0) }
            return infix.rightOperand.trimmedDescription == (isSum ? "0" : "1")
        },
        EquivalentFaults(
            "known-values", of: [.movedBoundaries],
            because: "A boundary between two numbers is the same wherever it lies between them.",
            examples: [
                FaultExample(
                    "a constant that is one of two numbers", "let price = isFar() ? 490 : 0; last = price > 0",
                    plants: [
                        "Screen does not set last", "Screen takes `isFar()` for true", "Screen takes `isFar()` for false",
                        "Screen reverses the condition `isFar()`", "Screen uses >= instead of > in `price > 0`",
                    ]),
                FaultExample(
                    "another number", "let price = isFar() ? 490 : count; last = price > 0",
                    plants: [
                        "Screen does not set last", "Screen takes `isFar()` for true", "Screen takes `isFar()` for false",
                        "Screen reverses the condition `isFar()`", "Screen uses >= instead of > in `price > 0`",
                        "Screen compares with 1 instead of 0 in `price > 0`",
                    ]),
            ]
        ) { node, _ in
            let number = node.as(IntegerLiteralExprSyntax.self)
            let comparison = node.as(InfixOperatorExprSyntax.self) ?? number?.parent?.as(InfixOperatorExprSyntax.self)
            return comparison?.isSameForKnownValues(moving: number) ?? false
        },
        EquivalentFaults(
            "signs-of-sums", of: [.exchangedOperators],
            because: "A number divides a sum if and only if it divides the sum with the other sign.",
            examples: [
                FaultExample(
                    "a sum in a loop", "var sum = 0; for digit in digits { sum += digit }; isOn = sum % 10 == 0",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `sum % 10`", "Screen does not set isOn", "Screen does not set sum",
                        "Screen reverses the condition `sum % 10 == 0`", "Screen takes `sum % 10 == 0` for false",
                        "Screen takes `sum % 10 == 0` for true", "Screen uses * instead of % in `sum % 10`",
                    ]),
                FaultExample(
                    "a sum of a list", "isOn = digits.reduce(0) { $0 + $1 } % 10 != 0",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `digits.reduce(0) { $0 + $1 } % 10`",
                        "Screen calls reduce(_:) on Analytics.shared instead of digits", "Screen does not set isOn",
                        "Screen reverses the condition `digits.reduce(0) { $0 + $1 } % 10 != 0`",
                        "Screen takes `digits.reduce(0) { $0 + $1 } % 10 != 0` for false",
                        "Screen takes `digits.reduce(0) { $0 + $1 } % 10 != 0` for true",
                        "Screen uses * instead of % in `digits.reduce(0) { $0 + $1 } % 10`",
                    ]),
                FaultExample(
                    "a sum with a name",
                    "let sum = digits.reduce(0) { sum, digit in sum + digit }; isOn = sum.isMultiple(of: 10)",
                    plants: [
                        "Screen calls isMultiple(of:) on Analytics.shared instead of sum",
                        "Screen calls reduce(_:) on Analytics.shared instead of digits", "Screen does not set isOn",
                    ]),
                FaultExample(
                    "a sum with two steps, of which one changes its sign",
                    "var sum = 0; for digit in digits { sum += digit; sum += last }; isOn = sum.isMultiple(of: 10)",
                    plants: [
                        "Screen calls isMultiple(of:) on Analytics.shared instead of sum", "Screen does not set isOn",
                        "Screen does not set sum", "Screen does not set sum", "Screen uses -= instead of += in `sum += digit`",
                        "Screen uses -= instead of += in `sum += last`",
                    ]),
                FaultExample(
                    "a sum that is used", "let sum = digits.reduce(0) { $0 + $1 }; last = 10 - sum",
                    plants: [
                        "Screen calculates with 11 instead of 10 in `10 - sum`",
                        "Screen calls reduce(_:) on Analytics.shared instead of digits", "Screen does not set last",
                        "Screen uses + instead of - in `10 - sum`", "Screen uses - instead of + in `$0 + $1`",
                    ]),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.addsToSumThatIsOnlyDivided ?? false
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
        EquivalentFaults(
            "errors-that-nobody-looks-at", of: [.misthrownErrors],
            because: "A `catch` that takes every error and does not look at it does the same for another one.",
            examples: [
                FaultExample("an error that is caught", "do { throw LoginError.refused } catch { stop() }", plants: stop),
                FaultExample(
                    "an error that is looked at", "do { throw LoginError.refused } catch { stop(error) }",
                    plants: stop.map { $0.replacing("stop()", with: "stop(_:)") } + ["Screen throws another error than LoginError.refused"]),
                FaultExample(
                    "an error that is chosen", "do { throw LoginError.refused } catch LoginError.refused { return } catch {}",
                    plants: ["Screen throws another error than LoginError.refused"]),
                FaultExample(
                    "an error of a closure", "do { run { throw LoginError.refused } } catch {}",
                    plants: ["Screen does not call run()", "Screen throws another error than LoginError.refused"]),
            ]
        ) { node, _ in
            node.isCaughtUnseen
        },
    ]

    private static let removeAll = [
        "Screen calls removeAll() on Analytics.shared instead of list", "Screen does not call removeAll()",
        "Screen does not call removeAll()",
    ]
    private static let stop = ["Screen does not call stop()", "Screen calls stop() twice"]
    private static let isOn = [
        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
    ]
}
