internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of calls that change nothing the second time, or in another order.
    static let repetitions = [
        EquivalentFaults(
            "settling-calls", of: [.doubledCalls],
            because: "Some functions do nothing the second time: those that assign, check, register, or call only such functions.",
            examples: [
                FaultExample(
                    "a list that is emptied where the module has another function of that name",
                    "}; func removeAll(_ x: Int) { list.append(x) }; func show() { list.removeAll(keepingCapacity: true)",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice",
                        "Screen calls removeAll(keepingCapacity:) on Analytics.shared instead of list",
                        "Screen does not call append(_:)", "Screen does not call removeAll(keepingCapacity:)",
                    ]),
                FaultExample(
                    "a check that asks functions and throws",
                    "try check() }; func isRight(_ x: Int) -> Bool { names.contains(x) }; "
                        + "func check() throws { guard isRight(last) else { let x = \"no\"; throw Refused(x) }; let y = 1; _ = y",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of names", "Screen does not call check()",
                        "Screen returns false from isRight(_:)", "Screen returns true from isRight(_:)",
                        "Screen reverses the condition `isRight(last)`", "Screen takes `isRight(last)` for false",
                        "Screen takes `isRight(last)` for true", "Screen throws another error than Refused(x)",
                        "Screen uses another text at the beginning of \"no\"", "Screen uses another text at the end of \"no\"",
                    ]),
                FaultExample(
                    "a check that asks a function with an effect",
                    "try check() }; func isRight(_ x: Int) -> Bool { count += 1; return names.contains(x) }; "
                        + "func check() throws { guard isRight(last) else { let x = \"no\"; throw Refused(x) }; let y = 1; _ = y",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `count += 1`", "Screen calls check() twice",
                        "Screen calls contains(_:) on Analytics.shared instead of names", "Screen does not call check()",
                        "Screen does not set count", "Screen returns false from isRight(_:)", "Screen returns true from isRight(_:)",
                        "Screen reverses the condition `isRight(last)`", "Screen takes `isRight(last)` for false",
                        "Screen takes `isRight(last)` for true", "Screen throws another error than Refused(x)",
                        "Screen uses -= instead of += in `count += 1`", "Screen uses another text at the beginning of \"no\"",
                        "Screen uses another text at the end of \"no\"",
                    ]),
                FaultExample(
                    "a function that does more in another type",
                    "setUp() }; private func setUp() { isOn = true } }\nstruct Other { func setUp() { start() }; func go() { setUp()",
                    plants: [
                        "Other calls setUp() twice", "Other calls start() twice", "Other does not call setUp()",
                        "Other does not call start()",
                        "Screen does not call setUp()", "Screen does not set isOn",
                    ]),
                FaultExample(
                    "places in files and streams", "file.seekToEndOfFile(); stream.close(); app.open(url)",
                    plants: [
                        "Screen calls close() on Analytics.shared instead of stream",
                        "Screen calls open(_:) on Analytics.shared instead of app",
                        "Screen calls open(_:) twice", "Screen calls seekToEndOfFile() on Analytics.shared instead of file",
                        "Screen does not call close()", "Screen does not call open(_:)", "Screen does not call seekToEndOfFile()",
                    ]),
                FaultExample(
                    "a number that is rounded", "number.round(); time.formTruncatingRemainder(dividingBy: count)",
                    plants: [
                        "Screen calls formTruncatingRemainder(dividingBy:) on Analytics.shared instead of time",
                        "Screen calls round() on Analytics.shared instead of number",
                        "Screen does not call formTruncatingRemainder(dividingBy:)", "Screen does not call round()",
                    ]),
                FaultExample(
                    "elements that are removed", "list.removeAll(where: { $0 == last }); list.removeAll { take($0) }",
                    plants: [
                        "Screen calls removeAll() on Analytics.shared instead of list",
                        "Screen calls removeAll(where:) on Analytics.shared instead of list", "Screen calls take(_:) twice",
                        "Screen does not call removeAll()", "Screen does not call removeAll(where:)", "Screen does not call take(_:)",
                        "Screen reverses the condition `$0 == last`", "Screen takes `$0 == last` for false",
                        "Screen takes `$0 == last` for true",
                    ]),
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
                    "the value of a key", "try container.encode(name, forKey: .name); try list.encode(name)",
                    plants: [
                        "Screen calls encode(_:) on Analytics.shared instead of list", "Screen calls encode(_:) twice",
                        "Screen calls encode(_:forKey:) on Analytics.shared instead of container", "Screen does not call encode(_:)",
                        "Screen does not call encode(_:forKey:)", "Screen swaps the arguments name and .name of encode(_:forKey:)",
                    ]),
                FaultExample(
                    "the value of a key, where the module has another function of that name",
                    "}; func encode(to list: List) throws { try container.encode(name, forKey: .name)",
                    plants: [
                        "Screen calls encode(_:forKey:) on Analytics.shared instead of container",
                        "Screen does not call encode(_:forKey:)", "Screen swaps the arguments name and .name of encode(_:forKey:)",
                    ]),
                FaultExample(
                    "the value of a key, where a protocol has another function of that name",
                    "try container.encode(name, forKey: .name) } }\nprotocol Coder { func encode(_ x: Int) throws -> Data",
                    plants: [
                        "Screen calls encode(_:forKey:) on Analytics.shared instead of container", "Screen does not call encode(_:forKey:)",
                        "Screen passes another value than `name` to encode(_:forKey:)",
                        "Screen swaps the arguments name and .name of encode(_:forKey:)",
                    ]),
                FaultExample(
                    "the value of a key, where the module has that function itself",
                    "}; func encode(_ x: Int, forKey key: Key) { list.append(x) }; func show() { encode(1, forKey: .name)",
                    plants: ownEncode),
                FaultExample(
                    "the value of a key, where the module has a function that may be called like that",
                    "}; func encode(_ x: Int, forKey key: Key, at y: Int = 0) { list.append(x) }; func show() { encode(1, forKey: .name)",
                    plants: ownEncode),
                FaultExample(
                    "the cancellation of a task", "try Task.checkCancellation()",
                    plants: ["Screen does not call checkCancellation()"]),
                FaultExample(
                    "a setter", "func set() { token = 1 }; set()", plants: ["Screen does not set token", "Screen does not call set()"]),
                FaultExample(
                    "a setter that chooses",
                    "func set() { name = link.name; switch link.kind { case .a: kind = 1; default: break } }; set()",
                    plants: [
                        "Screen does not call set()", "Screen does not set kind", "Screen does not set name", "Screen takes `.a` for false",
                        "Screen takes `.a` for true",
                    ]),
                FaultExample(
                    "a setter that chooses by what it sets", "func set() { switch kind { case 1: kind = 2; default: kind = 3 } }; set()",
                    plants: [
                        "Screen calls set() twice", "Screen does not call set()", "Screen does not set kind", "Screen does not set kind",
                        "Screen takes `1` for false", "Screen takes `1` for true",
                    ]),
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
                    "a helper with a table",
                    "func prepare() { let all = [(\"a\", Loud()), (\"b\", Loud())]; for (name, one) in all { sounds.use { one } } }; prepare()",
                    plants: [
                        "Screen calls use() on Analytics.shared instead of sounds", "Screen does not call prepare()",
                        "Screen does not call use()", "Screen uses \"¤\" instead of \"a\"", "Screen uses \"¤\" instead of \"b\"",
                    ]),
                FaultExample(
                    "a helper with values of a type",
                    "func prepare() { let all = Theme.allCases.map(\\.rawValue); for one in all { sounds.use { one } } }; prepare()",
                    plants: [
                        "Screen calls map(_:) on Analytics.shared instead of Theme.allCases",
                        "Screen calls use() on Analytics.shared instead of sounds", "Screen does not call prepare()",
                        "Screen does not call use()",
                    ]),
                FaultExample(
                    "a helper with values of a type that it changes",
                    "func prepare() { let all = Theme.all.map(\\.next); token = all; Theme.all = all }; prepare()",
                    plants: [
                        "Screen calls map(_:) on Analytics.shared instead of Theme.all", "Screen calls prepare() twice",
                        "Screen does not call prepare()", "Screen does not set Theme.all", "Screen does not set token",
                    ]),
                FaultExample(
                    "a helper with values that a call changes",
                    "func prepare() { let all = [next()]; for one in all { token = one } }; prepare()",
                    plants: ["Screen calls prepare() twice", "Screen does not call prepare()", "Screen does not set token"]),
                FaultExample(
                    "a closure that only assigns",
                    "}; private func end(_ store: () -> Void) { store() }; func show() { end { token = first }",
                    plants: ["Screen does not call end()", "Screen does not call store()", "Screen does not set token"]),
                FaultExample(
                    "a closure that does more in one place",
                    "}; private func end(_ store: () -> Void) { store() }; func hide() { end { stop() } }; func show() { end { token = first }",
                    plants: [
                        "Screen calls end() twice", "Screen calls stop() twice", "Screen calls store() twice", "Screen does not call end()",
                        "Screen does not call end()", "Screen does not call stop()", "Screen does not call store()",
                        "Screen does not set token",
                    ]),
                FaultExample(
                    "a condition before an assignment", "func show() { if isOn { token = 1 } }; show()",
                    plants: [
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen does not set token", "Screen does not call show()",
                    ]),
                FaultExample(
                    "a helper that finds out and stores",
                    "func keep() { let isLong = name.hasSuffix(first); token = isLong ? 1 : 2 }; keep()",
                    plants: [
                        "Screen calls hasSuffix(_:) on Analytics.shared instead of name", "Screen takes `isLong` for true",
                        "Screen takes `isLong` for false", "Screen reverses the condition `isLong`", "Screen does not set token",
                        "Screen does not call keep()",
                    ]),
                FaultExample(
                    "a helper that stores what depends on it", "func keep() { let next = count * 2; count = next }; keep()",
                    plants: [
                        "Screen uses / instead of * in `count * 2`", "Screen calculates with 3 instead of 2 in `count * 2`",
                        "Screen does not set count", "Screen does not call keep()", "Screen calls keep() twice",
                    ]),
                FaultExample(
                    "a helper that stores, behind a condition, what it changes afterwards",
                    "func keep() { if isOn { last = token }; token = first }; keep()",
                    plants: [
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen does not set last", "Screen does not set token", "Screen does not call keep()", "Screen calls keep() twice",
                    ]),
                FaultExample(
                    "a condition with another way",
                    "func toggle() { if isOn { isOn = false } else { isOn = true } }; toggle()",
                    plants: [
                        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
                        "Screen does not set isOn", "Screen does not set isOn", "Screen does not call toggle()",
                        "Screen calls toggle() twice",
                    ]),
                FaultExample(
                    "a check",
                    "func need(_ isMet: @autoclosure () -> Bool) throws { struct Refused: Error {}; guard isMet() else { throw Refused() } }; try need(isOn)",
                    plants: needs + ["Screen does not call need(_:)"]),
                FaultExample(
                    "a check of something that a call changes",
                    "func need(_ isMet: @autoclosure () -> Bool) throws { guard isMet() else { throw Refused() } }; try need(read() == 1)",
                    plants: needs + [
                        "Screen does not call need(_:)", "Screen calls need(_:) twice", "Screen takes `read() == 1` for true",
                        "Screen takes `read() == 1` for false", "Screen reverses the condition `read() == 1`",
                    ]),
                FaultExample(
                    "lines that stand for real effects",
                    "enum Log { static func track() { print(\">>shown\"); if isOn { print(\">>on\") } } }; Log.track()",
                    plants: [
                        "Log takes `isOn` for true", "Log takes `isOn` for false", "Log reverses the condition `isOn`",
                        "Screen does not call track()", "Screen calls track() twice",
                    ]),
                FaultExample(
                    "work that is done once", "func load() { guard token == nil else { return }; start(); token = 1 }; load()",
                    plants: [
                        "Screen takes `token == nil` for true", "Screen takes `token == nil` for false",
                        "Screen reverses the condition `token == nil`", "Screen does not call start()", "Screen calls start() twice",
                        "Screen does not set token", "Screen does not call load()",
                    ]),
                FaultExample(
                    "a loop until nothing is left", "func drain() { while isOn { start() } }; drain()",
                    plants: drain),
                FaultExample(
                    "a loop that may end before", "func drain() { while isOn { start(); if isLast { break } } }; drain()",
                    plants: drain + [
                        "Screen calls drain() twice", "Screen takes `isLast` for true", "Screen takes `isLast` for false",
                        "Screen reverses the condition `isLast`",
                    ]),
                FaultExample(
                    "a function that calls the same one of another object",
                    "func clear() { cache.clear() }; struct Cache { func clear() { list.removeAll() } }; clear()",
                    plants: clear + ["Cache does not call removeAll()", "Cache calls removeAll() on Analytics.shared instead of list"]),
                FaultExample(
                    "a function that calls the same one of an object that is not known", "func clear() { cache.clear() }; clear()",
                    plants: clear + ["Screen calls clear() twice", "Screen calls clear() twice"]),
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
                    "a set, beside a function of the same name",
                    "}; var seen = Set<Int>(); func insert(_ x: Int) { seen.insert(x); list.insert(x) }; func show() {",
                    plants: [
                        "Screen does not call insert(_:)", "Screen does not call insert(_:)", "Screen calls insert(_:) twice",
                        "Screen calls insert(_:) on Analytics.shared instead of seen",
                        "Screen calls insert(_:) on Analytics.shared instead of list",
                    ]),
                FaultExample(
                    "another value with the name of a set",
                    "}; var seen = Set<Int>(); func insert(_ seen: [Int]) { seen.insert(1); stop() }; func show() {",
                    plants: [
                        "Screen does not call insert(_:)", "Screen calls insert(_:) twice", "Screen does not call stop()",
                        "Screen calls stop() twice",
                    ]),
                FaultExample(
                    "a list that is only searched",
                    "}; private var shown: [Int] = []; func note(_ x: Int) { shown.append(x) }; func isNew(_ x: Int) -> Bool { !shown.contains(x) }; func show() {",
                    plants: [
                        "Screen does not call append(_:)", "Screen returns false from isNew(_:)", "Screen returns true from isNew(_:)",
                        "Screen uses `shown.contains(x)` without its `!`",
                    ]),
                FaultExample(
                    "a list that is searched and counted",
                    "}; private var shown: [Int] = []; func note(_ x: Int) { shown.append(x) }; var all: Int { shown.contains(1) ? shown.count : 0 }; func show() {",
                    plants: [
                        "Screen calls append(_:) twice", "Screen does not call append(_:)",
                        "Screen reverses the condition `shown.contains(1)`", "Screen takes `shown.contains(1)` for false",
                        "Screen takes `shown.contains(1)` for true",
                    ]),
                FaultExample(
                    "a setter that goes the way of its argument",
                    "}; private func set(_ name: String?) { if let name { token = name } else { token = nil } }; func show() { set(\"a\")",
                    plants: [
                        "Screen does not call set(_:)", "Screen does not set token", "Screen does not set token",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                    ]),
                FaultExample(
                    "a setter that goes the way of what it sets",
                    "}; private func turn() { if token == 1 { token = 2 } else { token = 1 } }; func show() { turn()",
                    plants: [
                        "Screen calls turn() twice", "Screen does not call turn()", "Screen does not set token",
                        "Screen does not set token", "Screen reverses the condition `token == 1`", "Screen takes `token == 1` for false",
                        "Screen takes `token == 1` for true",
                    ]),
                FaultExample(
                    "a setter with a case for each argument",
                    "}; private func set(_ result: Result<Int, Refused>) { switch result { case .success(let x): token = x; case .failure: isOn = true } }; func show() { set(last)",
                    plants: ["Screen does not call set(_:)", "Screen does not set isOn", "Screen does not set token"]),
                FaultExample(
                    "a setter that ends by setting",
                    "}; private func set(_ name: Int?) { guard let name else { return token = 0 }; token = name }; func show() { set(1)",
                    plants: ["Screen does not call set(_:)", "Screen does not set token", "Screen treats `name` as nil although it is set"]),
                FaultExample(
                    "a registration of a function", "sounds.onTest(factory: Loud.init)",
                    plants: [
                        "Screen calls onTest(factory:) on Analytics.shared instead of sounds", "Screen does not call onTest(factory:)",
                        "Screen does not use onTest", "Screen uses the instance of onTest in every debug build",
                    ]),
                FaultExample(
                    "a registration", "sounds.use { Loud() }",
                    plants: ["Screen does not call use()", "Screen calls use() on Analytics.shared instead of sounds"]),
                FaultExample(
                    "a function that fills a list of its own",
                    "func digits() -> [Int] { var all: [Int] = []; for x in list { all.append(x) }; return all }; _ = digits()",
                    plants: [
                        "Screen calls append(_:) twice", "Screen does not call append(_:)", "Screen does not call digits()",
                        "Screen returns [] from digits()",
                    ]),
                FaultExample(
                    "a function that fills another's list",
                    "func digits() -> [Int] { let all = shared; for x in list { all.append(x) }; return all }; _ = digits()",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of all", "Screen calls append(_:) twice",
                        "Screen calls digits() twice", "Screen does not call append(_:)", "Screen does not call digits()",
                        "Screen returns [] from digits()",
                    ]),
                FaultExample(
                    "a set that gets the elements of another object's set",
                    "var names: Set<Int> = []; names.formUnion(other.names); use(names)",
                    plants: [
                        "Screen calls formUnion(_:) on Analytics.shared instead of names", "Screen calls use(_:) twice",
                        "Screen does not call formUnion(_:)", "Screen does not call use(_:)",
                    ]),
                FaultExample(
                    "all elements that are taken away", "list.removeLast(list.count)",
                    plants: ["Screen calls removeLast(_:) on Analytics.shared instead of list", "Screen does not call removeLast(_:)"]),
                FaultExample(
                    "a closure that stores what it gets",
                    "}; private func finish(_ done: (Int) -> Void) { done(1) }; func show() { finish { token = $0 }",
                    plants: ["Screen does not call done(_:)", "Screen does not call finish()", "Screen does not set token"]),
                FaultExample(
                    "a setting of a library in C", "yaml_emitter_set_indent(&emitter, 2)",
                    plants: ["Screen does not call yaml_emitter_set_indent(_:_:)"]),
            ] + settledLists + storedValues + unsettled
        ) { node, context in
            node.callMade?.settles(context.functions) ?? false
        }
    ]

    private static let needs = [
        "Screen takes `isMet()` for true", "Screen takes `isMet()` for false", "Screen reverses the condition `isMet()`",
        "Screen throws another error than Refused()",
    ]
    private static let ownEncode = [
        "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice",
        "Screen calls encode(_:forKey:) twice", "Screen does not call append(_:)", "Screen does not call encode(_:forKey:)",
        "Screen swaps the arguments 1 and .name of encode(_:forKey:)",
    ]
    private static let drain = [
        "Screen does not call start()", "Screen calls start() twice", "Screen does not call drain()", "Screen takes `isOn` for false",
    ]
    private static let clear = [
        "Screen calls clear() on Analytics.shared instead of cache", "Screen does not call clear()", "Screen does not call clear()",
    ]
    private static let removeAll = [
        "Screen calls removeAll() on Analytics.shared instead of list", "Screen does not call removeAll()",
        "Screen does not call removeAll()",
    ]
}
