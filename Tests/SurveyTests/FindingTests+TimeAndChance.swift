extension FindingTests {
    /// The conditions of `Category.timeAndChance`, and of the known names.
    static let timeAndChance = [
        Case(name: "a random value of a value", source: "final class A { func f() { print(Words.all.random()) } }", findings: []),
        Case(
            name: "a deck that is shuffled in a way", source: "final class A { func f(deck: Deck) { deck.shuffle(by: 2) } }", findings: []),
        Case(name: "a function called shuffled", source: "final class A { func f() { print(shuffled()) } }", findings: []),
        Case(
            name: "a method of one's own called shuffled",
            source: "final class A { func shuffled() -> Int { 1 }; func f() { print(self.shuffled()) } }", findings: []),
        Case(
            name: "work that begins later, and its deadline",
            source: "final class A { func f() { DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 1) { print(1) } } }",
            findings: ["time-and-chance asyncAfter"], kata: "closure-injection"),
        Case(
            name: "work that begins at a time of day",
            source: "final class A { func f() { DispatchQueue.main.asyncAfter(wallDeadline: x) { print(1) } } }",
            findings: ["time-and-chance asyncAfter"]),
        Case(
            name: "a loop that waits, and its deadline",
            source: """
                final class A {
                    func f() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 1)); print(1) }
                    func g() { let own = Own(); own.run(until: 3); print(run(until: 4)) }
                    func run(until: Int) -> Int { until }
                }
                final class Own { func run(until: Int) { print(until) } }
                """,
            findings: ["time-and-chance run(until:)"], kata: "closure-injection"),
        Case(
            name: "a timer of a queue",
            source: "final class A { func f() { let timer = DispatchSource.makeTimerSource(queue: queue); timer.resume(); print(1) } }",
            findings: ["time-and-chance DispatchSource.makeTimerSource"]),
        Case(
            name: "now in a screen", source: "class A: UIViewController { func f() { print(Date()) } }",
            findings: ["time-and-chance Date()"],
            kata: "closure-property-injection"),
        Case(name: "a list of processes", source: "final class A { func f() { let all = [Process](); print(all) } }", findings: []),
        Case(name: "an identity that is read", source: "final class A { func f() { print(UUID.parse()) } }", findings: []),
        Case(name: "now by init", source: "final class A { func f() { print(Date.init()) } }", findings: ["time-and-chance Date()"]),
        Case(
            name: "the time since the start of the machine",
            source: "final class A { func f() { print(ProcessInfo.processInfo.systemUptime) } }",
            findings: ["time-and-chance ProcessInfo.processInfo.systemUptime"]),
        Case(
            name: "a closure that does more than to give the time",
            source: "final class A { func f() { b.start(now: { print(1); return Date() }) } }", findings: ["time-and-chance Date()"]),
        Case(
            name: "a closure without a label", source: "final class A { func f() { b.start({ Date() }) } }",
            findings: ["time-and-chance Date()"]),
        Case(
            name: "names that only have to differ",
            source: """
                final class A {
                    func f() {
                        let id = "a\\(Date())"
                        let uuid = "b\\(Date())"
                        let queueName = "c\\(Date())"
                        let label = "d\\(Date())"
                        print(id, uuid, queueName, label)
                    }
                }
                struct OrderID { let value = UUID() }
                final class B { let queue = OperationQueue(name: "q.\\(UUID().uuidString)") }
                """, findings: []),
        Case(
            name: "values that are made once",
            source: "let begin = Date()\nenum K { static let start = Date(); static let home = FileManager.default.temporaryDirectory }",
            findings: []),
        Case(
            name: "properties that cannot be set", source: "class A { let a = Date() }\nclass B { private var b = Date() }",
            findings: ["time-and-chance Date()", "time-and-chance Date()"]),
    ]
}
