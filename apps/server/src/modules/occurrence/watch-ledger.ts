import { centavos, formatMoney } from '@jogada/core'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { noteOccurrence } from './note.ts'
import type { Occurrence } from './note.ts'

/** R$ 500 and R$ 5.000: from there on a stake and a win are kept. The thresholds are ours. */
const LARGE_STAKE = 50_000n
const LARGE_WIN = 500_000n

/** Every stake and every win is looked at, and nobody waits for what is kept of it. */
const GATHER_MS = 250

type Seen = Pick<Occurrence, 'kind'> & { readonly detail: Readonly<Record<string, unknown>> }

const money = (value: Payload[string] | undefined) => BigInt(value ?? 0)
const shown = (value: bigint) => formatMoney(centavos(value))

const stakeOf = ({ stake, game = 'sports' }: Payload): Seen[] =>
  money(stake) >= LARGE_STAKE
    ? [{ kind: 'large_stake', detail: { game, stake: shown(money(stake)) } }]
    : []
const winOf = ({ stake, payout, game = 'sports' }: Payload): Seen[] =>
  money(payout) >= LARGE_WIN && money(payout) > money(stake)
    ? [{ kind: 'large_win', detail: { game, payout: shown(money(payout)) } }]
    : []
const owedOf = ({ owed }: Payload): Seen[] =>
  money(owed) > 0n ? [{ kind: 'balance_owed', detail: { owed: shown(money(owed)) } }] : []
const voidOf = ({ stake, game = 'sports', betId }: Payload): Seen => ({
  kind: 'play_voided',
  detail: { game, stake: shown(money(stake)), ...(betId ? { betId } : {}) },
})

type Payload = DeliveredEvent['payload']

/** What each kind of the ledger's events shows that is kept. */
const looks: Readonly<Record<string, (payload: Payload) => Seen[]>> = {
  bet_placed: stakeOf,
  bet_settled: (payload) =>
    payload['status'] === BET_RESULTS.refund ? [voidOf(payload)] : winOf(payload),
  bet_reversed: (payload) => [
    { kind: 'result_corrected', detail: { betId: payload['betId'], eventId: payload['eventId'] } },
    ...owedOf(payload),
  ],
  round_settled: (payload) => [...stakeOf(payload), ...winOf(payload)],
  round_refunded: (payload) => [voidOf(payload)],
  bet_cashed_out: winOf,
  provider_staked: stakeOf,
  provider_paid: winOf,
  provider_prize: winOf,
  deposit_owed: owedOf,
}

/** Worker: keeps what the ledger's events show, each once, however often it is delivered. */
export const watchLedger = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('occurrence.ledger', (event) => keepWhatShows(deps, event), {
    signal,
    topics: Object.keys(looks),
    gatherMs: GATHER_MS,
  })

/** Keeps what one event of the ledger shows. */
export async function keepWhatShows(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, topic, payload, playerId, at }: DeliveredEvent,
): Promise<void> {
  for (const { kind, detail } of looks[topic]?.(payload) ?? []) {
    await noteOccurrence(deps, {
      kind,
      subject: `player:${playerId}`,
      detail,
      at,
      once: `${id}:${kind}`,
    })
  }
}
