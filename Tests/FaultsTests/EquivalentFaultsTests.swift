import Testing

@testable import Faults

/// Faults that no test could catch are left out, and no others.
struct EquivalentFaultsTests {
    struct Case: CustomTestStringConvertible {
        let family: EquivalentFaults
        let example: FaultExample

        var testDescription: String { "\(family.name): \(example.title)" }
    }

    static let cases = EquivalentFaults.all.flatMap { family in family.examples.map { Case(family: family, example: $0) } }

    @Test(arguments: cases) func `only faults that a test can catch are planted`(_ example: Case) {
        #expect(Planting.words(in: example.example, subject: example.family.subject) == example.example.faults.sorted())
    }

    @Test(arguments: EquivalentFaults.all.map(\.name)) func `without a family more would be planted`(_ name: String) throws {
        let family = try #require(EquivalentFaults.all.first { $0.name == name })
        let others = EquivalentFaults.all.filter { $0.name != name }

        #expect(family.reason.hasSuffix("."))
        #expect(family.examples.contains { Planting.words(in: $0, subject: family.subject, leavingOut: others).count > $0.faults.count })
    }

    @Test(arguments: ["class Null: Model {\n    override func set() { token = 1 }\n}\n", "protocol Setting {\n    func set()\n}\n"])
    func `a call is doubled if another type may replace the function`(_ elsewhere: String) {
        let planted = Planting.planted(elsewhere + "struct Third {\n    func set() { token = 1 }\n    func run() { set() }\n}\n")

        #expect(planted.faults.contains { $0.fault.words == "Third calls set() twice" })
    }

    @Test(arguments: ["struct Other {\n    func set() {}\n}\n", "struct Other {\n    func set() { start() }\n}\n"])
    func `a call of another object is doubled if a function of the same name does more than assign`(_ elsewhere: String) {
        let third = "struct Third {\n    func set() { token = 1 }\n    func run() { set() }\n}\n"
        let planted = Planting.planted(elsewhere + third + "struct Fourth {\n    func run(third: Third) { third.set() }\n}\n")

        #expect(planted.faults.contains { $0.fault.words == "Fourth calls set() twice" })
        #expect(!planted.faults.contains { $0.fault.words == "Third calls set() twice" })
    }

    @Test func `a returned call in a loop is dropped and doubled, as the function returns all the same`() {
        let example = FaultExample("", "while isOn() { return isOn() }", plants: [])

        #expect(
            Planting.words(in: example) == ["Screen calls isOn() twice", "Screen does not call isOn()", "Screen takes `isOn()` for false"])
    }
}
