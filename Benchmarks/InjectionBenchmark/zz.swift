@inline(never) func probeTransient(_ n: Int) { for _ in 0..<n { take(container.transient()) } }
@inline(never) func probeCached(_ n: Int) { for _ in 0..<n { take(container.cached()) } }
@inline(never) func probeRegister(_ n: Int) { for _ in 0..<n/10 { few.cached.register { Leaf() } } }
@inline(never) func probeInjected(_ n: Int) { for _ in 0..<n/2 { take(InjectedConsumer().service)} }
