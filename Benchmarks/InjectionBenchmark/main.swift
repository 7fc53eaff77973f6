// Measures the container against the same work written by hand, and prints a table. Run it with
//
//     swift run -c release InjectionBenchmark

Table(benchmarks: Benchmark.floors() + Benchmark.oneThread(container)).print(rounds: 31)
Table(benchmarks: Benchmark.twoThreads(container)).print(rounds: 9)
