import { createHash } from 'node:crypto'
import type { CallReply, referral } from '@jogada/contract'
import { formatMoney, negate, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseWhenStopped } from '../../platform/switches.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { directlyInvited } from '../account/index.ts'
import { addLock, NET_DEPOSITS, netDeposits, readWagerLine, TURNOVER } from '../wallet/index.ts'
import { readOrigins, stateBetween } from './origins.ts'
import { termsInForce } from './terms.ts'
import type { Terms } from './terms.ts'

const PAGE = 500

const stepRow: RowWriter = {
  name: 'referral.step_taken',
  columns: { agent_id: 'bigint', step: 'smallint', amount: 'bigint', taken_at: 'timestamptz' },
  sql: `INSERT INTO referral.step_taken (agent_id, step, amount, taken_at)
    SELECT agent_id, step, amount, taken_at FROM rows`,
}

/** The steps of the ladder bonus as they stand for a player. */
export async function getLadder(
  deps: Deps,
  agentId: bigint,
): Promise<CallReply<typeof referral.ladder>> {
  const [terms, taken] = await Promise.all([
    termsInForce(deps),
    deps.db
      .selectFrom('referral.step_taken')
      .select('step')
      .where('agent_id', '=', agentId)
      .execute(),
  ])
  const { steps } = terms
  const valid = await countValid(deps, agentId, { terms, enough: steps.at(-1)?.people ?? 0 })
  const isTaken = new Set(taken.map(({ step }) => step))
  return {
    valid,
    minimumDeposit: formatMoney(terms.minimum_deposit),
    minimumPlay: formatMoney(terms.minimum_play),
    wagerTimes: terms.wager_times,
    steps: steps.map(({ step, people, bonus }) => ({
      step,
      people,
      bonus: formatMoney(bonus),
      state: isTaken.has(step) ? 'taken' : valid >= people ? 'open' : 'locked',
    })),
  }
}

/**
 * How many directly invited players count: whose account is open, who deposited and played enough
 * and shares no device or address with the agent; of those who share a device with each other one.
 * It stops at `enough`.
 */
async function countValid(
  deps: Deps,
  agentId: bigint,
  { terms, enough }: { readonly terms: Terms; readonly enough: number },
): Promise<number> {
  let valid = 0
  const seen = new Set<string>()
  const people = enough === 0 ? [] : await directlyInvited(deps.db, agentId)
  for (let from = 0; from < people.length && valid < enough; from += PAGE) {
    const players = people.slice(from, from + PAGE)
    for (const devices of await devicesOfValid(deps, agentId, { terms, players })) {
      if (!devices.some((device) => seen.has(device))) valid++
      for (const device of devices) seen.add(device)
    }
  }
  return Math.min(valid, enough)
}

type Page = { readonly terms: Terms; readonly players: readonly bigint[] }

/** The devices of each invited player who counts, in the order of the page. */
async function devicesOfValid(
  deps: Deps,
  agentId: bigint,
  { terms, players }: Page,
): Promise<readonly (readonly string[])[]> {
  const counters = await deps.ledger.countersOf(players, [...NET_DEPOSITS, TURNOVER])
  const active = players.filter((playerId) => {
    const own = counters.get(playerId)!
    return netDeposits(own) >= terms.minimum_deposit && own[TURNOVER]!.total >= terms.minimum_play
  })
  if (active.length === 0) return []
  const origins = await readOrigins(deps, [agentId, ...active])
  return active
    .map((playerId) => origins.get(playerId)!)
    .filter(
      (player) => !player.isKeptOut && stateBetween(origins.get(agentId)!, player) === 'counts',
    )
    .map(({ devices }) => [...devices].filter((device) => device !== ''))
}

/**
 * Pays a reached step once, whatever key asks, and locks it until it was wagered. Refuses with
 * `service_suspended`, `ladder_step_locked` or `ladder_step_taken`.
 */
export async function takeStep(
  deps: Deps,
  agentId: bigint,
  { step, key }: { readonly step: number; readonly key: string },
): Promise<CallReply<typeof referral.takeStep>> {
  const bodyHash = createHash('sha256').update(`ladder ${step}`).digest('base64url')
  const earlier = await deps.ledger.find(agentId, key)
  if (earlier?.bodyHash === bodyHash && earlier.verdict.status === 'posted') {
    return { step, amount: formatMoney(await takenFor(deps, agentId, step)) }
  }
  await refuseWhenStopped(deps, 'rewards', { playerId: agentId, key })
  const ladder = await getLadder(deps, agentId)
  const found = ladder.steps.find((one) => one.step === step)
  if (!found || found.state === 'locked') throw new Refusal('ladder_step_locked')
  const amount: Money = parseMoney(found.bonus)!
  const times = BigInt((await termsInForce(deps)).wager_times)
  return untilFresh(async () => {
    const line = await readWagerLine(deps, agentId)
    const verdict = await deps.ledger.submit(agentId, ({ at }) => {
      const lock = addLock(agentId, line, {
        lockId: `ladder-${step}`,
        amount,
        given: amount,
        times,
        at,
      })
      return {
        key,
        bodyHash,
        kind: 'ladder_bonus',
        postings: [
          { account: 'house:referral', amount: negate(amount) },
          { account: 'cash', amount },
        ],
        counters: [
          { owner: 'player', name: `ladder:${step}`, delta: 1n, max: { total: 1n } },
          ...lock.counters,
        ],
        rows: [{ writer: stepRow, values: [agentId, step, amount, at] }, ...lock.rows],
        events: [{ topic: 'ladder_taken', payload: { step, amount: formatMoney(amount) } }],
      }
    })
    // money with a lock of its own came in between
    if (verdict.status === 'stale') return AGAIN
    postedOrRefusal(verdict, () => new Refusal('ladder_step_taken'))
    deps.realtime.toPlayer(agentId, 'updateUserInfo')
    return { step, amount: formatMoney(amount) }
  })
}

/** What a step that was taken paid, whatever it would bring now. */
async function takenFor({ db }: Deps, agentId: bigint, step: number): Promise<Money> {
  const { amount } = await db
    .selectFrom('referral.step_taken')
    .select('amount')
    .where('agent_id', '=', agentId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return amount
}
