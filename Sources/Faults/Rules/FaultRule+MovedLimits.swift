internal import SwiftSyntax

extension FaultRule {
    /// A limit that is no literal is moved by one: to the side to which another operator does not move it.
    ///
    /// With `count < limit`, the other operator needs a test at the limit, and this fault one right below it.
    static let movedLimits = FaultRule(
        name: "moved-limits", kind: .flipped, summary: "A limit with a name, or from a table, is moved by one.",
        advice: "Test the values right at the limit, on both sides.",
        examples: [
            FaultExample(
                "a property that is a number", "var limit: Int { 10 }; if count < limit { stop() }",
                plants: ["Screen compares with limit - 1 instead of limit in `count < limit`"]),
            FaultExample(
                "a part of a tuple, and of a dictionary",
                "let limits = (light: 1000, free: 5000); let x = count > limits.light; let y = count >= sizes[\"big\"]!",
                plants: [
                    "Screen compares with limits.light + 1 instead of limits.light in `count > limits.light`",
                    "Screen compares with sizes[\"big\"]! - 1 instead of sizes[\"big\"]! in `count >= sizes[\"big\"]!`",
                ]),
            FaultExample(
                "a limit from a table", "let price = [(0, 390), (1000, 690)].last { weight >= $0.0 }",
                plants: ["Screen compares with $0.0 - 1 instead of $0.0 in `weight >= $0.0`"]),
            FaultExample(
                "a limit from a table, by a name", "let price = [(0, 390), (1000, 690)].last { limit, _ in weight >= limit }",
                plants: ["Screen compares with limit - 1 instead of limit in `weight >= limit`"]),
            FaultExample(
                "a loop over a table", "for (limit, price) in [(1000, 390), (5000, 690)] where weight < limit { use(price) }",
                plants: ["Screen compares with limit - 1 instead of limit in `weight < limit`"]),
            FaultExample("a loop over a list from elsewhere", "for limit in limits where weight < limit { use(limit) }", plants: []),
            FaultExample(
                "a calculated limit", "let isLight = weight < 10 * 100",
                plants: ["Screen compares with (10 * 100) - 1 instead of 10 * 100 in `weight < 10 * 100`"]),
            FaultExample(
                "a moment",
                "let morning = day.addingTimeInterval(6 * 3600); let x = now < morning || days.date(bySettingHour: 22, minute: 0, second: 0, of: now)! <= now",
                plants: [
                    "Screen compares with a moment 3600 seconds earlier in `now < morning`",
                    "Screen compares with a moment 3600 seconds earlier in `days.date(bySettingHour: 22, minute: 0, second: 0, of: now)! <= now`",
                ]),
            FaultExample(
                "an hour of a moment", "let morning = DateComponents(hour: 6, minute: 0); evening.hour = 22",
                plants: [
                    "Screen uses the hour 21 instead of 22", "Screen uses the hour 23 instead of 22",
                    "Screen uses the hour 5 instead of 6", "Screen uses the hour 7 instead of 6",
                ]),
            FaultExample(
                "a number of which the limit is made",
                "let x = Duration.seconds(count) >= .seconds(5000); let y = [weight].lexicographicallyPrecedes([1000])",
                plants: [
                    "Screen compares with 1001 instead of 1000 in `[weight].lexicographicallyPrecedes([1000])`",
                    "Screen compares with 4999 instead of 5000 in `Duration.seconds(count) >= .seconds(5000)`",
                    "Screen compares with 999 instead of 1000 in `[weight].lexicographicallyPrecedes([1000])`",
                ]),
            FaultExample(
                "a part of a limit", "let isNight = (hour, minute) >= (22, 0) || (6, 0) > (hour, minute)",
                plants: [
                    "Screen compares with 21 instead of 22 in `(hour, minute) >= (22, 0)`",
                    "Screen compares with 5 instead of 6 in `(6, 0) > (hour, minute)`",
                ]),
            FaultExample(
                "a time as a text", #"let isNight = time >= "22:00" || "06:00:00" > time"#,
                plants: [
                    "Screen compares with \"05:00:00\" instead of \"06:00:00\" in `\"06:00:00\" > time`",
                    "Screen compares with \"21:00\" instead of \"22:00\" in `time >= \"22:00\"`",
                ]),
            FaultExample("a text that is no time", #"let x = name < "60"; let y = name < "m12:00""#, plants: []),
            FaultExample(
                "a quotient that has a fraction", "let x = Decimal(cents) / 100 >= 50; let y = Decimal(cents) / 100 >= 50.5",
                plants: ["Screen compares with (50 - 1.0 / 100) instead of 50 in `Decimal(cents) / 100 >= 50`"]),
            FaultExample(
                "a quotient behind a name",
                "let kilos = Double(grams) / 1000; let x = kilos < 1 }; var euros: Double { Double(cents) / 100 }; func isFree() { start(euros >= 50)",
                plants: [
                    "Screen compares with (1 - 1.0 / 1000) instead of 1 in `kilos < 1`",
                    "Screen compares with (50 - 1.0 / 100) instead of 50 in `euros >= 50`",
                ]),
            FaultExample("noon, which stands for a day", "let day = DateComponents(year: year, hour: 12)", plants: []),
            FaultExample(
                "a value that comes from elsewhere", "let isPaid = voucher >= price; let x = items.filter { $0.cents > price }", plants: []),
            FaultExample("a number that the file tells", "let most = 8; let isLong = count > 8 || count > most", plants: []),
            FaultExample("an order", "let sorted = list.sorted { $0.cents < $1.cents }", plants: []),
            FaultExample("the condition of a loop", "while index < count { next() }; repeat { next() } while index < count", plants: []),
            FaultExample("a fraction and a text", "let x = part < 0.5; let y = name < \"m\"", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        if let moment = MomentLimit(node) { return moment.moving() }
        if let hour = HourOfMoment(node) { return hour.moving() }
        if let number = node.as(IntegerLiteralExprSyntax.self) { return moving(number, context) }
        guard let comparison = node.as(InfixOperatorExprSyntax.self), let step = comparison.stepOfLimit,
            !node.liesIn(until: [.functionDecl, .memberBlockItem], where: { $0.is(MacroExpansionExprSyntax.self) })
        else { return [] }
        if let other = comparison.neighborOfLimit { return [comparison.moving(other.limit, to: other.neighbor)] }
        guard comparison.comparesWithALimit else { return [] }
        let limit = comparison.rightOperand
        let text = limit.is(InfixOperatorExprSyntax.self) || limit.is(TernaryExprSyntax.self) ? "(\(limit.oneLine))" : limit.oneLine
        let sign = comparison.operator.trimmedDescription
        // The conversion lets it compile only for numbers of this type: a moment or a fraction has no neighbor.
        let after = "\(comparison.leftOperand.oneLine) \(sign) (\(text) \(step) Int(1))"
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")",
                words: "\(node.subject) compares with \(text) \(step) 1 instead of \(limit.oneLine) in `\(comparison.oneLine)`",
                before: limit.oneLine, after: "\(text) \(step) 1")
        ]
    }
}

extension FaultRule {
    private static func moving(_ number: IntegerLiteralExprSyntax, _ context: FaultContext) -> [Fault] {
        guard let limit = HandedLimit(number), Syntax(number).callThatCompares(context) == nil, DecidingNumber(number) == nil else {
            return []
        }
        let value = number.representedLiteralValue ?? 0
        return limit.steps.map { step in
            Fault(
                around: number.textRange, prefix: "(seamsFault(#) ? \(value + step) : ", suffix: ")",
                words: "\(number.subject) compares with \(value + step) instead of \(number.oneLine) in `\(limit.code)`",
                before: number.oneLine, after: "\(value + step)")
        }
    }
}

extension InfixOperatorExprSyntax {
    fileprivate func moving(_ limit: ExprSyntax, to other: String) -> Fault {
        Fault(
            around: limit.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
            words: "\(subject) compares with \(other) instead of \(limit.oneLine) in `\(oneLine)`", before: limit.oneLine, after: other)
    }

