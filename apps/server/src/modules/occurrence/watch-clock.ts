import { hostname } from 'node:os'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { clockDriftMs } from '../../platform/clock-drift.ts'
import { repeat } from '../../platform/leader.ts'
import { raiseAlert } from '../alert/index.ts'
import { noteOccurrence } from './note.ts'

const EVERY_MS = 30_000
/** From here on stamps of two processes can stand in the wrong order (G19 §2.2). */
const LARGEST_DRIFT_MS = 2000

/** Worker: compares the clock of this process with the database's. */
export const watchClock = (deps: Deps, signal: AbortSignal): Promise<void> =>
  repeat(EVERY_MS, signal, () => attempt(deps.log, 'comparing clocks', () => checkClock(deps)))

/** Alerts operators of a clock that is more than two seconds off, and keeps it; gives the drift. */
export async function checkClock(deps: Deps): Promise<number> {
  const driftMs = await clockDriftMs(deps)
  if (Math.abs(driftMs) <= LARGEST_DRIFT_MS) return driftMs
  const subject = `process:${hostname()}`
  const detail = { seconds: (driftMs / 1000).toFixed(1) }
  deps.log.error({ driftMs }, 'the clock of this process is off')
  if (await raiseAlert(deps, { kind: 'clock_off', subject, detail })) {
    await noteOccurrence(deps, { kind: 'clock_off', subject, detail })
  }
  return driftMs
}
