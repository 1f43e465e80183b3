import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'

/** What a report still has to read by itself: some seconds of bets. */
const EVERY_MS = 15_000
/** Of each lane at once, so that one transaction stays short when months are to be summed. */
const BATCHES = 100

/** Worker: sums the ledger by day as it grows, so that reports do not read every command. */
export const keepDaySums = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'report.days', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'summing the ledger by day', () => sumWhatIsThere(deps, leading)),
    ),
  )

async function sumWhatIsThere({ ledger }: Pick<Deps, 'ledger'>, signal: AbortSignal) {
  while (!signal.aborted && (await ledger.sumDays(BATCHES)) > 0);
}
