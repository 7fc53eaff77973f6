internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of calls that go where the fault would send them.
    static let realInstances = [
        EquivalentFaults(
            "calls-of-the-real-instance", of: [.reroutedCalls, .reroutedFunctions], because: "The call goes to the real instance already.",
            examples: [
                FaultExample("the singleton", "let isOn = Analytics.shared.isOn()", plants: []),
                FaultExample("the name of its module before it", "let isOn = AnalyticsSDK.Analytics.shared.isOn()", plants: []),
                FaultExample("a constant", "let real = Analytics.shared; let isOn = real.isOn()", plants: []),
                FaultExample(
                    "another name of its type, in a computed property",
                    "}; typealias Log = Analytics; static var real: Log { Log.shared }; func ask() { Self.real.stop()",
                    plants: ["Screen does not call stop()", "Screen calls stop() twice"]),
                FaultExample(
                    "a lazy property and an optional constant that are always it",
                    "let real: Analytics? = .shared; real?.stop(); last.stop() }; private lazy var last = Analytics.shared; func other() {",
                    plants: [
                        "Screen calls stop() twice", "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen does not call stop()",
                    ]),
                FaultExample(
                    "a lazy property that is set to another one",
                    "last.stop() }; private lazy var last = Analytics.shared; func other() { last = next",
                    plants: [
                        "Screen calls stop() on Analytics.shared instead of last", "Screen calls stop() twice",
                        "Screen does not call stop()", "Screen does not set last",
                    ]),
                FaultExample(
                    "a private function and a closure that only call it",
                    "send(\"a\", item, 1); pass(\"b\", item, 1) }; private func send(_ text: String, _ item: Item, _ x: Int) { Analytics.shared.track(event: text, of: item, times: x) }; private let pass = { Analytics.shared.track(event: $0, of: $1, times: $2) }; func other() {",
                    plants: [
                        "Screen calls pass(_:_:_:) twice", "Screen calls send(_:_:_:) twice", "Screen calls track(event:of:times:) twice",
                        "Screen calls track(event:of:times:) twice", "Screen does not call pass(_:_:_:)",
                        "Screen does not call send(_:_:_:)", "Screen does not call track(event:of:times:)",
                        "Screen does not call track(event:of:times:)", "Screen swaps the arguments \"a\" and item of send(_:_:_:)",
                        "Screen swaps the arguments \"b\" and item of pass(_:_:_:)",
                        "Screen swaps the arguments $0 and $1 of track(event:of:times:)",
                        "Screen swaps the arguments $1 and $2 of track(event:of:times:)",
                        "Screen swaps the arguments item and 1 of pass(_:_:_:)", "Screen swaps the arguments item and 1 of send(_:_:_:)",
                        "Screen swaps the arguments item and x of track(event:of:times:)",
                        "Screen swaps the arguments text and item of track(event:of:times:)", "Screen uses \"¤\" instead of \"a\"",
                        "Screen uses \"¤\" instead of \"b\"",
                    ]),
                FaultExample(
                    "a function that a subclass can replace, and one that calls it with other values",
                    "send(\"a\", item, 1); pass(\"b\", item, 1) }; func send(_ text: String, _ item: Item, _ x: Int) { Analytics.shared.track(event: text, of: item, times: x) }; private func pass(_ text: String, _ item: Item, _ x: Int) { Analytics.shared.track(event: text, of: item, times: 2) }; func other() {",
                    plants: [
                        "Screen calls Analytics.shared.track(event:of:times:) directly instead of pass(_:_:_:)",
                        "Screen calls Analytics.shared.track(event:of:times:) directly instead of send(_:_:_:)",
                        "Screen calls pass(_:_:_:) twice", "Screen calls send(_:_:_:) twice", "Screen calls track(event:of:times:) twice",
                        "Screen calls track(event:of:times:) twice", "Screen does not call pass(_:_:_:)",
                        "Screen does not call send(_:_:_:)", "Screen does not call track(event:of:times:)",
                        "Screen does not call track(event:of:times:)", "Screen swaps the arguments \"a\" and item of send(_:_:_:)",
                        "Screen swaps the arguments \"b\" and item of pass(_:_:_:)",
                        "Screen swaps the arguments item and 1 of pass(_:_:_:)", "Screen swaps the arguments item and 1 of send(_:_:_:)",
                        "Screen swaps the arguments item and 2 of track(event:of:times:)",
                        "Screen swaps the arguments item and x of track(event:of:times:)",
                        "Screen swaps the arguments text and item of track(event:of:times:)",
                        "Screen swaps the arguments text and item of track(event:of:times:)", "Screen uses \"¤\" instead of \"a\"",
                        "Screen uses \"¤\" instead of \"b\"",
                    ]),
                FaultExample(
                    "a value with a type", "private var real: Analytics { .shared }; func ask() -> Bool { real.isOn() }",
                    plants: ["Screen returns true from ask()", "Screen returns false from ask()"]),
                FaultExample(
                    "a plain name in an extension of its type",
                    "} }\nextension Analytics { static func send() { shared.stop() }",
                    plants: ["Analytics calls stop() twice", "Analytics does not call stop()"]),
                FaultExample(
                    "a plain name in an extension of its type, which the file declares",
                    "} }\nextension Analytics { static var shared: Analytics { real }; static func send() { shared.stop() }",
                    plants: [
                        "Analytics calls stop() on Analytics.shared instead of shared", "Analytics calls stop() twice",
                        "Analytics does not call stop()",
                    ]),
                FaultExample(
                    "a parameter of a private function that always gets it",
                    "send(to: .shared); send(to: Analytics.shared); send() }; "
                        + "private func send(to log: Analytics = .shared) { log.stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call send()", "Screen does not call send(to:)",
                        "Screen does not call send(to:)", "Screen calls send() twice", "Screen calls send(to:) twice",
                        "Screen calls send(to:) twice", "Screen does not call stop()",
                    ]),
                FaultExample(
                    "a parameter that also gets another one, and one of a function that others call",
                    "send(to: .shared); send(to: other) }; private func send(to log: Analytics) { log.stop() }; "
                        + "func stop(_ log: Analytics = .shared) { log.stop()",
                    plants: [
                        "Screen calls stop() on Analytics.shared instead of log", "Screen calls stop() on Analytics.shared instead of log",
                        "Screen calls stop() twice", "Screen calls stop() twice", "Screen does not call stop()",
                        "Screen does not call stop()", "Screen does not call send(to:)", "Screen does not call send(to:)",
                        "Screen calls send(to:) twice", "Screen calls send(to:) twice",
                    ]),
                FaultExample(
                    "a constant of another function", "func ask() { let real = Analytics.shared; use(real) }; _ = real.isOn()",
                    plants: [
                        "Screen does not call use(_:)", "Screen calls use(_:) twice",
                        "Screen does not call isOn()", "Screen calls isOn() twice",
                        "Screen calls isOn() on Analytics.shared instead of real",
                    ]),
                FaultExample(
                    "a property that a subclass may replace", "var real: Analytics { .shared }; func ask() { _ = real.isOn() }",
                    plants: [
                        "Screen does not call isOn()", "Screen calls isOn() twice",
                        "Screen calls isOn() on Analytics.shared instead of real",
                    ]),
                FaultExample(
                    "a constant of a private structure that is always made with the real instance",
                    "} }\nprivate struct Channel { let client: Analytics; func send() { client.stop() } }\n"
                        + "enum Live { private static let channel = Channel(client: .shared); static func send() { channel.send()",
                    plants: [
                        "Channel calls stop() twice", "Channel does not call stop()",
                        "Live calls send() on Analytics.shared instead of channel", "Live calls send() twice", "Live does not call send()",
                    ]),
                FaultExample(
                    "a value that a protocol gives to an extended type",
                    "} }\nprotocol Sender { static var real: Analytics { get } }\nextension Sender { static var real: Analytics { .shared } }\n"
                        + "enum Live { }\nextension Live: Sender { static func send() { real.stop()",
                    plants: ["Live calls stop() twice", "Live does not call stop()"]),
                FaultExample(
                    "a value that each type may replace",
                    "} }\nprotocol Sender { static var real: Analytics { get } }\n"
                        + "extension Sender { static var real: Analytics { .shared }; static func send() { real.stop()",
                    plants: [
                        "Sender calls stop() on Analytics.shared instead of real", "Sender calls stop() twice",
                        "Sender does not call stop()",
                    ]),
            ]
        ) { node, context in
            guard let call = node.callMade else { return false }
            let constant = call.calledExpression.as(DeclReferenceExprSyntax.self)
                .flatMap { FileNames.of(node.root).onlyConstant($0.baseName.text) }
            return call.receiver?.isReal(among: context.brought.realInstances) ?? false
                || constant.map { context.brought.realInstances.contains($0.oneLine) } ?? false
                || call.onlyCallsReal(among: context.brought.realInstances)
        }
    ]
}
