import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { closedBefore, erasePlayer } from '../account/index.ts'
import { raiseAlert } from '../alert/index.ts'
import { isKeptFor } from '../aml/index.ts'
import { forgetAcceptances } from '../consent/index.ts'
import { forgetPerson } from '../kyc/index.ts'
import { forgetAddresses } from '../location/index.ts'
import { forgetWays, forgetWords } from '../notice/index.ts'
import { forgetOccurrences } from '../occurrence/index.ts'
import { firstOpenDay } from '../regulator/index.ts'
import { forgetOrigins } from '../sportsbook/index.ts'
import { forgetMessages } from '../support/index.ts'
import { forgetHolders } from '../withdrawal/index.ts'
import { forgetNotes } from './forget-notes.ts'
import { yearsBefore } from './kept-years.ts'

const AT_ONCE = 200

/**
 * Erases who the person of each account was that has been closed for five years, whoever closed it;
 * bets, payments and the ledger stay under the account's number. An account that still holds money
 * keeps its person and is named to one of ours; one that the officer against money laundering wrote
 * of in these years keeps it too, and nobody is told, and so does one whose money moved on a day of
 * which the regulator has not taken all files, which name the person. Tells how many were erased.
 */
export async function eraseOld(deps: Deps): Promise<number> {
  const before = yearsBefore(deps.clock.now())
  const openDay = await firstOpenDay(deps)
  let erased = 0
  let after = 0n
  for (;;) {
    const due = await closedBefore(deps.db, before, { after, limit: AT_ONCE })
    for (const playerId of due) {
      await attempt(deps.log, 'erasing what the law keeps no longer', async () => {
        if (await isKeptFor(deps.db, playerId, before)) return
        if (await erase(deps, playerId, openDay)) erased++
      })
    }
    if (due.length < AT_ONCE) return erased
    after = due.at(-1)!
  }
}

async function erase(deps: Deps, playerId: bigint, openDay: string | null): Promise<boolean> {
  const { cash, bonus, held, withdrawing } = await deps.ledger.balances(playerId)
  const left = cash.balance + bonus.balance + held.balance + withdrawing.balance
  if (left > 0n) {
    await raiseAlert(deps, {
      kind: 'erasure_money',
      subject: `player:${playerId}`,
      detail: { centavos: String(left) },
    })
    return false
  }
  if (openDay !== null) {
    const moved = await deps.ledger.houseTotalsOf([playerId], { firstDay: openDay })
    if (moved.get(playerId)!.length > 0) return false
  }
  await deps.db.transaction().execute(async (tx) => {
    await forgetPerson(tx, playerId)
    await forgetAcceptances(tx, playerId)
    await forgetAddresses(tx, playerId)
    await forgetWays(tx, playerId)
    await forgetWords(tx, playerId)
    await forgetMessages(tx, playerId)
    await forgetNotes(tx, playerId)
    await forgetOccurrences(tx, playerId)
    await forgetOrigins(tx, playerId)
    await forgetHolders(deps, tx, playerId)
    await tx.deleteFrom('privacy.kept_contact').where('player_id', '=', playerId).execute()
    await tx
      .updateTable('privacy.closing')
      .set({ address: '' })
      .where('player_id', '=', playerId)
      .execute()
    await erasePlayer(tx, playerId, deps.clock.now())
  })
  return true
}
