// Measures the container against the same work written by hand, and prints a table. Run it with
//
//     swift run -c release InjectionBenchmark

printTable(floors() + oneThread(container), rounds: 31)
printTable(twoThreads(container), rounds: 9)
