internal import Faults

/// Groups of faults that are checked together, as no two of them lie in the same lines: an error tells which of them is to blame.
enum Layers {
    /// Splits the faults of a module.
    static func split(_ faults: [PlantedFault], lines: (PlantedFault) -> ClosedRange<Int>) -> [Set<Int>] {
        var layers: [Set<Int>] = []
        var taken: [Set<String>] = []
        for fault in faults {
            let places = lines(fault).map { "\(fault.path):\($0)" }
            let index = taken.firstIndex { $0.isDisjoint(with: places) } ?? taken.count
            if index == taken.count {
                taken.append([])
                layers.append([])
            }
            taken[index].formUnion(places)
            layers[index].insert(fault.number)
        }
        return layers
    }
}
