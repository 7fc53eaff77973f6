internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of errors that nobody can see.
    static let errors = [
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
                FaultExample(
                    "an argument of a call", "do { note(try text()) } catch { print(error) }",
                    plants: [
                        "Screen calls note(_:) twice", "Screen does not call note(_:)", "Screen treats a success of text() as a failure",
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
                    "an error that is printed", "do { throw LoginError.refused } catch { print(\"refused: \\(error)\") }", plants: []),
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
                    "an error of a function behind a public interface",
                    "}; func check() throws { throw LoginError.refused }; public func show() { do { try check() } catch { stop() }",
                    plants: stop + check),
                FaultExample(
                    "an error that is handed on",
                    "}; private func check() throws { do { throw LoginError.refused } catch { stop(); throw error } }; "
                        + "func show() { do { try check() } catch { stop() }",
                    plants: stop + stop + check + ["Screen calls check() twice"]),
                FaultExample(
                    "an error of a function that calls itself",
                    "}; private func check() throws { try check(); throw LoginError.refused }; func show() { do { try check() } catch { stop() }",
                    plants: stop + check + ["Screen does not call check()", "Screen calls check() twice", "Screen calls check() twice"]),
                FaultExample(
                    "an error of a private function beside one with its name",
                    "}; private func check() throws { throw LoginError.refused }; func show() { do { try check() } catch { stop() }; log(Live.check) } }\nstruct Live { static func check() {",
                    plants: [
                        "Screen calls log(_:) twice", "Screen calls stop() twice", "Screen does not call check()",
                        "Screen does not call log(_:)", "Screen does not call stop()", "Screen treats a success of check() as a failure",
                    ]),
                FaultExample(
                    "an error of a function that is handed on",
                    "}; private func check() throws { throw LoginError.refused }; "
                        + "func show() { do { try { try use(check) }() } catch { stop() }; use(Other.check) }; "
                        + "func use(_ work: () throws -> Void) rethrows { _ = work",
                    plants: stop + [
                        "Screen does not call use(_:)", "Screen does not call use(_:)", "Screen does not call { try use(check) }()",
                        "Screen calls { try use(check) }() twice", "Screen treats a success of { try use(check) }() as a failure",
                    ]),
                FaultExample(
                    "an error of a task that is cancelled",
                    "do { guard !Task.isCancelled else { throw LoginError.refused } } catch { guard !Task.isCancelled else { return }; stop(error) }",
                    plants: [
                        "Screen calls stop(_:) twice", "Screen does not call stop(_:)", "Screen reverses the condition `!Task.isCancelled`",
                        "Screen reverses the condition `!Task.isCancelled`", "Screen takes `!Task.isCancelled` for false",
                        "Screen takes `!Task.isCancelled` for false", "Screen takes `!Task.isCancelled` for true",
                        "Screen takes `!Task.isCancelled` for true",
                    ]),
                FaultExample(
                    "an error of a closure", "do { run { throw LoginError.refused } } catch {}",
                    plants: [
                        "Screen calls run() twice", "Screen does not call run()", "Screen throws another error than LoginError.refused",
                    ]),
                FaultExample(
                    "an error of a closure for each element",
                    "do { let x = try list.map { x in if x == 0 { throw LoginError.refused }; return x }; _ = x } catch { stop() }",
                    plants: [
                        "Screen calls map() on Analytics.shared instead of list", "Screen calls stop() twice",
                        "Screen does not call stop()", "Screen reverses the condition `x == 0`", "Screen takes `x == 0` for false",
                        "Screen takes `x == 0` for true", "Screen treats a success of map() as a failure",
                    ]),
                FaultExample(
                    "an error of a private type",
                    "} }\nprivate struct Rules: Checking { func check() throws { throw LoginError.refused }; func isRight() -> Bool { do { try check(); return true } catch { return false } }",
                    plants: [
                        "Rules does not call check()", "Rules returns false from isRight()", "Rules returns true from isRight()",
                        "Rules treats a success of check() as a failure",
                    ]),
                FaultExample(
                    "an error of a private type, as its protocol demands",
                    "} }\nprotocol Checking { func check() throws }\nprivate struct Rules: Checking { func check() throws { throw LoginError.refused }; func isRight() -> Bool { do { try check(); return true } catch { return false } }",
                    plants: [
                        "Rules calls check() twice", "Rules does not call check()", "Rules does not catch an error of check()",
                        "Rules returns false from isRight()", "Rules returns true from isRight()",
                        "Rules throws another error than LoginError.refused", "Rules treats a success of check() as a failure",
                    ]),
            ]
        ) { node, context in
            node.isCaughtUnseen(context)
        },
        EquivalentFaults(
            "descriptions-for-developers", of: [.alteredTexts],
            because: "The description of an error of coding, and the name of a queue, are for developers; nothing depends on them.",
            examples: [
                FaultExample(
                    "data that cannot be read", "let x = DecodingError.dataCorruptedError(in: container, debugDescription: \"no version\")",
                    plants: ["Screen swaps the arguments container and \"no version\" of dataCorruptedError(in:debugDescription:)"]),
                FaultExample(
                    "a constant for it",
                    "let note = \"no version\"; let x = DecodingError.Context(codingPath: [], debugDescription: note)",
                    plants: ["Screen swaps the arguments [] and note of Context(codingPath:debugDescription:)"]),
                FaultExample(
                    "a constant that is used for more", "let note = \"no version\"; let x = Context(debugDescription: note); last = note",
                    plants: ["Screen does not set last"]
                        + ["beginning", "end"].map { "Screen uses another text at the \($0) of \"no version\"" }),
                FaultExample(
                    "the name of a queue, and a constant for it",
                    "let x = DispatchQueue(label: \"first\", qos: .utility) }; private static let name = \"second\"; "
                        + "private let queue = DispatchQueue(label: Screen.name); func start() {",
                    plants: ["Screen swaps the arguments \"first\" and .utility of DispatchQueue(label:qos:)"]),
                FaultExample(
                    "a constant that is a name and more",
                    "}; private static let name = \"second\"; private let queue = DispatchQueue(label: Screen.name); func start() { last = Self.name",
                    plants: [
                        "Screen does not set last", "Screen uses another text at the beginning of Self.name",
                        "Screen uses another text at the end of Self.name",
                    ]),
                FaultExample(
                    "another text", "let x = Message(description: \"no version\")",
                    plants: ["beginning", "end"].map { "Screen uses another text at the \($0) of \"no version\"" }),
            ]
        ) { node, _ in
            node.isArgument("debugDescription") || node.isConstantForArgument("debugDescription") || node.isLabelOfQueue
        },
    ]

    private static let check = [
        "Screen does not call check()", "Screen treats a success of check() as a failure",
    ]
    private static let stop = ["Screen does not call stop()", "Screen calls stop() twice"]
}
