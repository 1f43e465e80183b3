import { performance } from 'node:perf_hooks'
import type { Contender } from './contender.ts'
import { quantile } from './statistics.ts'

export type Run = {
  readonly operations: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export type LoopOptions = {
  readonly callers: number
  readonly measureMs: number
}

/** `callers` callers who each ask again as soon as they are answered. */
export async function closedLoop(contender: Contender, options: LoopOptions): Promise<Run> {
  const until = performance.now() + options.measureMs
  const latenciesMs: number[] = []
  const caller = async () => {
    for (let begin = performance.now(); begin < until;) {
      await contender.once()
      const end = performance.now()
      if (end < until) latenciesMs.push(end - begin)
      begin = end
    }
  }
  await Promise.all(Array.from({ length: options.callers }, caller))
  return {
    operations: latenciesMs.length,
    perSecond: (latenciesMs.length * 1000) / options.measureMs,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
  }
}