    /// The literal with which it compares a text or a fraction, and its neighbor; nil for any other comparison.
    fileprivate var neighborOfLimit: (limit: ExprSyntax, neighbor: String)? {
        guard let sign = stepOfLimit, canStandOnOneLine else { return nil }
        for (limit, value, sign) in [(rightOperand, leftOperand, sign), (leftOperand, rightOperand, sign == "+" ? "-" : "+")] {
            if let time = limit.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.wholeMatch(of: /([0-2]\d)((?::[0-5]\d)+)/),
                let hour = Int(time.output.1), case let other = sign == "+" ? hour + 1 : hour - 1, (0...24).contains(other)
            {
                return (limit, "\"\(other < 10 ? "0" : "")\(other)\(time.output.2)\"")
            }
            if limit.wholeNumber != nil, let divisor = value.divisorOfFraction {
                return (limit, "(\(limit.oneLine) \(sign) 1.0 / \(divisor))")
            }
        }
        return nil
    }

    /// The sign of the step by which the limit on the right moves; nil if this is no comparison with a limit.
    fileprivate var stepOfLimit: String? { ["<": "-", ">=": "-", "<=": "+", ">": "+"][self.operator.trimmedDescription] }

    /// Whether it compares a value with a limit that no other rule moves, and does not put two values in order.
    fileprivate var comparesWithALimit: Bool {
        guard NumberBoundary(of: self) == nil, canStandOnOneLine, !isConditionOfLoop else { return false }
        let both = [leftOperand, rightOperand]
        guard both.contains(where: \.isFixedLimit) else { return false }
        // The number of which a limit is made is moved by itself.
        guard !both.contains(where: { $0.is(FunctionCallExprSyntax.self) && $0.isFixedLimit }) else { return false }
        guard !both.contains(where: { $0.is(FloatLiteralExprSyntax.self) || $0.is(StringLiteralExprSyntax.self) }) else { return false }
        return Set(both.map(\.withoutNameOfParameter)).count > 1
    }

