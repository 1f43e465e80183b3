import { centavos, formatMoney } from '@jogada/core'
import { betResultOf } from '@jogada/core/sports/codes'
import type { BetResult } from '@jogada/core/sports/codes'
import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { addMessage } from '../inbox.ts'
import type { NewMessage } from '../inbox.ts'

/** A match ends thousands of bets at once, and nobody waits for what is said of one. */
const GATHER_MS = 250

type Payload = DeliveredEvent['payload']
type Words = Pick<NewMessage, 'kind' | 'values'>

const ENDS: Readonly<Record<BetResult, string>> = {
  win: 'won',
  win_half: 'won',
  lose_half: 'partly',
  lose: 'lost',
  refund: 'returned',
}

const money = (value: Payload[string] | undefined): bigint => BigInt(String(value ?? 0))
const sum = (value: bigint): string => formatMoney(centavos(value))

/** Each settlement is told, also one after a result was taken back; what was kept for a debt too. */
function settled({ betId, status, stake, payout, collected }: Payload): Words {
  const result = betResultOf(Number(status))
  if (!result) throw new Error(`no bet ends as ${String(status)}`)
  const kept = money(collected)
  return {
    kind: `bet_settled_${kept > 0n ? 'kept' : ENDS[result]}`,
    values: {
      betId: String(betId),
      stake: sum(money(stake)),
      amount: sum(money(payout)),
      ...(kept > 0n ? { taken: sum(kept) } : {}),
    },
  }
}

function reversed({ betId, payout, owed }: Payload): Words {
  const paid = money(payout)
  const kind = money(owed) > 0n ? 'bet_reversed_owed' : 'bet_reversed'
  return {
    kind: paid === 0n ? 'bet_reopened' : kind,
    values: { betId: String(betId), amount: sum(paid) },
  }
}

const wordings: Readonly<Record<string, (payload: Payload) => Words>> = {
  bet_settled: settled,
  bet_reversed: reversed,
}

/** Worker: tells players how their bets on sports ended, and of results that were taken back. */
export const tellBets = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('notice.bets', (event) => tellBet(deps, event), {
    signal,
    topics: Object.keys(wordings),
    gatherMs: GATHER_MS,
  })

/** Tells of one such event, once however often it is delivered. */
export const tellBet = (
  deps: Deps,
  { id, topic, payload, playerId, at }: DeliveredEvent,
): Promise<void> =>
  addMessage(deps, playerId, {
    cause: `event ${id}`,
    category: 'money',
    ...wordings[topic]!(payload),
    at,
  })
