import { add, negate, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { BetResult } from '@jogada/core/sports/codes'
import { ticketPlay } from '@jogada/core/sports/ticket'
import type { KeyedPlay } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { resultOfCode } from '../settlement/leg-results.ts'

type Period = { readonly from: Date; readonly to: Date }

/** What is to be added to the stakes and the prizes that the ledger's sums of sport show. */
export type SportCorrection = { readonly stakes: Money; readonly prizes: Money }

const NONE: SportCorrection = { stakes: zero, prizes: zero }

/** The results of which a part of the stake is no play, as settlements and reversals write them. */
const UNPLAYED = (['win_half', 'lose_half', 'refund'] as const satisfies readonly BetResult[])
  .flatMap((result) => [result, BET_RESULTS[result]])
  .join('|')

const ENDINGS = [
  { keys: 'settle:', kinds: ['bet_settlement'] },
  { keys: 'void:', kinds: ['bet_void'] },
  { keys: 'reverse:', kinds: ['bet_reversal'] },
] as const

/**
 * Of each of some players what the sums of sport of a period lack to be stakes that were played and
 * prizes: the half of a stake that came back with a half result is neither, nor is a given back
 * stake of which something was kept for a debt. What a player paid towards a result that was taken
 * back is less prize; older commands brought it to the house's adjustments. Told from commands,
 * which never change, so that a year that is over stays as it is.
 */
export async function sportCorrections(
  deps: Pick<Deps, 'db' | 'ledger'>,
  players: readonly bigint[],
  period: Period,
): Promise<ReadonlyMap<bigint, SportCorrection>> {
  const on = { players, account: 'house:sportsbook' } as const
  const [collected, ...ended] = await Promise.all([
    deps.ledger.keyedPlays(
      { players, account: 'house:adjustment' },
      { keys: 'sport-debt:', kinds: ['debt_collected'], hashes: '', ...period },
    ),
    ...ENDINGS.map((ending) =>
      deps.ledger.keyedPlays(on, { ...ending, hashes: `^(${UNPLAYED}):`, ...period }),
    ),
  ])
  const endings = ended.flat()
  const singles = await singlesAmong(deps, endings)
  const sums = new Map<bigint, SportCorrection>()
  const correct = (playerId: bigint, { stakes, prizes }: SportCorrection) => {
    const before = sums.get(playerId) ?? NONE
    sums.set(playerId, {
      stakes: add(before.stakes, stakes),
      prizes: add(before.prizes, prizes),
    })
  }
  for (const play of endings) {
    const back = negate(unplayedOf(play, singles.has(betOf(play))))
    correct(play.playerId, { stakes: back, prizes: back })
  }
  for (const { playerId, debits } of collected) {
    correct(playerId, { stakes: zero, prizes: negate(debits) })
  }
  return sums
}

/**
 * What of the stake that a command ended was not played; negative of one that takes an end back.
 */
export function unplayedOf(
  { kind, bodyHash, debits, credits }: Pick<KeyedPlay, 'kind' | 'bodyHash' | 'debits' | 'credits'>,
  isSingle: boolean,
): Money {
  const [name = ''] = bodyHash.split(':')
  const result = Object.hasOwn(BET_RESULTS, name) ? (name as BetResult) : resultOfCode(Number(name))
  const isReversal = kind === 'bet_reversal'
  const stake = isReversal ? credits : debits
  // a ticket of many legs was at risk whole, whatever came back of it
  const played = ticketPlay(stake, result, isSingle ? 'single' : 'parlay')
  const unplayed = subtract(stake, played)
  return isReversal ? negate(unplayed) : unplayed
}

const betOf = ({ key }: KeyedPlay): bigint => BigInt(key.split(':')[1]!)

/** The bets with one leg among those that commands ended. */
async function singlesAmong(
  { db }: Pick<Deps, 'db'>,
  plays: readonly KeyedPlay[],
): Promise<ReadonlySet<bigint>> {
  if (plays.length === 0) return new Set()
  const bets = [...new Set(plays.map(betOf))]
  const rows = await db
    .selectFrom('sportsbook.bet')
    .select('bet_id')
    .where('player_id', 'in', [...new Set(plays.map(({ playerId }) => playerId))])
    .where('bet_id', 'in', bets)
    .where('kind', '=', 'single')
    .execute()
  return new Set(rows.map(({ bet_id }) => bet_id))
}
