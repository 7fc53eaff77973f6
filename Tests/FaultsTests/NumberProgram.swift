import TestSupport

/// A small function over whole numbers, which can be written as Swift and run with any boundary moved.
struct NumberProgram {
    /// A comparison with a number, which a fault may move.
    struct Boundary {
        var left: Value
        var sign: String
        var number: Int
    }

    indirect enum Value {
        case number(Int)
        case name(String)
        case operation(Value, String, Int)
        case sum(Value, String, Value)
        case helper(Value)
        case greatest(Value, Int)
    }

    indirect enum Statement {
        case declare(String, Value)
        case assign(String, String, Value)
        case effect(Value)
        case branch(Boundary, [Statement], [Statement])
        case whether([Statement])
        case leaveUnless(Boundary, Value)
        case leaveIf(Boundary, Value)
        case end(Value)
    }

    /// The statements of the private function `helper`, whose parameter is `z`.
    var helper: [Statement]
    /// The statements of the function, whose parameters are `x`, `y` and `isOn`, and whose property is `extra`.
    var body: [Statement]

    /// The values of the parameters and of the property.
    struct Input {
        var x: Int
        var y: Int
        var extra: Int
        var isOn: Bool
    }

    /// The work of the function for some numbers: its effects and the number that it returns.
    struct Outcome: Equatable {
        var effects: [Int] = []
        var value: Int?
    }

    /// A fault: the boundary on a line has another operator or another number.
    struct Move {
        var line: Int
        var withOtherNumber: Bool
    }
}

extension NumberProgram {
    /// Makes a program by chance.
    init(seed: UInt64) {
        var maker = Maker(generator: SeededGenerator(seed: seed))
        helper = maker.statements(depth: 1, names: ["z", "extra"], isHelper: true) + [.end(maker.value(["z"]))]
        body = maker.statements(depth: 2, names: ["x", "y", "extra"], isHelper: false)
        body.append(.end(maker.value(["x", "y", "extra"])))
    }

    private struct Maker {
        var generator: SeededGenerator
        var locals = 0

        mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &generator)! }

        mutating func value(_ names: [String], calls: Bool = false) -> Value {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...1: .number(pick([0, 1, 2, 5]))
            case 2...4: .name(pick(names))
            case 5: .operation(.name(pick(names)), pick(["+", "-"]), pick([0, 1, 2]))
            case 6: .operation(.name(pick(names)), pick(["/", "*", "%"]), pick([1, 2, 10]))
            case 7: .sum(.name(pick(names)), pick(["+", "-"]), .name(pick(names)))
            case 8: .greatest(.name(pick(names)), pick([0, 1, 5]))
            default: calls ? .helper(.name(pick(names))) : .name(pick(names))
            }
        }

        mutating func boundary(_ names: [String]) -> Boundary {
            Boundary(left: .name(pick(names)), sign: pick(["<", "<=", ">", ">="]), number: pick([0, 0, 0, 1, 2, 5, 10]))
        }

        mutating func statements(depth: Int, names: [String], isHelper: Bool) -> [Statement] {
            var names = names
            return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                let variables = names.filter { $0.hasPrefix("n") }
                switch Int.random(in: 0..<9, using: &generator) {
                case 0...1:
                    locals += 1
                    defer { names.append("n\(locals)") }
                    return .declare("n\(locals)", value(names, calls: !isHelper))
                case 2...3 where !variables.isEmpty: return .assign(pick(variables), pick(["=", "+=", "-="]), value(names))
                case 4...5 where depth > 0:
                    let then = statements(depth: depth - 1, names: names, isHelper: isHelper)
                    let other = pick([true, false]) ? [] : statements(depth: depth - 1, names: names, isHelper: isHelper)
                    return .branch(boundary(names), then, other)
                case 6 where depth > 0 && !isHelper: return .whether(statements(depth: depth - 1, names: names, isHelper: isHelper))
                case 7: return .leaveUnless(boundary(names), value(names, calls: !isHelper))
                case 8: return .leaveIf(boundary(names), value(names, calls: !isHelper))
                default: return isHelper ? .leaveIf(boundary(names), value(names)) : .effect(value(names))
                }
            }
        }
    }
}

extension NumberProgram {
    /// The program as Swift, a statement on each line.
    var source: String {
        var lines = ["struct Screen {", "    var extra: Int", "    private func helper(_ z: Int) -> Int {"]
        lines += helper.flatMap(\.lines)
        lines += ["    }", "    func all(_ x: Int, _ y: Int, _ isOn: Bool) -> Int {"]
        lines += body.flatMap(\.lines)
        return (lines + ["    }", "}"]).joined(separator: "\n") + "\n"
    }

