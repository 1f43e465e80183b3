import { add, centavos, negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { unplayedGifts as giftsOf, unplayedGiven } from '@jogada/core/wallet/wager-line'
import type { UnplayedGift } from '@jogada/core/wallet/wager-line'
import type { Deps } from '../../deps.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { TURNOVER, WAGER_LOCKS, WAGER_RELEASED } from './counters.ts'
import { releaseRow } from './release-lock.ts'
import { noNewLock, readLockLine } from './wagering.ts'

/**
 * What of a player's cash the house gave and nobody has played through; at most all of the cash.
 */
export async function unplayedGifts(deps: Deps, playerId: bigint, cash: Money): Promise<Money> {
  const { given } = await readGiven(deps, playerId)
  return smaller(given, cash)
}

async function readGiven(deps: Deps, playerId: bigint) {
  const { locks, missing } = await readLockLine(deps, playerId)
  return { gifts: giftsOf(locks, missing), given: unplayedGiven(locks, missing) }
}

/**
 * Takes back what the house gave and a player who plays no more has not played through, and lets
 * the locks on it go, so that all that is left is the player's own; gives the amount, zero when
 * there was nothing. To be repeated after any error: what was taken is not there a second time.
 */
export async function takeUnplayedGifts(deps: Deps, playerId: bigint): Promise<Money> {
  return untilFresh(async () => {
    const counters = await deps.ledger.counters(playerId, [TURNOVER, WAGER_RELEASED, WAGER_LOCKS])
    const [{ gifts, given }, { cash }] = await Promise.all([
      readGiven(deps, playerId),
      deps.ledger.balances(playerId),
    ])
    const amount = smaller(given, cash.balance)
    if (amount === zero) return zero
    const open = takenOf(gifts, amount)
    const releaseId = `gifts:${deps.rng.uuid()}`
    const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
      key: releaseId,
      bodyHash: String(amount),
      kind: 'gift_taken_back',
      postings: [
        { account: 'cash', amount: negate(amount) },
        { account: 'house:promotion', amount },
      ],
      counters: [
        { owner: 'player', name: TURNOVER, delta: 0n, expect: counters[TURNOVER]!.total },
        {
          owner: 'player',
          name: WAGER_RELEASED,
          delta: open.reduce((sum, { left }) => sum + left, 0n),
          expect: counters[WAGER_RELEASED]!.total,
        },
        noNewLock(counters[WAGER_LOCKS]!.total),
      ],
      rows: open.map(({ lockId, left, taken }) =>
        releaseRow({ playerId, lockId, releaseId, amount: left, given: taken, at }),
      ),
    }))
    if (verdict.status === 'stale' || verdict.status === 'insufficient_funds') return AGAIN
    postedOrRefusal(verdict)
    return amount
  })
}

/** What of each gift is taken, where the cash holds `amount` of them all. */
function takenOf(gifts: readonly UnplayedGift[], amount: Money) {
  let open = amount
  return gifts.map((gift) => {
    const taken = smaller(gift.given, open)
    open = subtract(open, taken)
    return { ...gift, taken }
  })
}

/** What of the gift on a lock was taken back because nobody had played it. */
export async function giftTaken({ db }: Deps, playerId: bigint, lockId: string): Promise<Money> {
  const rows = await db
    .selectFrom('wallet.wager_release')
    .select('given')
    .where('player_id', '=', playerId)
    .where('lock_id', '=', lockId)
    .execute()
  return add(...rows.map(({ given }) => centavos(given)))
}
