import { checksOfAll } from './ledger-checks.ts'
import type { PagedPromises, PageProof, PageRunner, PageSizes } from './pages.ts'
import { proveLanes } from './prove-lanes.ts'
import { proveDays, provePlayers } from './prove-players.ts'
import { findBroken } from './verify-ledger.ts'

/**
 * Proves what `verifyLedger` proves, while commands go on and for as long as it takes: page by
 * page, each read from an instant of its own. A command touches one player and one batch, so a
 * page of whole players and a page of whole batches are right or wrong by themselves; only
 * that all balances are zero together is read at once, from the accounts. Ends at the first
 * row that is wrong.
 */
export async function proveInPages(
  page: PageRunner,
  promises: PagedPromises,
  sizes: PageSizes = { entries: 20_000n, players: 500, batches: 200 },
): Promise<PageProof> {
  const whole = await page((client) => findBroken(client, checksOfAll))
  if (whole !== null) return { entries: 0n, firstBadRow: whole }
  const players = await provePlayers(page, promises, sizes)
  if (players.firstBadRow !== null) return players
  const lanes = await proveLanes(page, sizes)
  const entries = players.entries + lanes.entries
  return { entries, firstBadRow: lanes.firstBadRow ?? (await proveDays(page)) }
}
