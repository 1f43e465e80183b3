import type { Run } from './closed-loop.ts'
import type { Result } from './compare.ts'

const round = (value: number) => Math.round(value).toLocaleString('en-GB')

export const describeRun = ({ perSecond, p50Ms, p99Ms }: Run): string =>
  `${round(perSecond)}/s, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`

/** Prints every result, and how many times as fast the first one is. */
export function printComparison(results: readonly Result[]): void {
  const [first] = results
  if (!first) return
  for (const result of results) {
    const { name, range, databaseUs, nodeUs, foreignCores } = result
    const cost = first.databaseUs + first.nodeUs
    console.log(`  ${name}`)
    console.log(`    ${describeRun(result)} (${round(range[0])} to ${round(range[1])} per second)`)
    console.log(
      `    CPU per operation: database ${round(databaseUs)} µs, Node ${round(nodeUs)} µs;`,
      `other programs used ${foreignCores.toFixed(2)} cores`,
    )
    if (result === first) continue
    console.log(
      `    the lane does ${(first.perSecond / result.perSecond).toFixed(2)} times as many,`,
      `with 1/${((databaseUs + nodeUs) / cost).toFixed(2)} of the CPU time each`,
    )
  }
}
