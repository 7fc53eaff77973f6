internal import SwiftSyntax

extension FaultRule {
    /// Values that are compared together are equal although one of them is another one.
    ///
    /// In `(scheme, host) == ("seams", "checkout")`, a test must have a wrong host with the right scheme, and the other way round.
    static let ignoredParts = FaultRule(
        name: "ignored-parts", kind: .always, summary: "One of several values that are compared together is not looked at.",
        advice: "For each of the values, test a case in which only this one is different, and expect a different result.",
        examples: [
            FaultExample(
                "two tuples", "guard (scheme, host()) == (\"seams\", last) else { return }",
                plants: [
                    "Screen takes `scheme` for \"seams\" in `(scheme, host()) == (\"seams\", last)`",
                    "Screen takes `host()` for last in `(scheme, host()) == (\"seams\", last)`",
                ]),
            FaultExample(
                "two lists, with the expected one on the left", "let x = [\"seams\", 1] == [scheme, count]",
                plants: [
                    "Screen takes `scheme` for \"seams\" in `[\"seams\", 1] == [scheme, count]`",
                    "Screen takes `count` for 1 in `[\"seams\", 1] == [scheme, count]`",
                ]),
            FaultExample(
                "elements", "let x = [scheme, host()].elementsEqual([\"seams\", \"checkout\"])",
                plants: [
                    "Screen takes `scheme` for \"seams\" in `[scheme, host()].elementsEqual([\"seams\", \"checkout\"])`",
                    "Screen takes `host()` for \"checkout\" in `[scheme, host()].elementsEqual([\"seams\", \"checkout\"])`",
                ]),
            FaultExample(
                "two values of one type", "let x = Address(scheme: scheme, port: port) == Address(scheme: \"seams\", port: 80)",
                plants: [
                    "Screen takes `scheme` for \"seams\" in `Address(scheme: scheme, port: port) == Address(scheme: \"seams\", port: 80)`",
                    "Screen takes `port` for 80 in `Address(scheme: scheme, port: port) == Address(scheme: \"seams\", port: 80)`",
                ]),
            FaultExample(
                "a pattern", "guard case (\"seams\"?, last) = (scheme, host()) else { return }",
                plants: [
                    "Screen takes `scheme` for \"seams\" in `case (\"seams\"?, last) = (scheme, host())`",
                    "Screen takes `host()` for last in `case (\"seams\"?, last) = (scheme, host())`",
                ]),
            FaultExample(
                "the cases of a choice",
                "switch (scheme, count) { case (\"seams\", _): start(); case (\"mail\"?, 0): stop(); default: break }",
                plants: [
                    "Screen takes `scheme` for \"mail\" in `case (\"mail\"?, 0)`", "Screen takes `count` for 0 in `case (\"mail\"?, 0)`",
                ]),
            FaultExample(
                "a text of two parts", #"let x = "\(scheme)://\(host())" == "seams://checkout""#,
                plants: [
                    #"Screen takes `host()` for "checkout" in `"\(scheme)://\(host())" == "seams://checkout"`"#,
                    #"Screen takes `scheme` for "seams" in `"\(scheme)://\(host())" == "seams://checkout"`"#,
                ]),
            FaultExample(
                "texts that are joined or added, and lists in a list",
                #"let x = [scheme, host()].joined(separator: "/") == "seams/checkout"; let y = scheme + ":" + last == "seams:1"; let z = [["a", "b"]].contains([scheme, last])"#,
                plants: [
                    #"Screen takes `host()` for "checkout" in `[scheme, host()].joined(separator: "/") == "seams/checkout"`"#,
                    #"Screen takes `scheme` for "seams" in `[scheme, host()].joined(separator: "/") == "seams/checkout"`"#,
                    #"Screen takes `last` for "1" in `scheme + ":" + last == "seams:1"`"#,
                    #"Screen takes `last` for "b" in `[["a", "b"]].contains([scheme, last])`"#,
                    #"Screen takes `scheme` for "a" in `[["a", "b"]].contains([scheme, last])`"#,
                    #"Screen takes `scheme` for "seams" in `scheme + ":" + last == "seams:1"`"#,
                ]),
            FaultExample(
                "pairs, a dictionary with one entry, an operator, and a list with a name",
                #"let a = zip([scheme, last], ["a", "b"]).allSatisfy(==); let b = ["a": "b"][scheme] == last; let c = (==)([scheme, last], ["a", "b"]); let known = ["a", "b"]; let d = [scheme, last] == known"#,
                plants: [
                    #"Screen takes `last` for "b" in `(==)([scheme, last], ["a", "b"])`"#,
                    #"Screen takes `last` for "b" in `["a": "b"][scheme] == last`"#,
                    #"Screen takes `last` for "b" in `[scheme, last] == known`"#,
                    #"Screen takes `last` for "b" in `zip([scheme, last], ["a", "b"]).allSatisfy(==)`"#,
                    #"Screen takes `scheme` for "a" in `(==)([scheme, last], ["a", "b"])`"#,
                    #"Screen takes `scheme` for "a" in `["a": "b"][scheme] == last`"#,
                    #"Screen takes `scheme` for "a" in `[scheme, last] == known`"#,
                    #"Screen takes `scheme` for "a" in `zip([scheme, last], ["a", "b"]).allSatisfy(==)`"#,
                ]),
            FaultExample(
                "a list that comes from elsewhere",
                "let list = load(); let x = [scheme, host()] == list; let y = \"a b\".components(separatedBy: \" \") == [first, last]",
                plants: [
                    "Screen takes `scheme` for list[0] in `[scheme, host()] == list`",
                    "Screen takes `host()` for list[1] in `[scheme, host()] == list`",
                    "Screen takes `first` for \"a b\".components(separatedBy: \" \")[0] in `\"a b\".components(separatedBy: \" \") == [first, last]`",
                    "Screen takes `last` for \"a b\".components(separatedBy: \" \")[1] in `\"a b\".components(separatedBy: \" \") == [first, last]`",
                ]),
            FaultExample(
                "a list that is handed in, one that changes, and one of the object's",
                "func fits(_ known: [String]) -> Bool { [scheme, host()] == known }; var own = load(); let x = own == [first, last]; let y = [first, last] == self.names; let z = [first, last] == other.names",
                plants: [
                    "Screen takes `scheme` for known[0] in `[scheme, host()] == known`",
                    "Screen takes `host()` for known[1] in `[scheme, host()] == known`",
                    "Screen takes `first` for own[0] in `own == [first, last]`",
                    "Screen takes `last` for own[1] in `own == [first, last]`",
                    "Screen takes `first` for self.names[0] in `[first, last] == self.names`",
                    "Screen takes `last` for self.names[1] in `[first, last] == self.names`",
                ]),
            FaultExample("truths, for which there is another rule", "let x = (isOn, isOpen) == (true, false)", plants: []),
            FaultExample(
                "single values, and values without literals", "let x = (scheme) == (\"seams\"); let y = [first] == [last]", plants: []),
            FaultExample(
                "the smaller of two values", "let used = min(voucher, item.price)",
                plants: [
                    "Screen uses `voucher` in place of `min(voucher, item.price)`",
                    "Screen uses `item.price` in place of `min(voucher, item.price)`",
                ]),
            FaultExample(
                "a difference that is not below zero", "let rest = max(price - voucher, 0); let x = max(0, other() - last)",
                plants: [
                    "Screen uses `price - voucher` in place of `max(price - voucher, 0)`",
                    "Screen uses `other() - last` in place of `max(0, other() - last)`",
                ]),
            FaultExample(
                "a value and what is calculated from it", "let rest = total - voucher; let x = min(total, rest); let y = max(sum / 2, sum)",
                plants: []),
            FaultExample(
                "a number that only limits, and the length of a part",
                "let x = max(0, total) + max(total, .zero); let y = name.prefix(min(count, most)); let z = min(total / 5000, 1)",
                plants: []),
            FaultExample(
                "values that are there in a pattern of several",
                "switch (first, last, count) { case (_?, _?, ...64): start(); default: break }",
                plants: [
                    "Screen takes any `first` in `case (_?, _?, ...64)`", "Screen takes any `last` in `case (_?, _?, ...64)`",
                ]),
            FaultExample("one value of several", "let x = [\"seams\", \"http\"].contains(scheme)", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        if let choice = SmallerOrGreater(node, context.functions) { return choice.ignoringOne() }
        if let item = node.as(SwitchCaseItemSyntax.self), let faults = item.ignoringWhatIsThere { return faults }
        guard let comparison = ComparedParts(node) else { return [] }
        return comparison.pairs.map { value, expected, code in
            Fault(
                around: value.textRange, prefix: "(seamsFault(#) ? (\(code)) : \(comparison.isText ? #""\("# : "")",
                suffix: comparison.isText ? #")")"# : ")",
                words: "\(node.subject) takes `\(value.oneLine)` for \(expected) in `\(comparison.text)`", before: value.oneLine,
                after: expected)
        }
    }
}

extension SwitchCaseItemSyntax {
    /// The faults that a value of a tuple need not be there, `(_, _?, ...64)` for `(_?, _?, ...64)`; nil for a pattern without such a value.
    fileprivate var ignoringWhatIsThere: [Fault]? {
        guard whereClause == nil, canStandOnOneLine,
            let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self),
            tuple.elements.count > 1,
            // A pattern with names needs them in each of its forms.
            !tuple.elements.contains(where: { $0.expression.is(PatternExprSyntax.self) }),
            let choice = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first,
            let subjects = choice.subject.as(TupleExprSyntax.self)?.elements.map(\.expression.oneLine),
            subjects.count == tuple.elements.count
        else { return nil }
        let parts = tuple.elements.map(\.expression.oneLine)
        let faults = parts.indices.filter { parts[$0] == "_?" }.map { index in
            var others = parts
            others[index] = "_"
            let after = "(\(others.joined(separator: ", ")))"
            return Fault(
                around: pattern.textRange, prefix: "\(after) where seamsFault(#), ", suffix: "",
                words: "\(subject) takes any `\(subjects[index])` in `case \(pattern.oneLine)`", before: pattern.oneLine, after: after)
        }
        return faults.isEmpty ? nil : faults
    }
}
