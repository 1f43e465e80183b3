import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Run } from './closed-loop.ts'
import type { Contender } from './contender.ts'
import { quantile } from './statistics.ts'

export type OpenLoopOptions = {
  readonly perSecond: number
  readonly measureMs: number
}

/**
 * Callers who arrive at random (Poisson) whether or not others were answered. A latency counts from
 * the moment at which the caller was due, so that a pause of the program is not hidden.
 */
export async function openLoop(contender: Contender, options: OpenLoopOptions): Promise<Run> {
  const meanGapMs = 1000 / options.perSecond
  const start = performance.now()
  const until = start + options.measureMs
  const latenciesMs: number[] = []
  const open = new Set<Promise<void>>()
  const answer = async (due: number) => {
    await contender.once()
    latenciesMs.push(performance.now() - due)
  }
  const arrive = (due: number) => {
    const answered = answer(due).finally(() => open.delete(answered))
    open.add(answered)
  }
  let due = start
  while (due < until) {
    for (const now = performance.now(); due <= now && due < until;) {
      arrive(due)
      due -= Math.log(1 - Math.random()) * meanGapMs
    }
    await sleep(1)
  }
  await Promise.all(open)
  return {
    operations: latenciesMs.length,
    perSecond: (latenciesMs.length * 1000) / options.measureMs,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
  }
}
