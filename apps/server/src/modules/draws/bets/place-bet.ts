import { isDeepStrictEqual } from 'node:util'
import { formatMoney, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { drawGameOf, quoteDraw } from '@jogada/core/games/draws'
import type { DrawChannelCode, DrawLimits, DrawRefusal, DrawTable } from '@jogada/core/games/draws'
import type { CallReply, draw } from '@jogada/contract'
import type { AskedFrom, MoneyCommand } from '@jogada/ledger'
import { Refusal } from '../../../platform/refusal.ts'
import { encodeRefusal, postedOrRefusal } from '../../../platform/verdict.ts'
import { refuseWhenStopped } from '../../../platform/switches.ts'
import { refuseAutomatic, refuseUnlessDecided } from '../../game-limits/index.ts'
import type { DrawDeps } from '../deps.ts'
import { offeredTable } from '../paytables.ts'
import { passGate } from '../rounds/gate.ts'
import type { RoundTerms } from '../rounds/round-terms.ts'
import { betRow, findBet } from './bet-store.ts'
import type { BetTerms } from './bet-store.ts'
import { betView } from './bet-view.ts'
import { drawLimits, limitRefusal, takeRoom } from './limits.ts'

export type PlaceDrawBet = {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly channel: DrawChannelCode
  readonly roundId: bigint
  readonly selection: string
  readonly stake: Money
  /** What the selection paid where the player saw it, for each outcome; pages of before do not say. */
  readonly seenMultipliers?: readonly number[] | undefined
  /** Whether it follows another round by itself. */
  readonly automatic?: boolean | undefined
}

const MULTIPLIER_ONE = 10_000

/**
 * Takes part in a round that is still open: the stake goes from cash to held, or nothing happens.
 * The server's time decides, and the round's gate: a bet whose commit comes after the closing is
 * refused however early it was sent, and so is one on factors that are no longer paid. The same key
 * gives the first answer again.
 */
export async function placeDrawBet(
  deps: DrawDeps,
  bet: PlaceDrawBet,
): Promise<CallReply<typeof draw.betDouble>> {
  await refuseWhenStopped(deps, 'games', bet)
  await refuseWhenStopped(deps, `game:${drawGameOf(bet.channel)}`, bet)
  await refuseAutomatic(deps, drawGameOf(bet.channel), bet)
  const table = offeredTable(deps.env, bet.channel)
  const limits = drawLimits(deps, bet.channel)
  const quote = quoteDraw(table, bet, limits)
  if (!quote.ok) await refuseUnlessDecided(deps, bet, betRefusal(quote.code, limits))
  const moved = movedSince(table, bet)
  if (moved) await refuseUnlessDecided(deps, bet, moved)
  const potential = quote.ok ? quote.value : zero
  const [round, player] = await Promise.all([
    deps.knownRounds.find({ channel: bet.channel, round_id: bet.roundId }),
    deps.participants.find(bet.playerId),
  ])
  if (player.isBarred) throw new Refusal('draw_account_barred')
  if (!round) throw new Refusal('draw_unknown')

  let terms: BetTerms | undefined
  const verdict = await deps.ledger.submit(bet.playerId, (slot) => {
    if (slot.at >= round.lock_at) return refused(bet, new Refusal('draw_closed'))
    terms = {
      player_id: bet.playerId,
      bet_id: slot.commandId,
      channel: bet.channel,
      round_id: bet.roundId,
      selection: bet.selection,
      stake: bet.stake,
      potential,
      paytable: table.id,
      shown_as: player.shownAs,
      licence_profile: deps.env.LICENCE_PROFILE,
      placed_at: slot.at,
    }
    return accepted(bet, { round, terms, potential, limits })
  })
  if (verdict.status === 'stale') return refuseLate(deps, bet)
  const posted = postedOrRefusal(verdict, (counter) => limitRefusal(counter, limits))
  const cash = posted.balances.cash!
  return {
    bet:
      terms && !posted.replayed
        ? tellTaken(deps, bet, terms)
        : await storedBet(deps, bet, posted.commandId),
    balance: formatMoney(cash.balance),
    version: String(cash.version),
  }
}

const bodyHash = (bet: PlaceDrawBet) =>
  `draw:${bet.channel}:${bet.roundId}:${bet.selection}:${bet.stake}`

const refused = (bet: PlaceDrawBet, refusal: Refusal): MoneyCommand => ({
  key: bet.key,
  bodyHash: bodyHash(bet),
  kind: `draw_${drawGameOf(bet.channel)}_stake`,
  postings: [],
  refusal: encodeRefusal(refusal),
})

type Acceptance = {
  readonly round: RoundTerms
  readonly terms: BetTerms
  readonly potential: Money
  readonly limits: DrawLimits
}

function accepted(
  bet: PlaceDrawBet,
  { round, terms, potential, limits }: Acceptance,
): MoneyCommand {
  const { stake, selection, place } = bet
  return {
    key: bet.key,
    place,
    bodyHash: bodyHash(bet),
    kind: `draw_${drawGameOf(bet.channel)}_stake`,
    postings: [
      { account: 'cash', amount: negate(stake) },
      { account: 'held', amount: stake },
    ],
    counters: [
      passGate(round.channel, round.gate),
      ...takeRoom(round, { selection, stake, potential }, limits),
    ],
    rows: [betRow(terms)],
  }
}

/** The gate closed while the bet was on its way; its key hears so from now on. */
async function refuseLate(deps: DrawDeps, bet: PlaceDrawBet): Promise<never> {
  const verdict = await deps.ledger.submit(bet.playerId, () =>
    refused(bet, new Refusal('draw_closed')),
  )
  postedOrRefusal(verdict)
  throw new Error('a refused command was posted')
}

/** Tells every open page of the player of a bet that has just been taken. */
function tellTaken({ realtime }: DrawDeps, { playerId, key }: PlaceDrawBet, terms: BetTerms) {
  const bet = betView({ ...terms, status: 0, payout: null, settled_at: null, outcome: null })
  realtime.toPlayer(playerId, 'drawBet', { bet, key })
  return bet
}

async function storedBet(deps: DrawDeps, { playerId }: PlaceDrawBet, betId: bigint) {
  const row = await findBet(deps, playerId, betId)
  if (!row) throw new Error(`bet ${betId} of a posted command is missing`)
  return betView(row)
}

const bounds = {
  stake_below_minimum: 'minStake',
  stake_above_maximum: 'maxStake',
  payout_above_maximum: 'maxPayout',
} as const

/** Why a selection that pays otherwise than it was shown is not bet on; null where it pays the same. */
function movedSince(
  { selections }: DrawTable,
  { selection, seenMultipliers: seen }: PlaceDrawBet,
): Refusal | null {
  const now = selections[selection]
  if (!seen || !now || isDeepStrictEqual(seen, now)) return null
  const best = (multipliers: readonly number[]) =>
    (Math.max(...multipliers) / MULTIPLIER_ONE).toFixed(2)
  return new Refusal('odds_changed', { seen: best(seen), now: best(now) })
}

function betRefusal(code: DrawRefusal, limits: DrawLimits): Refusal {
  if (code === 'selection_unknown') return new Refusal('invalid_input', { fields: 'selection' })
  return new Refusal(code, { limit: formatMoney(limits[bounds[code]]) })
}