    /// Runs the program, with one boundary moved.
    func outcome(of input: Input, with move: Move?) -> Outcome {
        var run = Run(program: self, isOn: input.isOn, move: move)
        var outcome = Outcome()
        outcome.value = run.run(body, from: 6 + helper.height, ["x": input.x, "y": input.y, "extra": input.extra])
        outcome.effects = run.effects
        return outcome
    }

    private struct Run {
        let program: NumberProgram
        let isOn: Bool
        let move: Move?
        var effects: [Int] = []

        mutating func run(_ statements: [Statement], from line: Int, _ values: [String: Int]) -> Int? {
            var values = values
            return run(statements, from: line, &values)
        }

        private mutating func run(_ statements: [Statement], from first: Int, _ values: inout [String: Int]) -> Int? {
            var line = first
            for statement in statements {
                defer { line += statement.height }
                switch statement {
                case .declare(let name, let value): values[name] = number(value, values)
                case .assign(let name, let sign, let value):
                    let number = number(value, values)
                    values[name] = sign == "=" ? number : values[name]! + (sign == "+=" ? number : -number)
                case .effect(let value): effects.append(number(value, values))
                case .branch(let boundary, let then, let other):
                    let holds = holds(boundary, at: line, values)
                    let start = holds ? line + 1 : line + 2 + then.height
                    if let answer = run(holds ? then : other, from: start, &values) { return answer }
                case .whether(let then):
                    if isOn, let answer = run(then, from: line + 1, &values) { return answer }
                case .leaveUnless(let boundary, let value):
                    if !holds(boundary, at: line, values) { return number(value, values) }
                case .leaveIf(let boundary, let value):
                    if holds(boundary, at: line, values) { return number(value, values) }
                case .end(let value): return number(value, values)
                }
            }
            return nil
        }

        private func holds(_ boundary: Boundary, at line: Int, _ values: [String: Int]) -> Bool {
            var (sign, limit) = (boundary.sign, boundary.number)
            if let move, move.line == line {
                if move.withOtherNumber {
                    limit += ["<": -1, ">=": -1, "<=": 1, ">": 1][sign]!
                } else {
                    sign = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"][sign]!
                }
            }
            let value = number(boundary.left, values)
            return switch sign {
            case "<": value < limit
            case "<=": value <= limit
            case ">": value > limit
            default: value >= limit
            }
        }

        private func number(_ value: Value, _ values: [String: Int]) -> Int {
            switch value {
            case .number(let number): return number
            case .name(let name): return values[name]!
            case .operation(let value, let sign, let other): return calculate(number(value, values), sign, other)
            case .sum(let one, let sign, let other): return calculate(number(one, values), sign, number(other, values))
            case .greatest(let value, let other): return max(number(value, values), other)
            case .helper(let value):
                var inner = Run(program: program, isOn: isOn, move: move)
                return inner.run(program.helper, from: 4, ["z": number(value, values), "extra": values["extra"]!]) ?? 0
            }
        }

        private func calculate(_ one: Int, _ sign: String, _ other: Int) -> Int {
            switch sign {
            case "+": one + other
            case "-": one - other
            case "*": one * other
            case "/": one / other
            default: one % other
            }
        }
    }
}

extension NumberProgram.Statement {
    var lines: [String] {
        switch self {
        case .declare(let name, let value): ["var \(name) = \(value.text)"]
        case .assign(let name, let sign, let value): ["\(name) \(sign) \(value.text)"]
        case .effect(let value): ["stop(\(value.text))"]
        case .branch(let boundary, let then, let other):
            [["if \(boundary.text) {"], then.flatMap(\.lines), ["} else {"], other.flatMap(\.lines), ["}"]].flatMap(\.self)
        case .whether(let then): [["if isOn {"], then.flatMap(\.lines), ["}"]].flatMap(\.self)
        case .leaveUnless(let boundary, let value): ["guard \(boundary.text) else { return \(value.text) }"]
        case .leaveIf(let boundary, let value): ["if \(boundary.text) { return \(value.text) }"]
        case .end(let value): ["return \(value.text)"]
        }
    }

    /// The number of its lines, without writing them: each run asks for it at each statement.
    var height: Int {
        switch self {
        case .branch(_, let then, let other): then.height + other.height + 3
        case .whether(let then): then.height + 2
        default: 1
        }
    }
}

extension [NumberProgram.Statement] {
    fileprivate var height: Int { reduce(0) { $0 + $1.height } }
}

extension NumberProgram.Boundary {
    var text: String { "\(left.text) \(sign) \(number)" }
}

extension NumberProgram.Value {
    var text: String {
        switch self {
        case .number(let number): "\(number)"
        case .name(let name): name
        case .operation(let value, let sign, let number): "(\(value.text) \(sign) \(number))"
        case .sum(let one, let sign, let other): "(\(one.text) \(sign) \(other.text))"
        case .helper(let value): "helper(\(value.text))"
        case .greatest(let value, let number): "max(\(value.text), \(number))"
        }
    }
}
