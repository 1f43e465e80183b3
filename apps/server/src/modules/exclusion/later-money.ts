import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { tellClosedMoney } from '../account/index.ts'
import { renewAlert } from '../alert/index.ts'
import { findPerson, isBarred } from '../kyc/index.ts'
import { reopen } from './found.ts'
import type { Found } from './found.ts'

/** What a case has sent and the bank or an operator did not let through. */
const cameBack = ['withdrawal_refused', 'withdrawal_returned']

const topics = [
  ...cameBack,
  'provider_paid',
  'provider_prize',
  'round_refunded',
  'referral_paid',
  'rebate_paid',
]

/**
 * Worker: what still reaches the cash of who may not play, from rounds of studios, as a commission
 * or rebate, or as a payout that did not arrive, does not stay there unsaid. A case of the excluded
 * that was at its end gives it back too, and of any other account that is closed operators are told.
 */
export const watchLaterMoney = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('exclusion.later_money', (event) => passOn(deps, event), { signal, topics })

async function passOn(deps: Deps, { playerId, topic, payload }: DeliveredEvent) {
  const found = await deps.db
    .selectFrom('exclusion.found')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!found || !(await isStanding(deps, found))) {
    const { game, withdrawalId } = payload
    await tellClosedMoney(deps, playerId, { by: topic, game, withdrawalId })
    return
  }
  const { cash } = await deps.ledger.balances(playerId)
  if (cash.balance === 0n || found.returned_at === null) return
  if (cameBack.includes(topic)) await nameToPerson(deps, found, { topic, cash: cash.balance })
  else await reopen(deps, found)
}

/** Sent again by itself it might go to and fro for ever, or against an operator's word. */
const nameToPerson = (
  deps: Deps,
  { player_id }: Found,
  { topic, cash }: { readonly topic: string; readonly cash: bigint },
) =>
  renewAlert(deps, {
    kind: 'central_exclusion_money',
    subject: `player:${player_id}`,
    detail: { because: topic, centavos: String(cash) },
  })

/** Whoever the operator has taken off the list again keeps what comes. */
async function isStanding(deps: Deps, { player_id, barred_id }: Found): Promise<boolean> {
  if (barred_id === null) return true
  const person = await findPerson(deps, player_id)
  return person ? isBarred(deps, deps.db, person.cpf) : false
}
