internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of calls and of what they do.
    static let calls = [
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
                    "a log for developers",
                    """
                    struct Log {
                        var name: String
                        func debug(_ text: @autoclosure () -> String) {
                            #if DEBUG
                            print(name, text())
                            #endif
                        }
                    }
                    let console = Log(name: "screen")
                    console.debug("shown")
                    """, plants: []),
                FaultExample(
                    "a log with conditions that nobody can replace",
                    """
                    class Log {
                        private let level = Level.all
                        func debug(_ text: String) {
                            guard isOn else { return }
                            if level.rank > 3 { print(text) }
                        }
                    }
                    let console = Log()
                    console.debug("shown")
                    """, plants: []),
                FaultExample(
                    "a condition beside other calls", "func log() { if isOn { print(last) }; stop() }; log()",
                    plants: [
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen does not call stop()", "Screen calls stop() twice", "Screen does not call log()",
                        "Screen calls log() twice",
                    ]),
                FaultExample(
                    "a log that a test can replace",
                    "class Log { func debug(_ text: String) { print(text) } }; func use(_ log: Log) {}; client.debug(\"shown\")",
                    plants: [
                        "Screen calls debug(_:) on Analytics.shared instead of client", "Screen does not call debug(_:)",
                        "Screen uses another text at the beginning of \"shown\"", "Screen uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a line that stands for a real effect",
                    "enum Log { static func track(_ text: String) { print(\">>\" + text) } }; Log.track(\"shown\")",
                    plants: [
                        "Screen does not call track(_:)", "Screen uses another text at the beginning of \"shown\"",
                        "Screen uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a function of the module", "func lock() { isOn = false }; lock()",
                    plants: ["Screen does not set isOn", "Screen does not call lock()"]),
            ]
        ) { node, context in
            if let function = node.as(FunctionDeclSyntax.self) {
                return context.functions.unseen.contains(function.name.text) && context.functions.sealed.contains(function.name.text)
            }
            if let call = node.as(FunctionCallExprSyntax.self), let type = call.calledName {
                if call.receiver == nil, context.functions.unseenTypes.contains(type) { return true }
            }
            return node.callMade?.isSilent(context.functions) ?? false
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
                    "an atomic value", "isOn.store(list.count, ordering: .relaxed)",
                    plants: [
                        "Screen calls store(_:ordering:) on Analytics.shared instead of isOn", "Screen does not call store(_:ordering:)",
                        "Screen swaps the arguments list.count and .relaxed of store(_:ordering:)",
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
                    "a sum that grows", "func count() { token = token + 1 }; count()",
                    plants: [
                        "Screen does not set token", "Screen uses - instead of + in `token + 1`",
                        "Screen calculates with 2 instead of 1 in `token + 1`", "Screen does not call count()",
                        "Screen calls count() twice",
                    ]),
                FaultExample(
                    "a list that is sorted", "func sort() { token = sorted(token) }; sort()",
                    plants: ["Screen does not set token", "Screen does not call sort()"]),
                FaultExample(
                    "a registration of a function", "sounds.onTest(factory: Loud.init)",
                    plants: [
                        "Screen does not call onTest(factory:)", "Screen calls onTest(factory:) on Analytics.shared instead of sounds",
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
            "calls-of-the-real-instance", of: [.reroutedCalls], because: "The call goes to the real instance already.",
            examples: [FaultExample("the singleton", "let isOn = Analytics.shared.isOn()", plants: [])]
        ) { node, context in
            node.callMade?.receiver.map { context.realInstances.contains($0.oneLine) } ?? false
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
                    "an error of a private function",
                    "}; private func check() throws { throw LoginError.refused }; func show() { do { try check() } catch { stop() }",
                    plants: stop + check),
                FaultExample(
                    "an error of a private function that somebody looks at",
                    "}; private func check() throws { throw LoginError.refused }; func show() { do { try check() } catch { stop(error) }",
                    plants: stop.map { $0.replacing("stop()", with: "stop(_:)") } + check
                        + ["Screen throws another error than LoginError.refused"]),
                FaultExample(
                    "an error of a closure", "do { run { throw LoginError.refused } } catch {}",
                    plants: ["Screen does not call run()", "Screen throws another error than LoginError.refused"]),
            ]
        ) { node, _ in
            node.isCaughtUnseen
        },
    ]

    private static let check = [
        "Screen does not call check()", "Screen calls check() twice", "Screen treats a success of check() as a failure",
    ]

    private static let removeAll = [
        "Screen calls removeAll() on Analytics.shared instead of list", "Screen does not call removeAll()",
        "Screen does not call removeAll()",
    ]
    private static let stop = ["Screen does not call stop()", "Screen calls stop() twice"]
}
