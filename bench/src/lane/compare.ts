import { closedLoop } from './closed-loop.ts'
import type { LoopOptions } from './closed-loop.ts'
import type { Contender } from './contender.ts'
import { calmestRun } from './calmest-run.ts'
import type { CostedRun } from './calmest-run.ts'
import { median } from './statistics.ts'

export type Result = CostedRun & {
  readonly name: string
  readonly range: readonly [number, number]
}

export type Comparison = {
  readonly serverPid: number
  readonly repetitions: number
  readonly loop: LoopOptions
}

const warmUpMs = 1500

/**
 * Runs the contenders in turn, several rounds of it, so that all of them meet the same machine. The
 * first round is not counted: after a checkpoint every page is logged whole once.
 */
export async function compareClosedLoops(
  contenders: readonly Contender[],
  { serverPid, repetitions, loop }: Comparison,
): Promise<Result[]> {
  const runs = contenders.map((): CostedRun[] => [])
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    for (const [i, contender] of contenders.entries()) {
      await closedLoop(contender, { ...loop, measureMs: warmUpMs })
      if (repetition === 0) continue
      runs[i]!.push(await calmestRun(serverPid, () => closedLoop(contender, loop)))
    }
  }
  return contenders.map(({ name }, i) => summarise(name, runs[i]!))
}

function summarise(name: string, runs: readonly CostedRun[]): Result {
  const middle = (pick: (run: CostedRun) => number) => median(runs.map(pick))
  const rates = runs.map(({ perSecond }) => perSecond)
  return {
    name,
    perSecond: median(rates),
    operations: middle(({ operations }) => operations),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    nodeUs: middle(({ nodeUs }) => nodeUs),
    databaseUs: middle(({ databaseUs }) => databaseUs),
    foreignCores: middle(({ foreignCores }) => foreignCores),
    range: [Math.min(...rates), Math.max(...rates)],
  }
}
