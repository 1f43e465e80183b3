import { parseMoney, zero } from '@jogada/core'
import { addSums } from '@jogada/core/regulator/layout'
import type { Sums } from '@jogada/core/regulator/layout'
import type { Deps } from '../../deps.ts'
import { raiseChanged } from '../alert/index.ts'
import { differences } from './compare.ts'
import { filesOf, madeDays } from './files.ts'
import type { FileRow } from './files.ts'

/** What is committed too late for its day is committed within days, if at all. */
const DAYS = 7

/**
 * Raises `regulator_files_differ` for each of the days made last of which the ledger says something
 * else by now than the files that were made: what was committed after them stands in none. What a
 * person closed is raised again once it is another difference.
 */
export async function compareMade(deps: Pick<Deps, 'db' | 'clock' | 'ledger'>): Promise<void> {
  const days = (await madeDays(deps)).toSorted().slice(-DAYS)
  const files = Map.groupBy(await filesOf(deps, days), ({ day }) => day)
  for (const [day, own] of files) {
    const ledger = await deps.ledger.houseSums({ firstDay: day, lastDay: day })
    const detail = differences(ledger, {
      wallet: madeSums(own, 'wallet'),
      sportsBet: madeSums(own, 'sportsBet'),
      gameRound: madeSums(own, 'gameRound'),
    })
    if (Object.keys(detail).length === 0) continue
    const alert = { kind: 'regulator_files_differ', subject: `regulator:${day}`, detail } as const
    await raiseChanged(deps, alert)
  }
}

const madeSums = (files: readonly FileRow[], kind: 'wallet' | 'sportsBet' | 'gameRound'): Sums =>
  addSums(
    kind,
    files
      .filter((file) => file.kind === kind)
      .map(({ sums }) =>
        Object.fromEntries(
          Object.entries(sums).map(([name, sum]) => [name, parseMoney(sum) ?? zero]),
        ),
      ),
  )
