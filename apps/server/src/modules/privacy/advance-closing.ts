import { add, centavos, zero } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendMail } from '../../platform/send-mail.ts'
import {
  anonymisePlayer,
  closeUnlessSuspended,
  findRestriction,
  forgetOldFailures,
  getPlayer,
} from '../account/index.ts'
import { renewAlert } from '../alert/index.ts'
import { findPerson } from '../kyc/index.ts'
import { shutOut } from '../limits/index.ts'
import { forgetWays } from '../notice/index.ts'
import { activeBonuses, cancelBonus } from '../promotion/index.ts'
import { takeUnplayedGifts } from '../wallet/index.ts'
import { lastOutcome, withdraw } from '../withdrawal/index.ts'
import { eraseOld } from './erase-old.ts'
import { findOpenClosing } from './find-closing.ts'
import type { Closing } from './find-closing.ts'
import { keepContact } from './kept-contact.ts'
import { openPlay } from './open-play.ts'

const EVERY_MS = 10_000
const AT_ONCE = 200

/** Worker: takes each closing to its end, and erases what the law keeps no longer. */
export const watchClosings = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'privacy.closing', signal }, (leading) => {
    let place: ClosingPlace | null = null
    return repeat(EVERY_MS, leading, async () => {
      await attempt(deps.log, 'closing accounts', async () => {
        place = await advanceClosings(deps, { after: place })
      })
      await attempt(deps.log, 'looking for what the law keeps no longer', () => eraseOld(deps))
      await attempt(deps.log, 'forgetting failures that count no longer', () =>
        forgetOldFailures(deps),
      )
    })
  })

/** The last closing that a round looked at. */
export type ClosingPlace = Pick<Closing, 'asked_at' | 'player_id'>

type Round = { readonly after?: ClosingPlace | null; readonly limit?: number }

/**
 * Takes open closings as far as they can go now, so many in a round. Gives the place behind which
 * the next round looks on, so that closings which wait for somebody keep no later one waiting.
 */
export async function advanceClosings(
  deps: Deps,
  { after = null, limit = AT_ONCE }: Round = {},
): Promise<ClosingPlace | null> {
  let query = deps.db
    .selectFrom('privacy.closing')
    .select(['player_id', 'asked_at'])
    .where('closed_at', 'is', null)
  if (after) {
    query = query.where((is) =>
      is(is.refTuple('asked_at', 'player_id'), '>', is.tuple(after.asked_at, after.player_id)),
    )
  }
  const open = await query.orderBy('asked_at').orderBy('player_id').limit(limit).execute()
  for (const { player_id: playerId } of open) {
    await attempt(deps.log, 'closing an account', () => advanceClosing(deps, playerId))
  }
  return open.length < limit ? null : open.at(-1)!
}

/**
 * Takes one closing a step on, once nothing is at stake any more: gifts that were not played back
 * to the house, the player's own money out, then the account closed. Nothing moves while the
 * account is suspended. Repeating it does no harm.
 */
export async function advanceClosing(deps: Deps, playerId: bigint): Promise<void> {
  const closing = await findOpenClosing(deps, playerId)
  if (!closing) return
  if ((await findRestriction(deps.db, playerId))?.kind === 'suspended') return
  if ((await openPlay(deps, playerId)).isOpen) return
  await takeUnplayedGifts(deps, playerId)
  const { cash } = await deps.ledger.balances(playerId)
  if (cash.balance > 0n) await payOut(deps, closing, cash.balance)
  // read last: whatever moves meanwhile moves out of these accounts only
  const after = await deps.ledger.balances(playerId)
  if (after.cash.balance + after.held.balance + after.withdrawing.balance > 0n) return
  for (const bonus of await activeBonuses(deps, playerId)) {
    await cancelBonus(deps, { playerId, bonusId: bonus.bonus_id })
  }
  await close(deps, closing)
}

/**
 * Sends the cash to the player's own CPF, and what the house itself still adds once that has
 * arrived; money that comes back is named to a person.
 */
async function payOut(deps: Deps, closing: Closing, cash: bigint) {
  const { player_id: playerId, paid_at, paid } = closing
  const person = await findPerson(deps, playerId)
  const amount = centavos(cash)
  const tell = (because: string) =>
    renewAlert(deps, {
      kind: 'closing_money',
      subject: `player:${playerId}`,
      detail: { because, centavos: String(cash) },
    })
  if (!person) return tell('kyc_required')
  if (paid_at !== null) {
    const sent = await lastOutcome(deps, playerId)
    if (sent === 'under_way') return undefined
    if (sent !== 'arrived') return tell('came_back')
  }
  try {
    await withdraw(deps, {
      playerId,
      key: `closing:${cash}${paid_at === null ? '' : `:${paid_at.toISOString()}`}`,
      asked: { payCardBank: 'CPF', payCardNo: person.cpf, ifsc: person.cpf, amount },
      deviceId: '',
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return tell(error.code)
  }
  return deps.db
    .updateTable('privacy.closing')
    .set({ paid_at: deps.clock.now(), paid: add(paid ?? zero, amount) })
    .where('player_id', '=', playerId)
    .execute()
}

/**
 * Closes the account in one transaction, unless it has been suspended: nobody logs in any more,
 * what the law does not keep is gone, and how to reach the person is kept sealed.
 */
async function close(deps: Deps, { player_id: playerId, language }: Closing) {
  const player = await getPlayer(deps.db, playerId)
  const now = deps.clock.now()
  const isClosed = await deps.db.transaction().execute(async (tx) => {
    const reason = 'closed by the player'
    if (!(await closeUnlessSuspended(tx, deps, { playerId, reason }))) return false
    const claimed = await tx
      .updateTable('privacy.closing')
      .set({ closed_at: now })
      .where('player_id', '=', playerId)
      .where('closed_at', 'is', null)
      .returning('player_id')
      .executeTakeFirst()
    if (!claimed) return false
    await keepContact(deps, tx, playerId, player)
    await anonymisePlayer(tx, playerId)
    await forgetWays(tx, playerId)
    return true
  })
  if (!isClosed) return
  await shutOut(deps, playerId)
  await attempt(deps.log, 'telling that an account is closed', () =>
    sendMail(deps, { to: player.email, mail: 'account_closed', language }),
  )
}
