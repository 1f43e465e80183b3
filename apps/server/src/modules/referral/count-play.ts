import { centavos, zero } from '@jogada/core'
import { commissionOf, commissionState } from '@jogada/core/referral/commission'
import type { CommissionState } from '@jogada/core/referral/commission'
import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { agentsAbove, getPlayer, originOf } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { TURNOVER } from '../wallet/index.ts'
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

type Counting = { readonly day: string; readonly terms: Terms }

/**
 * Reckons, once, what the stakes of a player that were settled until the end of `day`, and not
 * counted before, bring to up to three players above. `day` must be yesterday. A bet that is
 * reversed later counts against the next day.
 */
export async function countPlay(deps: Deps, playerId: bigint, { day, terms }: Counting) {
  const counters = await deps.ledger.counters(playerId, [TURNOVER, COUNTED])
  const before = counters[COUNTED]!.total
  const { total, day: today } = counters[TURNOVER]!
  const played = centavos(total - today - before)
  if (played <= zero) return
  const agents = await agentsAbove(deps.db, playerId)
  const states = await Promise.all(agents.map((agentId) => stateOf(deps, agentId, playerId)))
  const rows: RowWrite[] = agents.map((agentId, index) => {
    const rate = terms.rates[index]!
    const state = states[index]!
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
    rows,
  }))
  if (verdict.status === 'stale') throw new Error(`play of ${playerId} is counted elsewhere`)
  postedOrRefusal(verdict)
}

/** Whether a player's stakes count for an agent; those of test players are nobody's business. */
export async function stateOf(
  deps: Deps,
  agentId: bigint,
  playerId: bigint,
): Promise<CommissionState> {
  const [agent, player] = await Promise.all([readOrigin(deps, agentId), readOrigin(deps, playerId)])
  if (agent.isTest || player.isTest) return 'same_device'
  return commissionState(agent, player)
}

async function readOrigin(deps: Deps, playerId: bigint) {
  const [origin, person, player] = await Promise.all([
    originOf(deps.db, playerId),
    findPerson(deps, playerId),
    getPlayer(deps.db, playerId),
  ])
  return { ...origin, cpf: person?.cpf ?? null, isTest: player.is_test }
}
