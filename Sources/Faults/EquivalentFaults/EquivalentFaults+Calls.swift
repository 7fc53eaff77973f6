internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of calls and of what they do.
    static let calls = [
        EquivalentFaults(
            "traps", because: "No passing test runs a function that only traps.",
            examples: [
                FaultExample(
                    "an initializer that is not used", "class Inner { init?(coder: Int) { let why = \"not used\"; fatalError(why) } }",
                    plants: []),
                FaultExample("a message with a name", "func trap() { let why = \"not used\"; fatalError(why) }", plants: []),
                FaultExample(
                    "a function with a default argument", "func trap(_ why: String = \"no reason\") { fatalError(why) }", plants: []),
            ]
        ) { node, _ in
            let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
            guard let statements = body?.statements, let last = statements.last else { return false }
            return last.callMade?.calledName.map(KnownFunctions.trapping.contains) == true
                && statements.dropLast().allSatisfy { $0.item.is(VariableDeclSyntax.self) }
        },
        EquivalentFaults(
            "unused-defaults",
            because: "Without an argument, a call means the `init()` that the screen inherits, and not a convenience initializer.",
            examples: [
                FaultExample(
                    "a screen without an initializer of its own",
                    "} }\nclass Page: UIViewController { convenience init(track: @escaping () -> Void = { stop() }) { self.init(); kept = track }",
                    plants: ["Page does not set kept"]),
                FaultExample(
                    "an initializer with two defaults, of which a call may use one",
                    "} }\nclass Page: UIViewController { convenience init(a: Int = 0, track: @escaping () -> Void = { stop() }) { self.init(); kept = track }",
                    plants: ["Page calls stop() twice", "Page does not call stop()", "Page does not set kept"]),
                FaultExample(
                    "a screen with one",
                    "} }\nclass Page: UIViewController { init(x: Int) {}; convenience init(track: @escaping () -> Void = { stop() }) { self.init(x: 1)",
                    plants: ["Page calls stop() twice", "Page does not call stop()"]),
            ]
        ) { node, _ in
            node.as(InitializerClauseSyntax.self)?.isUnusedDefault ?? false
        },
        EquivalentFaults(
            "uncalled-functions", because: "Nothing calls the function, and no test can.",
            examples: [
                FaultExample(
                    "a private function", "private func old() { start() }; func new() { stop() }",
                    plants: ["Screen calls stop() twice", "Screen does not call stop()"]),
                FaultExample(
                    "a private function that is called", "private func old() { start() }; func new() { old() }",
                    plants: [
                        "Screen calls old() twice", "Screen calls start() twice", "Screen does not call old()",
                        "Screen does not call start()",
                    ]),
            ]
        ) { node, _ in
            guard let function = node.as(FunctionDeclSyntax.self), function.modifiers.isPrivate, function.isCalledByName,
                !function.mayServeProtocol
            else { return false }
            return node.root.identifiers.count { $0 == function.name.text } == 1
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
            "ends-of-the-process", of: [.doubledCalls], because: "A function that never returns is not called a second time.",
            examples: [
                FaultExample("an exit", "if isOn { exit(1) }", plants: isOn + ["Screen does not call exit(_:)"]),
                FaultExample(
                    "a function of the module", "func stop() -> Never { exit(1) }; if isOn { stop() }",
                    plants: isOn + ["Screen does not call stop()"]),
                FaultExample(
                    "a function of the same name that returns", "func exit(_ code: Int) { list.append(code) }; exit(1)",
                    plants: [
                        "Screen does not call append(_:)", "Screen calls append(_:) twice", "Screen does not call exit(_:)",
                        "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls exit(_:) twice",
                    ]),
                FaultExample(
                    "a method of the same name", "door.exit(1)",
                    plants: [
                        "Screen does not call exit(_:)", "Screen calls exit(_:) twice",
                        "Screen calls exit(_:) on Analytics.shared instead of door",
                    ]),
            ]
        ) { node, context in
            node.callMade?.neverReturns(context.functions) ?? false
        },
        EquivalentFaults(
            "output", because: "Printed text is for people, and tests need not read it.",
            examples: [
                FaultExample("a line on the console", "print(\"shown\")", plants: []),
                FaultExample("a line of C", "fputs(\"shown\", stderr)", plants: []),
                FaultExample(
                    "a line in a file", "fputs(first, file)",
                    plants: [
                        "Screen calls fputs(_:_:) twice", "Screen does not call fputs(_:_:)",
                    ]),
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
            "unseen-calls",
            because: "No test can see a lock, a pause or the storage behind a value, nor a function that does nothing else or only prints.",
            examples: [
                FaultExample("a lock", "gate.lock(); defer { gate.unlock() }", plants: []),
                FaultExample("a pause", "await Task.yield()", plants: []),
                FaultExample(
                    "storage that a type of the module's own prepares, too",
                    "}; func reserveCapacity(_ x: Int) { list.reserveCapacity(x) }; func show() { reserveCapacity(2)", plants: []),
                FaultExample("released storage", "buffer.deallocate(); withExtendedLifetime(token) {}", plants: []),
                FaultExample(
                    "a call whose value is kept alive", "withExtendedLifetime(start()) {}",
                    plants: ["Screen calls withExtendedLifetime(_:) twice", "Screen does not call withExtendedLifetime(_:)"]),
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
                    "a private function that decides what it prints",
                    "}; private func log(_ day: Int?) { guard let day else { return }; let word = isOn ? \"a\" : \"b\"; print(word, day) }; func show() { log(nil)",
                    plants: []),
                FaultExample(
                    "an observer that decides what it prints",
                    "}; private var last: String? { didSet { guard last != oldValue, let last else { return }; print(last) } }; func show() { last = name; use(last)",
                    plants: ["Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set last"]),
                FaultExample(
                    "a private function that chooses a line, and one that does nothing",
                    "}; private func log(_ level: Level) { switch level { case .low: break; case .high: print(\"high\") } }; private func debug() {}; func show() { log(.high); debug()",
                    plants: []),
                FaultExample(
                    "a condition beside other calls", "func log() { if isOn { print(last) }; stop() }; log()",
                    plants: [
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
                        "Screen does not call track(_:)", "Screen calls track(_:) twice",
                        "Screen uses another text at the beginning of \"shown\"",
                        "Screen uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a function that hands on to one with such a line, of an object from a factory",
                    "} }\nclass Log { func track(_ text: String) { print(\">>\" + text) } }\nextension Log { func show() { track(\"shown\") } }\nclass Model { lazy var log = makeLog(); func makeLog() -> Log { Log() }; func show() { log.show() }",
                    plants: [
                        "Log calls track(_:) twice", "Log does not call track(_:)", "Log uses another text at the beginning of \"shown\"",
                        "Log uses another text at the end of \"shown\"", "Model calls show() on Analytics.shared instead of log",
                        "Model calls show() twice", "Model does not call show()",
                    ]),
                FaultExample(
                    "a function of the module", "func lock() { isOn = false }; lock()",
                    plants: ["Screen does not set isOn", "Screen does not call lock()"]),
                FaultExample(
                    "a function that only fills a list that nobody reads",
                    "} }\nclass Model { private var shown: [String] = []; private func log() { shown.append(\"a\"); if shown.count > 100 { shown.removeFirst() } }; func show() { log() }",
                    plants: []),
                FaultExample(
                    "a log behind a protocol that nobody can hand in",
                    "} }\nprotocol Logging { func log(_ text: String) }\nstruct Console: Logging { func log(_ text: String) { print(text) } }\nclass Model { private let console: any Logging = Console(); func show() { console.log(\"shown\") }",
                    plants: []),
                FaultExample(
                    "a log behind a protocol that a test can hand in",
                    "} }\nprotocol Logging { func log(_ text: String) }\nstruct Console: Logging { func log(_ text: String) { print(text) } }\nclass Model { var console: any Logging = Console(); func show() { console.log(\"shown\") }",
                    plants: [
                        "Model calls log(_:) on Analytics.shared instead of console", "Model calls log(_:) twice",
                        "Model does not call log(_:)", "Model uses another text at the beginning of \"shown\"",
                        "Model uses another text at the end of \"shown\"",
                    ]),
                FaultExample("storage of a library in C", "yaml_parser_delete(&parser); free(buffer)", plants: []),
                FaultExample(
                    "a closure with such a name", "let send_free: () -> Void = { stop() }; send_free()",
                    plants: [
                        "Screen calls send_free() twice", "Screen calls stop() twice", "Screen does not call send_free()",
                        "Screen does not call stop()",
                    ]),
                FaultExample(
                    "a function of the module with such a name", "func cache_delete(_ x: Int) { isOn = false }; cache_delete(1)",
                    plants: ["Screen does not call cache_delete(_:)", "Screen does not set isOn"]),
            ]
        ) { node, context in
            if let function = node.as(FunctionDeclSyntax.self) {
                return context.functions.unseen.contains(function.name.text) && context.functions.sealed.contains(function.name.text)
            }
            if let observer = node.as(AccessorDeclSyntax.self), ["didSet", "willSet"].contains(observer.accessorSpecifier.text) {
                return !node.printsRealLine && observer.body?.statements.allSatisfy { $0.isUnseen(context.functions) } == true
            }
            if let call = node.as(FunctionCallExprSyntax.self), let type = call.calledName {
                if call.receiver == nil, context.functions.unseenTypes.contains(type) { return true }
            }
            return node.callMade?.isSilent(context.functions) ?? false
        },
        EquivalentFaults(
            "settling-order", of: [.reorderedCalls], because: "The order of calls tells nothing if one of them only says what to do later.",
            examples: [
                FaultExample(
                    "a registration", "protocol View { func use(); func show() }; view.use { 1 }; view.show()",
                    plants: [
                        "Screen calls show() on Analytics.shared instead of view", "Screen calls show() twice",
                        "Screen calls use() on Analytics.shared instead of view", "Screen calls use() twice", "Screen does not call show()",
                        "Screen does not call use()",
                    ])
            ]
        ) { node, _ in
            node.callMade.map { $0.registers || $0.isOwn } ?? false
        },
        EquivalentFaults(
            "symmetric-functions", of: [.swappedArguments], because: "These functions take their arguments in any order.",
            examples: [
                FaultExample(
                    "a maximum", "let x = max(first, second)",
                    plants: []),
                FaultExample(
                    "an index that is a number", "let x = list.index(first, offsetBy: second)",
                    plants: ["Screen calls index(_:offsetBy:) on Analytics.shared instead of list"]),
                FaultExample(
                    "elements that change places", "list.swapAt(first, second)",
                    plants: [
                        "Screen calls swapAt(_:_:) on Analytics.shared instead of list", "Screen calls swapAt(_:_:) twice",
                        "Screen does not call swapAt(_:_:)",
                    ]),
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
                    "pairs that are compared",
                    "let x = zip(first, second).allSatisfy { $0 == $1 }; let y = zip(first, second).map { $0 - $1 }",
                    plants: [
                        "Screen calls allSatisfy() on Analytics.shared instead of the answer of zip(first, second)",
                        "Screen calls map() on Analytics.shared instead of the answer of zip(first, second)",
                        "Screen reverses the condition `$0 == $1`", "Screen swaps the arguments first and second of zip(_:_:)",
                        "Screen takes `$0 == $1` for false", "Screen takes `$0 == $1` for true", "Screen uses + instead of - in `$0 - $1`",
                    ]),
                FaultExample(
                    "a value of a private type that multiplies its two numbers",
                    "use(Amount(each: item.cents, count: item.count)) } }\n"
                        + "private struct Amount { let each: Int; let count: Int; var total: Int { each * count }",
                    plants: ["Amount uses / instead of * in `each * count`", "Screen calls use(_:) twice", "Screen does not call use(_:)"]),
                FaultExample(
                    "a value of a private type that uses one number alone",
                    "use(Amount(each: item.cents, count: item.count)) } }\n"
                        + "private struct Amount { let each: Int; let count: Int; var total: Int { each * count }; var isMany: Bool { count > 1 }",
                    plants: [
                        "Amount compares with 2 instead of 1 in `count > 1`", "Amount uses / instead of * in `each * count`",
                        "Amount uses >= instead of > in `count > 1`", "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen swaps the arguments item.cents and item.count of Amount(each:count:)",
                    ]),
                FaultExample("an operator that is called as a function", "let x = (==)(first, second)", plants: []),
                FaultExample(
                    "pairs that are multiplied", "let x = zip(first, second).map(*); let y = zip(first, second).map { $0 * $1 }",
                    plants: [
                        "Screen calls map() on Analytics.shared instead of the answer of zip(first, second)",
                        "Screen calls map(_:) on Analytics.shared instead of the answer of zip(first, second)",
                        "Screen uses / instead of * in `$0 * $1`", "Screen uses / instead of * in `zip(first, second).map(*)`",
                    ]),
                FaultExample(
                    "an order of which only the sameness counts",
                    "let x = compare(first, second) == .orderedSame; let y = compare(first, second) == .orderedAscending",
                    plants: [
                        "Screen swaps the arguments first and second of compare(_:_:)",
                        "Screen takes `compare(first, second) == .orderedAscending` for false",
                        "Screen takes `compare(first, second) == .orderedAscending` for true",
                        "Screen takes `compare(first, second) == .orderedSame` for false",
                        "Screen takes `compare(first, second) == .orderedSame` for true",
                        "Screen reverses the condition `compare(first, second) == .orderedAscending`",
                        "Screen reverses the condition `compare(first, second) == .orderedSame`",
                    ]),
                FaultExample(
                    "a function that compares", "func same(_ one: Int, _ other: Int) -> Bool { one == other }; let x = same(first, second)",
                    plants: [
                        "Screen takes `one == other` for true", "Screen takes `one == other` for false",
                        "Screen reverses the condition `one == other`",
                    ]),
            ] + inAnyOrder
        ) { node, context in
            guard let call = node.callMade else { return false }
            return call.isKnown(among: KnownFunctions.symmetric, context.functions) || call.pairsInAnyOrder || call.asksForSameness
                || call.makesSymmetricValue
                || call.calledName.map(context.functions.symmetric.contains) == true
                || OperatorCall(Syntax(call)).map { ["==", "!="].contains($0.sign) } == true
        },
    ]

    private static let isOn = [
        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
    ]
}

extension InitializerClauseSyntax {
    /// Whether it is a default of a convenience initializer that no call uses, as the class inherits `init()`.
    fileprivate var isUnusedDefault: Bool {
        guard let list = parent?.as(FunctionParameterSyntax.self)?.parent?.as(FunctionParameterListSyntax.self),
            let function = list.parent?.parent?.parent?.as(InitializerDeclSyntax.self), function.modifiers.isConvenience,
            list.count == 1,
            let members = function.parent?.parent?.as(MemberBlockItemListSyntax.self),
            let type = members.parent?.parent?.as(ClassDeclSyntax.self)
        else { return false }
        let superclass = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        return ["UIViewController", "UIView", "NSObject"].contains(superclass)
            && members.allSatisfy { $0.decl.as(InitializerDeclSyntax.self)?.modifiers.isConvenience ?? true }
    }
}
