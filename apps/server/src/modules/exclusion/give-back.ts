import { add, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { renewAlert } from '../alert/index.ts'
import { findPerson } from '../kyc/index.ts'
import { takeUnplayedGifts } from '../wallet/index.ts'
import { findWithdrawal, readLimits, withdraw } from '../withdrawal/index.ts'
import { mark, reopen } from './found.ts'
import type { Found } from './found.ts'

/**
 * Sends what is free of the cash to the player's own CPF, without gifts that were not played, and
 * again what comes back from play that was still open, or is set free later; what cannot be sent
 * now is named to a person, as it stands by then, and tried again.
 */
export async function giveBack(deps: Deps, found: Found, isOver: boolean): Promise<void> {
  const { player_id: playerId } = found
  const before = await countSent(deps, found)
  await takeUnplayedGifts(deps, playerId)
  const { cash, available } = await readLimits(deps, playerId)
  const sent = available > zero ? available : zero
  const because = cash > zero ? await send(deps, playerId, sent) : null
  if (because !== null) {
    await renewAlert(deps, {
      kind: 'central_exclusion_money',
      subject: `player:${playerId}`,
      detail: { because, centavos: String(cash) },
    })
    return
  }
  await mark(deps, playerId, {
    returned: add(before, sent),
    sending: null,
    ...(isOver && sent === cash ? { returned_at: deps.clock.now() } : {}),
  })
  // what came while the rest was sent was passed on before the case was at its end
  const left = await deps.ledger.balances(playerId)
  if (left.cash.balance > 0n) await reopen(deps, found)
}

/** What was sent so far; what whoever sent it did not live to count is counted here. */
async function countSent(deps: Deps, found: Found): Promise<Money> {
  const { player_id: playerId, sending } = found
  const counted = found.returned ?? zero
  if (sending === null) return counted
  const earlier = await deps.ledger.find(playerId, keyOf(sending))
  const sent =
    earlier?.verdict.status === 'posted'
      ? await findWithdrawal(deps, playerId, earlier.commandId)
      : undefined
  const returned = add(counted, sent?.amount ?? zero)
  await mark(deps, playerId, { returned, sending: null })
  return returned
}

/** Asks for one withdrawal in the player's place; tells why there is none, or null. */
async function send(deps: Deps, playerId: bigint, amount: Money): Promise<string | null> {
  const person = await findPerson(deps, playerId)
  if (!person) return 'kyc_required'
  if (amount === zero) return 'withdraw_nothing_available'
  const sending = deps.rng.uuid()
  await mark(deps, playerId, { sending })
  try {
    await withdraw(deps, {
      playerId,
      key: keyOf(sending),
      asked: { payCardBank: 'CPF', payCardNo: person.cpf, ifsc: person.cpf, amount },
      deviceId: '',
    })
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code
  }
}

const keyOf = (sending: string): string => `central-exclusion:${sending}`
