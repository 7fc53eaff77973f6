import Testing

@testable import Faults

/// A boundary whose fault is left out can be moved, and the function does the same with every number.
struct SoundnessTests {
    @Test(arguments: 0..<6) func `a boundary that no fault moves makes no difference`(_ batch: UInt64) {
        var leftOut = 0
        for seed in batch * 40..<(batch + 1) * 40 {
            let program = NumberProgram(seed: seed)
            let outcomes = Self.numbers.map { ($0, program.outcome(of: $0, with: nil)) }
            for fault in Self.faultsLeftOut(of: program) {
                leftOut += 1
                let move = NumberProgram.Move(line: fault.line, withOtherNumber: fault.fault.words.contains(" compares with "))
                let difference = outcomes.first { program.outcome(of: $0.0, with: move) != $0.1 }
                #expect(difference == nil, "\(fault.fault.words), line \(fault.line):\n\(program.source)")
            }
        }
        #expect(leftOut > 0)
    }

    private static func faultsLeftOut(of program: NumberProgram) -> [PlantedFault] {
        let planted = Set(faults(of: program, leavingOut: EquivalentFaults.all).map { "\($0.line) \($0.fault.words)" })
        // By its name, nothing here is a count, but the family of counts does not ask for one.
        let others = EquivalentFaults.all.filter { $0.name == "negative-counts" }
        return faults(of: program, leavingOut: others).filter { !planted.contains("\($0.line) \($0.fault.words)") }
    }

    private static func faults(of program: NumberProgram, leavingOut equivalents: [EquivalentFaults]) -> [PlantedFault] {
        Planting.planted(program.source, rules: [.movedBoundaries], leavingOut: equivalents).faults
    }

    /// Numbers at and around every boundary, for the parameters and the property.
    private static let numbers: [NumberProgram.Input] = [-3, -1, 0, 1, 2, 4, 5, 6, 9, 10, 11].flatMap { x in
        [-2, 0, 1, 2, 5, 12].flatMap { y in
            [-2, 0, 1, 2, 5, 10, 13].flatMap { extra in
                [true, false].map { NumberProgram.Input(x: x, y: y, extra: extra, isOn: $0) }
            }
        }
    }
}
