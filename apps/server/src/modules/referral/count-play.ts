import { centavos, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { commissionOf } from '@jogada/core/referral/commission'
import type { CommissionState } from '@jogada/core/referral/commission'
import type { Counters, RowCheck, RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { agentsAbove } from '../account/index.ts'
import { TURNOVER } from '../wallet/index.ts'
import { lastStates } from './last-states.ts'
import { isWiped, readOrigins, stateBetween } from './origins.ts'
import type { Terms } from './terms.ts'

/** Settled stakes of a player that commissions were reckoned on, in centavos. */
const COUNTED = 'referral_counted'

const commissionRow: RowWriter = {
  name: 'referral.commission',
  columns: {
    agent_id: 'bigint',
    day: 'text',
    player_id: 'bigint',
    level: 'smallint',
    played: 'bigint',
    rate_parts: 'integer',
    amount: 'bigint',
    state: 'text',
  },
  sql: `INSERT INTO referral.commission (agent_id, day, player_id, level, played, rate_parts, amount,
      state)
    SELECT agent_id, day::date, player_id, level, played, rate_parts, amount, state FROM rows`,
}

/** A day that is closed takes no commission any more. */
const openDay: RowCheck = {
  name: 'referral.open_day',
  columns: { day: 'text' },
  sql: `SELECT r.position, d.day IS NOT NULL AS is_stale
    FROM rows r LEFT JOIN referral.closed_day d ON d.day = r.day::date`,
}

/** How many commands wait for their lanes together. */
const AT_ONCE = 64

type Counting = {
  readonly day: string
  readonly terms: Terms
  readonly signal?: AbortSignal | undefined
}

type Play = { readonly playerId: bigint; readonly before: bigint; readonly played: Money }

/**
 * Reckons, once, what the stakes of players that were settled until the end of `day`, and not
 * counted before, bring to up to three players above each. `day` must be yesterday. A bet that is
 * reversed later counts against the next day. Closing an account takes its
 * devices along: its last stakes count for whom they counted before. Who has nothing to be counted
 * costs no look and no command of their own; throws when one of the others could not be counted.
 */
export async function countPlays(
  deps: Deps,
  players: readonly bigint[],
  { day, terms, signal }: Counting,
): Promise<void> {
  const counters = await deps.ledger.countersOf(players, [TURNOVER, COUNTED])
  const plays = players.map((playerId) => playOf(playerId, counters.get(playerId)!))
  const due = plays.filter(({ played }) => played > zero)
  if (due.length === 0) return
  const ids = due.map(({ playerId }) => playerId)
  const above = await agentsAbove(deps.db, ids)
  const origins = await readOrigins(deps, [...ids, ...[...above.values()].flat()])
  const wiped = ids.filter((playerId) => isWiped(origins.get(playerId)!))
  const earlier = await lastStates(deps.db, wiped, above)
  await sideBySide(due, {
    atOnce: AT_ONCE,
    signal,
    task: (play) => {
      const player = origins.get(play.playerId)!
      const agents = above.get(play.playerId)!.map((agentId) => {
        const state = stateBetween(origins.get(agentId)!, player)
        if (state !== 'counts' || !isWiped(player)) return { agentId, state }
        return { agentId, state: earlier.get(play.playerId)?.get(agentId) ?? 'same_device' }
      })
      return countPlay(deps, play, { day, terms, agents })
    },
  })
}

function playOf(playerId: bigint, counters: Counters): Play {
  const before = counters[COUNTED]!.total
  const { total, day: today } = counters[TURNOVER]!
  return { playerId, before, played: centavos(total - today - before) }
}

type Line = {
  readonly day: string
  readonly terms: Terms
  /** The players above, the nearest first. */
  readonly agents: readonly { readonly agentId: bigint; readonly state: CommissionState }[]
}

async function countPlay(
  deps: Deps,
  { playerId, before, played }: Play,
  { day, terms, agents }: Line,
) {
  const rows: RowWrite[] = agents.map(({ agentId, state }, index) => {
    const rate = terms.rates[index]!
    const amount = state === 'counts' ? commissionOf(played, BigInt(rate)) : zero
    return {
      writer: commissionRow,
      values: [agentId, day, playerId, index + 1, played, rate, amount, state],
    }
  })
  const verdict = await deps.ledger.submit(playerId, () => ({
    key: `referral-play:${day}`,
    bodyHash: day,
    kind: 'referral_play',
    postings: [],
    counters: [{ owner: 'player', name: COUNTED, delta: played, expect: before }],
    expects: [{ check: openDay, values: [day] }],
    rows,
  }))
  if (verdict.status === 'stale') throw new Error(`play of ${playerId} is counted elsewhere`)
  postedOrRefusal(verdict)
}
