import { centavos, formatMoney, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { endOfBonus, placeBonus } from '@jogada/core/promotion/wagering'
import type {
  CounterMove,
  LedgerEvent,
  MoneyCommand,
  Posting,
  RowWrite,
  RowWriter,
} from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import type { Tables } from '../../tables.ts'
import { holdWagerLine, readWagerLine, termsMove, TURNOVER } from '../wallet/index.ts'
import type { Campaign } from './campaigns.ts'
import { playedFor, readPlay, stored } from './counted-play.ts'
import type { FamilyTurnover, Play } from './counted-play.ts'
import { moveUp } from './move-up.ts'
import { endPromise } from './promises.ts'
import type { Promised } from './promises.ts'
import type { BonusState } from './tables.ts'

export type Bonus = Selectable<Tables['promotion.bonus']>

const grantedBonus: RowWriter = {
  name: 'promotion.bonus:granted',
  columns: {
    player_id: 'bigint',
    bonus_id: 'text',
    campaign_id: 'text',
    amount: 'bigint',
    wager_from: 'bigint',
    wager_to: 'bigint',
    granted_at: 'timestamptz',
    expires_at: 'timestamptz',
    contribution: 'text',
    counted_from: 'text',
    locks_to: 'bigint',
    played_before: 'bigint',
    max_bet: 'bigint',
  },
  sql: `INSERT INTO promotion.bonus (player_id, bonus_id, campaign_id, amount, wager_from, wager_to,
      granted_at, expires_at, contribution, counted_from, locks_to,
      played_before, max_bet)
    SELECT player_id, bonus_id, campaign_id, amount, wager_from, wager_to, granted_at, expires_at,
      contribution::jsonb, counted_from::jsonb, locks_to, played_before, max_bet
    FROM rows`,
}

const endedBonus: RowWriter = {
  name: 'promotion.bonus:ended',
  columns: { player_id: 'bigint', bonus_id: 'text', state: 'text', ended_at: 'timestamptz' },
  sql: `UPDATE promotion.bonus AS bonus SET state = rows.state, ended_at = rows.ended_at FROM rows
    WHERE bonus.player_id = rows.player_id AND bonus.bonus_id = rows.bonus_id`,
}

/** A player's bonuses that still stand in the bonus account, the first to be wagered first. */
export const activeBonuses = ({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<Bonus[]> =>
  db
    .selectFrom('promotion.bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .orderBy('wager_to')
    .orderBy('bonus_id')
    .execute()

/** A player's bonus, however it stands. */
export const findBonus = (
  { db }: Deps,
  playerId: bigint,
  bonusId: string,
): Promise<Bonus | undefined> =>
  db
    .selectFrom('promotion.bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bonus_id', '=', bonusId)
    .executeTakeFirst()

/** Those of the players who have an active bonus. */
export async function playersWithBonus(
  { db }: Deps,
  players: readonly bigint[],
): Promise<readonly bigint[]> {
  const found = await db
    .selectFrom('promotion.bonus')
    .select('player_id')
    .distinct()
    .where('state', '=', 'active')
    .where('player_id', '=', (is) => is.fn.any(is.val(players)))
    .execute()
  return found.map(({ player_id }) => player_id)
}

type NewBonus = {
  readonly playerId: bigint
  readonly bonusId: string
  readonly amount: Money
  /** Turnover at which its deposit, or all that stands locked before it, is wagered. */
  readonly depositWagerTo: Money
  /** All that the player has played, also what was taken back of it. */
  readonly playedBefore: Money
  /** The bonuses that the player has now, which are wagered before this one. */
  readonly before: readonly Bonus[]
  /** The player's turnover of each family that counts less than whole. */
  readonly played: FamilyTurnover
  readonly at: Date
  readonly terms: Pick<
    Campaign,
    'campaign_id' | 'wager_times' | 'valid_days' | 'contribution' | 'max_bet'
  >
}

/** The row of a bonus that is given; to be committed with its money. */
export function bonusRow(given: NewBonus): RowWrite {
  const { playerId, bonusId, amount, played, at, terms } = given
  const place = placeBonus({
    amount,
    times: terms.wager_times,
    validDays: terms.valid_days,
    depositWagerTo: given.depositWagerTo,
    lastWagerTo: lastWagerTo(given.before),
    at,
  })
  return {
    writer: grantedBonus,
    values: [
      playerId,
      bonusId,
      terms.campaign_id,
      amount,
      place.from,
      place.to,
      at,
      place.expiresAt,
      JSON.stringify(terms.contribution),
      JSON.stringify(stored(played)),
      given.depositWagerTo,
      given.playedBefore,
      terms.max_bet,
    ],
  }
}

/** Has stakes look at the highest bet that a bonus brings; to be committed with its row. */
export const maxBetMoves = ({ max_bet: maxBet }: Pick<Campaign, 'max_bet'>): CounterMove[] =>
  maxBet === null ? [] : [termsMove]

/** Where the last of some bonuses, in their order, is wagered; zero for none. */
export const lastWagerTo = (active: readonly Bonus[]): Money =>
  centavos(active.at(-1)?.wager_to ?? 0n)

export type Payout = {
  readonly bonusId: string
  /** Turnover at which the deposit itself is wagered; the bonus follows after it. */
  readonly depositWagerTo: Money
  /** All that the player has played, also what was taken back of it. */
  readonly playedBefore: Money
  /** The bonuses that the player has now, which are wagered before this one. */
  readonly before: readonly Bonus[]
  /** The player's turnover of each family that counts less than whole. */
  readonly played: FamilyTurnover
  readonly at: Date
}

/**
 * The parts of the credit of a deposit that pay its promise: the discount into cash, the gift into
 * the bonus account with its row. Stale when the promise was freed meanwhile.
 */
export function payPromise(
  promised: Promised,
  { bonusId, depositWagerTo, playedBefore, before, played, at }: Payout,
): { postings: Posting[]; counters: CounterMove[]; rows: RowWrite[] } {
  const ending = endPromise(promised, 'paid')
  const { gift, discount } = promised
  const postings: Posting[] = []
  const rows: RowWrite[] = [ending.row]
  if (discount > 0n) {
    postings.push({ account: 'house:promotion', amount: negate(discount) })
    postings.push({ account: 'cash', amount: discount })
  }
  if (gift > 0n) {
    postings.push({ account: 'house:promotion', amount: negate(gift) })
    postings.push({ account: 'bonus', amount: gift })
    const { player_id: playerId, gift_campaign: campaign_id } = promised
    rows.push(
      bonusRow({
        playerId,
        bonusId,
        amount: gift,
        depositWagerTo,
        playedBefore,
        before,
        played,
        at,
        terms: { ...promised, campaign_id: campaign_id! },
      }),
    )
  }
  const counters = [ending.counter, ...(gift > 0n ? maxBetMoves(promised) : [])]
  return { postings, counters, rows }
}

type EndedBy = {
  readonly topic?: string
  readonly events?: readonly LedgerEvent[]
  readonly once?: Pick<MoneyCommand, 'key' | 'bodyHash'>
  /** Also where it is played through: it was given for a payment that the bank takes back. */
  readonly alsoPlayed?: boolean
}

/**
 * Ends an active bonus: released into cash, or back to the house, where those behind it move up.
 * Happens once however often it is asked for; tells whether this call did it. Nothing goes back to
 * the house that is played through by the time of the commit, and one that has moved up since it was
 * read does not expire by that reading. `topic` is the event that says so, beside `events`; `once`
 * is the key of whoever asked, where somebody did.
 */
export async function endBonus(
  deps: Deps,
  bonus: Bonus,
  state: Exclude<BonusState, 'active'>,
  { topic = `bonus_${state}`, events = [], once, alsoPlayed = false }: EndedBy = {},
): Promise<boolean> {
  const { player_id: playerId, bonus_id, amount } = bonus
  return untilFresh(async () => {
    const line = state === 'released' ? unmoved : await lineWithout(deps, bonus, alsoPlayed)
    if (line.isPlayed || (state === 'expired' && line.hasMoved)) return false
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      ...(once ?? { key: `bonus-${state}:${bonus_id}`, bodyHash: bonus_id }),
      kind: `bonus_${state}`,
      postings: [
        { account: 'bonus', amount: negate(amount) },
        { account: state === 'released' ? 'cash' : 'house:promotion', amount },
      ],
      counters: [
        { owner: 'player', name: `bonus:${bonus_id}`, delta: 1n, expect: 0n },
        ...line.counters,
      ],
      rows: [{ writer: endedBonus, values: [playerId, bonus_id, state, slot.at] }, ...line.rows],
      events: [{ topic, payload: { bonusId: bonus_id, amount: formatMoney(amount) } }, ...events],
    }))
    if (verdict.status === 'stale') {
      if ((await findBonus(deps, playerId, bonus_id))?.state !== 'active') return false
      return AGAIN
    }
    const { replayed } = postedOrRefusal(verdict)
    if (!replayed) deps.realtime.toPlayer(playerId, 'updateUserInfo')
    return !replayed
  })
}

const unmoved = { counters: [], rows: [], hasMoved: false, isPlayed: false }

/**
 * How the line of a player closes behind a bonus; stale when another place was taken meanwhile, or
 * the player has played on.
 */
async function lineWithout(deps: Deps, bonus: Bonus, alsoPlayed: boolean) {
  // the line first: a bonus that is given beside this one moves its count
  const line = await readWagerLine(deps, bonus.player_id)
  const active = await activeBonuses(deps, bonus.player_id)
  const now = active.find(({ bonus_id }) => bonus_id === bonus.bonus_id) ?? bonus
  const play = alsoPlayed ? null : await readPlay(deps, bonus.player_id, [now])
  return {
    counters: [holdWagerLine(line), ...(play ? [noPlaySince(play)] : [])],
    rows: await moveUp(deps, now, active),
    hasMoved: now.wager_to !== bonus.wager_to,
    isPlayed: play !== null && isPlayedThrough(now, play),
  }
}

const noPlaySince = ({ turnover }: Play): CounterMove => ({
  owner: 'player',
  name: TURNOVER,
  delta: 0n,
  expect: turnover,
})

const isPlayedThrough = (bonus: Bonus, play: Play): boolean =>
  playedFor(bonus, play) >= bonus.wager_to

/**
 * Turns into cash what a player has wagered in time, and takes back what ran out, the first on the
 * line first: each end may bring those behind it nearer, which are looked at anew.
 */
export async function settleBonuses(deps: Deps, playerId: bigint): Promise<void> {
  for (;;) {
    const due = await firstDue(deps, playerId)
    if (!due) return
    await endBonus(deps, due.bonus, due.end)
  }
}

async function firstDue(deps: Deps, playerId: bigint) {
  const active = await activeBonuses(deps, playerId)
  if (active.length === 0) return null
  const play = await readPlay(deps, playerId, active)
  const now = deps.clock.now()
  for (const bonus of active) {
    const place = { to: centavos(bonus.wager_to), expiresAt: bonus.expires_at }
    const end = endOfBonus(place, playedFor(bonus, play), now)
    if (end !== null) return { bonus, end }
  }
  return null
}

/** What of a bonus was played into cash; zero when it never was, or never got so far. */
export async function releasedBonus(
  { db }: Deps,
  playerId: bigint,
  bonusId: string,
): Promise<Money> {
  const bonus = await db
    .selectFrom('promotion.bonus')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('bonus_id', '=', bonusId)
    .where('state', '=', 'released')
    .executeTakeFirst()
  return bonus?.amount ?? zero
}

/**
 * Takes a bonus from its player, who keeps it where it is played through: it becomes cash then.
 * Undefined when nothing was taken.
 */
export async function takeUnplayed(
  deps: Deps,
  { playerId, bonusId }: { readonly playerId: bigint; readonly bonusId: string },
  state: 'cancelled' | 'revoked',
  by: (bonus: Bonus) => EndedBy = () => ({}),
): Promise<Bonus | undefined> {
  for (;;) {
    await settleBonuses(deps, playerId)
    const active = await activeBonuses(deps, playerId)
    const bonus = active.find((one) => one.bonus_id === bonusId)
    if (!bonus) return undefined
    if (await endBonus(deps, bonus, state, by(bonus))) return bonus
  }
}

/**
 * Takes a bonus back whose deposit went back; nothing when it has ended or never was. One that is
 * played through stays its player's, unless it goes with a payment that the bank takes.
 */
export async function revokeBonus(
  deps: Deps,
  { playerId, bonusId }: { readonly playerId: bigint; readonly bonusId: string },
  { alsoPlayed }: { readonly alsoPlayed: boolean },
): Promise<void> {
  if (!alsoPlayed) {
    await takeUnplayed(deps, { playerId, bonusId }, 'revoked')
    return
  }
  const active = await activeBonuses(deps, playerId)
  const bonus = active.find((one) => one.bonus_id === bonusId)
  if (bonus) await endBonus(deps, bonus, 'revoked', { alsoPlayed })
}
