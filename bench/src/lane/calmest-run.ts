import { performance } from 'node:perf_hooks'
import type { Run } from './closed-loop.ts'
import { cpuTimes } from './cpu.ts'

/** A run with the CPU time of one operation, and how many cores other programs used meanwhile. */
export type CostedRun = Run & {
  readonly nodeUs: number
  readonly databaseUs: number
  readonly foreignCores: number
}

const foreignCoresMax = 0.25
const triesMax = 6

/** Repeats a measurement that other programs disturbed; the calmest try counts. */
export async function calmestRun(
  serverPid: number,
  measure: () => Promise<Run>,
): Promise<CostedRun> {
  let calmest = await costedRun(serverPid, measure)
  for (let tries = 1; tries < triesMax && calmest.foreignCores > foreignCoresMax; tries++) {
    const again = await costedRun(serverPid, measure)
    if (again.foreignCores < calmest.foreignCores) calmest = again
  }
  return calmest
}

async function costedRun(serverPid: number, measure: () => Promise<Run>): Promise<CostedRun> {
  const begin = performance.now()
  const before = await cpuTimes(serverPid)
  const run = await measure()
  const after = await cpuTimes(serverPid)
  const elapsedUs = (performance.now() - begin) * 1000
  const node = after.node - before.node
  const database = after.database - before.database
  const foreign = after.everybody - before.everybody - node - database
  return {
    ...run,
    nodeUs: node / run.operations,
    databaseUs: database / run.operations,
    foreignCores: Math.max(0, foreign) / elapsedUs,
  }
}
