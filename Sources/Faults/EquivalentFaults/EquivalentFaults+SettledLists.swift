extension EquivalentFaults {
    /// Examples of lists that do not change the second time, and of others that look like them.
    static let settledLists = [
        FaultExample(
            "a list that is emptied after its elements were used",
            "flush() }; private func flush() { for event in names { start(event) }; names = []",
            plants: [
                "Screen calls start(_:) twice", "Screen does not call flush()", "Screen does not call start(_:)",
                "Screen does not set names",
            ]),
        FaultExample(
            "a list that a function fills only if it is empty",
            "fill() }; func fill() { guard list.isEmpty, names.contains(first) else { return }; list.append(1)",
            plants: [
                "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice",
                "Screen calls contains(_:) on Analytics.shared instead of names", "Screen does not call append(_:)",
                "Screen does not call fill()", "Screen reverses the condition `list.isEmpty`",
                "Screen reverses the condition `names.contains(first)`", "Screen takes `list.isEmpty` for false",
                "Screen takes `list.isEmpty` for true", "Screen takes `names.contains(first)` for false",
                "Screen takes `names.contains(first)` for true",
            ]),
        FaultExample(
            "a list that a function fills only if it has elements",
            "fill() }; func fill() { guard !list.isEmpty else { return }; list.append(1)",
            plants: [
                "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice", "Screen calls fill() twice",
                "Screen does not call append(_:)", "Screen does not call fill()", "Screen reverses the condition `!list.isEmpty`",
                "Screen takes `!list.isEmpty` for false", "Screen takes `!list.isEmpty` for true",
            ]),
        FaultExample(
            "a function that returns if it was called before",
            "begin() }; private var isOn = false; func begin() { if isOn { return }; isOn = true; start()",
            plants: [
                "Screen calls start() twice", "Screen does not call begin()", "Screen does not call start()", "Screen does not set isOn",
                "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
            ]),
        FaultExample(
            "a function that returns if it was called before and something else holds",
            "begin() }; private var isOn = false; func begin() { if isOn, isMet { return }; isOn = true; start()",
            plants: [
                "Screen calls begin() twice", "Screen calls start() twice", "Screen does not call begin()", "Screen does not call start()",
                "Screen does not set isOn", "Screen reverses the condition `isMet`", "Screen reverses the condition `isOn`",
                "Screen takes `isMet` for false", "Screen takes `isMet` for true", "Screen takes `isOn` for false",
                "Screen takes `isOn` for true",
            ]),
        FaultExample(
            "an element that is added unless it is there",
            "add(1) }; private func add(_ x: Int) { guard !list.contains(x) else { return }; list.append(x)",
            plants: [
                "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice",
                "Screen calls contains(_:) on Analytics.shared instead of list", "Screen does not call add(_:)",
                "Screen does not call append(_:)", "Screen reverses the condition `!list.contains(x)`",
                "Screen takes `!list.contains(x)` for false", "Screen takes `!list.contains(x)` for true",
            ]),
        FaultExample(
            "a list that is emptied unless an element fails",
            "try flush() }; private func flush() throws { for event in names { try send(event) }; names = []",
            plants: [
                "Screen calls flush() twice", "Screen calls send(_:) twice", "Screen does not call flush()",
                "Screen does not call send(_:)", "Screen does not set names",
            ]),
        FaultExample(
            "an element that is added unless another one is there",
            "add(1) }; private func add(_ x: Int) { guard !list.contains(last) else { return }; list.append(x)",
            plants: [
                "Screen calls add(_:) twice", "Screen calls append(_:) on Analytics.shared instead of list",
                "Screen calls append(_:) twice", "Screen calls contains(_:) on Analytics.shared instead of list",
                "Screen does not call add(_:)", "Screen does not call append(_:)", "Screen reverses the condition `!list.contains(last)`",
                "Screen takes `!list.contains(last)` for false", "Screen takes `!list.contains(last)` for true",
            ]),
        FaultExample(
            "an element that is added unless another list has it",
            "add(1) }; private func add(_ x: Int) { guard !other.contains(x) else { return }; list.append(x)",
            plants: [
                "Screen calls add(_:) twice", "Screen calls append(_:) on Analytics.shared instead of list",
                "Screen calls append(_:) twice", "Screen calls contains(_:) on Analytics.shared instead of other",
                "Screen does not call add(_:)", "Screen does not call append(_:)", "Screen reverses the condition `!other.contains(x)`",
                "Screen takes `!other.contains(x)` for false", "Screen takes `!other.contains(x)` for true",
            ]),
        FaultExample(
            "a list of which only the last element counts",
            "}; private var times: [Int] = []; var time: Int? { times.last }; func appear() { times.append(now)",
            plants: ["Screen does not call append(_:)", "Screen returns nil from time"]),
        FaultExample(
            "a list whose last element is taken away",
            "}; private var moments: [Int] = []; func time() -> Int? { moments.popLast() }; func appear() { moments.append(now)",
            plants: ["Screen calls append(_:) twice", "Screen does not call append(_:)", "Screen returns nil from time()"]),
        FaultExample(
            "a registration of a closure that a function returns",
            "sounds.onTest(factory: make(1)) }; private func make(_ x: Int) -> () -> Int { { start(x) }",
            plants: [
                "Screen calls onTest(factory:) on Analytics.shared instead of sounds", "Screen calls start(_:) twice",
                "Screen does not call onTest(factory:)", "Screen does not call start(_:)", "Screen does not use onTest",
                "Screen uses the instance of onTest in every debug build",
            ]),
        FaultExample(
            "a call of a closure that a function runs",
            "go(make(1)) }; private func make(_ x: Int) -> Int { [1].map { start($0) }",
            plants: ["Screen calls go(_:) twice", "Screen does not call go(_:)", "Screen returns 0 from make(_:)"]),
        FaultExample(
            "a dictionary that is emptied under a lock, in an extension of a type with a function of that name",
            "} }\nfinal class Cache { private let lock = NSLock(); private var known: [Int: Int] = [:] }\nextension Cache { private func atomic<T>(_ action: () -> T) -> T { lock.lock(); defer { lock.unlock() }; return action() }; func removeAll() { atomic { known.removeAll() } }; func reset() { removeAll()",
            plants: ["Cache does not call atomic()", "Cache does not call removeAll()"]),
        FaultExample(
            "an element that is taken out of a dictionary, and what follows from that",
            "remove(1) }; private var known: [Int: Int] = [:]; func remove(_ key: Int) { guard let old = known.removeValue(forKey: key) else { return }; count -= old",
            plants: [
                "Screen does not call remove(_:)", "Screen does not set count", "Screen treats `old` as nil although it is set",
                "Screen uses += instead of -= in `count -= old`",
            ]),
        FaultExample(
            "an element that is taken out under a key that changes",
            "remove() }; private var known: [Int: Int] = [:]; func remove() { guard let old = known.removeValue(forKey: count) else { return }; count -= old",
            plants: [
                "Screen calls remove() twice", "Screen does not call remove()", "Screen does not set count",
                "Screen treats `old` as nil although it is set", "Screen uses += instead of -= in `count -= old`",
            ]),
        FaultExample(
            "an observer that is removed, if there is one", "token.map(center.removeObserver); token.map(center.addObserver)",
            plants: [
                "Screen calls map(_:) on Analytics.shared instead of token", "Screen calls map(_:) on Analytics.shared instead of token",
                "Screen calls map(_:) twice", "Screen does not call map(_:)", "Screen does not call map(_:)",
            ]),
        FaultExample(
            "a closure that a function runs and counts",
            "}; private func run(_ action: () -> Void) { count += 1; action() }; func show() { run { isOn = true }",
            plants: [
                "Screen calculates with 2 instead of 1 in `count += 1`", "Screen calls run() twice", "Screen does not call action()",
                "Screen does not call run()", "Screen does not set count", "Screen does not set isOn",
                "Screen uses -= instead of += in `count += 1`",
            ]),
    ]
}
