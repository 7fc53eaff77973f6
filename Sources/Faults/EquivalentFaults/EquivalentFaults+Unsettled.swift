extension EquivalentFaults {
    /// Examples of functions that look like those that do nothing the second time, and do something.
    static let unsettled = [
        FaultExample(
            "a place that moves on", "}; private func next() { count = list.index(after: count) }; func show() { next()",
            plants: [
                "Screen calls index(after:) on Analytics.shared instead of list", "Screen calls next() twice",
                "Screen does not call next()", "Screen does not set count",
            ]
        ),
        FaultExample(
            "an argument that moves on",
            "}; private func need(_ x: Bool) throws { guard x else { throw Refused() } }; func next() -> Bool { count += 1; return true }; "
                + "func show() throws { try need(next())",
            plants: [
                "Screen calculates with 2 instead of 1 in `count += 1`", "Screen calls need(_:) twice", "Screen does not call need(_:)",
                "Screen does not set count", "Screen returns false from next()", "Screen reverses the condition `x`",
                "Screen takes `x` for false", "Screen takes `x` for true", "Screen throws another error than Refused()",
                "Screen uses -= instead of += in `count += 1`",
            ]),
        FaultExample(
            "a function of C that gets a variable",
            "}; private func emit() throws { guard emitter_emit(&emitter) == 1 else { throw Refused() } }; func show() throws { try emit()",
            plants: [
                "Screen calls emit() twice", "Screen does not call emit()", "Screen reverses the condition `emitter_emit(&emitter) == 1`",
                "Screen takes `emitter_emit(&emitter) == 1` for false", "Screen takes `emitter_emit(&emitter) == 1` for true",
                "Screen throws another error than Refused()",
            ]),
        FaultExample(
            "a smaller number", "}; private func cap() { total = min(total, 100) }; func show() { cap()",
            plants: ["Screen does not call cap()", "Screen does not set total"]),
        FaultExample(
            "a greater number that grows", "}; private func grow() { total = max(total + 1, 100) }; func show() { grow()",
            plants: [
                "Screen calculates with 2 instead of 1 in `total + 1`", "Screen calls grow() twice", "Screen does not call grow()",
                "Screen does not set total", "Screen uses - instead of + in `total + 1`",
            ]),
        FaultExample(
            "two values that change places", "}; private func turn() { (first, last) = (last, first) }; func show() { turn()",
            plants: ["Screen calls turn() twice", "Screen does not call turn()", "Screen does not set (first, last)"]),
        FaultExample(
            "an end that the first call makes",
            "}; private func turn() { if !isOn { isOn = true; return }; count = 1 }; func show() { turn()",
            plants: [
                "Screen calls turn() twice", "Screen does not call turn()", "Screen does not set count", "Screen does not set isOn",
                "Screen reverses the condition `!isOn`", "Screen takes `!isOn` for false", "Screen takes `!isOn` for true",
            ]),
        FaultExample(
            "a mere return where the first call was",
            "}; private func turn() { if isOn { return }; isOn = true; count = 1 }; func show() { turn()",
            plants: [
                "Screen does not call turn()", "Screen does not set count", "Screen does not set isOn",
                "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
            ]),
        FaultExample(
            "an error that the first call makes",
            "}; private func start() throws { guard !isOn else { throw Refused() }; isOn = true }; func show() throws { try start()",
            plants: [
                "Screen calls start() twice", "Screen does not call start()", "Screen does not set isOn",
                "Screen reverses the condition `!isOn`", "Screen takes `!isOn` for false", "Screen takes `!isOn` for true",
                "Screen throws another error than Refused()",
            ]),
        FaultExample(
            "a value from a list", "}; private func pick() { last = list.removeFirst() }; func show() { pick()",
            plants: [
                "Screen calls pick() twice", "Screen calls removeFirst() on Analytics.shared instead of list",
                "Screen does not call pick()", "Screen does not set last",
            ]),
        FaultExample(
            "a place that changes", "}; private func put() { sizes[count] = 1; count = 2 }; func show() { put()",
            plants: [
                "Screen calls put() twice", "Screen does not call put()", "Screen does not set count", "Screen does not set sizes[count]",
            ]),
        FaultExample(
            "a closure in a list", "list.append { stop() }",
            plants: [
                "Screen calls append() on Analytics.shared instead of list", "Screen calls append() twice", "Screen calls stop() twice",
                "Screen does not call append()", "Screen does not call stop()",
            ]),
        FaultExample(
            "a text that grows", "}; private func next() { last = \"\\(last).\" }; func show() { next()",
            plants: [
                "Screen calls next() twice", "Screen does not call next()", "Screen does not set last",
                "Screen uses another text at the beginning of \"\\(last).\"",
                "Screen uses another text at the end of \"\\(last).\"",
            ]),
        FaultExample(
            "a value that is kept if there is one", "}; private func fill() { token = token ?? 1 }; func show() { fill()",
            plants: ["Screen does not call fill()", "Screen does not set token", "Screen treats `token` as nil although it is set"]),
        FaultExample(
            "a closure that runs at once", "lock.withLock { total += count }; lock.withLock { total = count }",
            plants: [
                "Screen calls withLock() on Analytics.shared instead of lock",
                "Screen calls withLock() on Analytics.shared instead of lock", "Screen calls withLock() twice",
                "Screen does not call withLock()", "Screen does not call withLock()", "Screen does not set total",
                "Screen does not set total", "Screen uses -= instead of += in `total += count`",
            ]),
        FaultExample(
            "another function of the same name",
            "}; private func write(_ x: Int) { last = x }; func show() { write(1); value.write(to: &text)",
            plants: [
                "Screen calls write(to:) on Analytics.shared instead of value", "Screen calls write(to:) twice",
                "Screen does not call write(_:)", "Screen does not call write(to:)", "Screen does not set last",
            ]),
        FaultExample(
            "a closure for each element", "list.forEach { total += $0 }",
            plants: [
                "Screen calls forEach() on Analytics.shared instead of list", "Screen calls forEach() twice",
                "Screen does not call forEach()", "Screen does not set total",
                "Screen forgets what was added before in `total += $0`", "Screen uses -= instead of += in `total += $0`",
            ]),
        FaultExample(
            "a value that depends on the last one", "sizes.updateValue((sizes[\"a\"] ?? 0) + 1, forKey: \"a\")",
            plants: [
                "Screen calculates with 2 instead of 1 in `(sizes[\"a\"] ?? 0) + 1`",
                "Screen calls updateValue(_:forKey:) on Analytics.shared instead of sizes",
                "Screen calls updateValue(_:forKey:) twice", "Screen does not call updateValue(_:forKey:)",
                "Screen swaps the arguments (sizes[\"a\"] ?? 0) + 1 and \"a\" of updateValue(_:forKey:)",
                "Screen treats `sizes[\"a\"]` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                "Screen uses \"¤\" instead of \"a\"", "Screen uses - instead of + in `(sizes[\"a\"] ?? 0) + 1`",
            ]),
        FaultExample(
            "a set that gets elements of its own", "var names: Set<Int> = [1]; names.formUnion(moved(names)); use(names)",
            plants: [
                "Screen calls formUnion(_:) on Analytics.shared instead of names", "Screen calls formUnion(_:) twice",
                "Screen calls use(_:) twice", "Screen does not call formUnion(_:)", "Screen does not call use(_:)",
            ]),
        FaultExample(
            "all elements of a collaborator's list", "protocol Store { func removeLast(_ x: Int) }; list.removeLast(list.count)",
            plants: [
                "Screen calls removeLast(_:) on Analytics.shared instead of list", "Screen calls removeLast(_:) twice",
                "Screen does not call removeLast(_:)", "Screen passes another value than `list.count` to removeLast(_:)",
            ]),
        FaultExample(
            "some elements that are taken away", "list.removeLast(other.count)",
            plants: [
                "Screen calls removeLast(_:) on Analytics.shared instead of list", "Screen calls removeLast(_:) twice",
                "Screen does not call removeLast(_:)",
            ]),
        FaultExample(
            "a closure that adds what it gets",
            "}; private func finish(_ done: (Int) -> Void) { done(1) }; func show() { finish { token += $0 }",
            plants: [
                "Screen calls done(_:) twice", "Screen calls finish() twice", "Screen does not call done(_:)",
                "Screen does not call finish()", "Screen does not set token", "Screen uses -= instead of += in `token += $0`",
            ]),
    ]
}
