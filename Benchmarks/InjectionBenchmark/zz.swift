@inline(never) func probeTransient(_ n: Int) { for _ in 0..<n { take(container.transient()) } }
@inline(never) func probeCached(_ n: Int) { for _ in 0..<n { take(container.cached()) } }
