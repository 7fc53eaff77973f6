extension ThreadState {
    /// The instances of the graph scope in one resolution pass.
    ///
    /// They are so few that a search is faster than a dictionary, except those of factories with `scopeOnParameters`, which are found by slot
    /// and parameter. The slots are retained, so that no other slot can have the address of one.
    typealias Graph = (slots: [Slot], instances: [Kept], variants: Index<[AnyHashable], Kept>)

    static func emptyGraph() -> Graph { ([], [], Index()) }

    /// Returns the instance of a factory, if the pass has one.
    func kept(_ slot: Slot, _ parameter: AnyHashable?) -> Kept? {
        if let parameter { return graph.variants.value([slot, parameter]) }
        return place(of: slot).map { graph.instances[$0] }
    }

    /// Keeps the instance of a factory for the rest of the pass; of nested resolutions, that of the outermost one is kept.
    @inline(never)
    func keep(_ instance: Kept, _ slot: Slot, _ parameter: AnyHashable?) {
        head.pointee.mustClear = true
        if let parameter { return graph.variants.set(instance, [slot, parameter]) }
        if let place = place(of: slot) {
            graph.instances[place] = instance
        } else {
            graph.slots.append(slot)
            graph.instances.append(instance)
        }
    }

    @inline(never)
    private func place(of slot: Slot) -> Int? {
        for index in graph.slots.indices where graph.slots[index] === slot { return index }
        return nil
    }
}
