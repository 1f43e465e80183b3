import type { DeliveredEvent } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { tellClosedMoney } from '../account/index.ts'
import { findPerson, isBarred } from '../kyc/index.ts'
import { reopen } from './found.ts'
import type { Found } from './found.ts'

const topics = ['provider_paid', 'provider_prize', 'round_refunded']

/**
 * Worker: what rounds of studios still bring to who may not play goes the way of the rest of their
 * money: a case of the excluded that was at its end gives it back too, and of any other account
 * that is closed operators are told.
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
    await tellClosedMoney(deps, playerId, { by: topic, game: payload['game'] })
    return
  }
  const { cash } = await deps.ledger.balances(playerId)
  if (cash.balance > 0n) await reopen(deps, found)
}

/** Whoever the operator has taken off the list again keeps what comes. */
async function isStanding(deps: Deps, { player_id, barred_id }: Found): Promise<boolean> {
  if (barred_id === null) return true
  const person = await findPerson(deps, player_id)
  return person ? isBarred(deps, deps.db, person.cpf) : false
}