    private var isConditionOfLoop: Bool {
        liesIn(until: [.codeBlockItem]) { node in
            node.parent?.as(RepeatStmtSyntax.self)?.condition.id == node.id
                || node.parent?.is(ConditionElementSyntax.self) == true && node.parent?.parent?.parent?.is(WhileStmtSyntax.self) == true
        }
    }
}

extension ExprSyntax {
    /// The text without the first name, if it is a parameter such as `$0`, `lhs` or `a`: two elements in order differ only in that.
    fileprivate var withoutNameOfParameter: String {
        guard let first = firstToken(viewMode: .sourceAccurate), case let name = first.text,
            name.hasPrefix("$") || ["lhs", "rhs", "a", "b", "left", "right", "first", "second"].contains(name)
        else { return oneLine }
        return String(oneLine.dropFirst(name.count))
    }
}

extension ExprSyntax {
    /// The value of the constant, or the only value of the computed property, that it names; nil for anything else.
    private var valueBehindName: ExprSyntax? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        let answers = FileNames.of(root).onlyVariable(name).flatMap { Syntax($0).answers?.values } ?? []
        return namedConstant ?? (answers.count == 1 ? answers[0] : nil)
    }

    /// The whole number by which it divides a number that may have a fraction: 100 in `Decimal(cents) / 100`; nil for anything else.
    fileprivate var divisorOfFraction: Int? {
        guard let quotient = (valueBehindName ?? withoutParentheses).as(InfixOperatorExprSyntax.self),
            quotient.operator.trimmedDescription == "/",
            let call = quotient.leftOperand.as(FunctionCallExprSyntax.self),
            ["Decimal", "Double", "Float", "CGFloat", "TimeInterval"].contains(call.calledName),
            let divisor = quotient.rightOperand.wholeNumber, divisor > 1
        else { return nil }
        return divisor
    }
}
