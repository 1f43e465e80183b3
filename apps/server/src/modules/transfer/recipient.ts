import type { CallReply, wallet } from '@jogada/contract'
import { centavos, formatMoney, larger, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findIdByEmail } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { isPlayOver } from '../limits/index.ts'
import { readTransferLimits } from './limits.ts'
import type { TransferLimits } from './limits.ts'
import { maskName } from './mask-name.ts'
import { firstSentAt } from './transfer-store.ts'

const HOUR_MS = 3_600_000

export type Recipient = {
  readonly playerId: bigint
  /** Masked: enough to see whom one meant, not who somebody is. */
  readonly name: string
  /** Bounds the sum that a new recipient may get; null for one who is known. */
  readonly maximumInAll: Money | null
}

/** The counter of what one player sent another, in all. */
export const sentTo = (recipientId: bigint) => `transfer_to:${recipientId}`

/**
 * The player behind a username who may receive from `senderId`. Refuses with
 * `transfer_to_oneself`, and alike for a username that nobody has, one whose identity is not
 * confirmed, one who is excluded from play and one whose account is shut, with
 * `transfer_recipient_unknown`.
 */
export async function findRecipient(
  deps: Deps,
  senderId: bigint,
  username: string,
  terms: TransferLimits['terms'],
): Promise<Recipient> {
  const playerId = await findIdByEmail(deps.db, username)
  if (playerId === senderId) throw new Refusal('transfer_to_oneself')
  const person = playerId === null ? undefined : await findPerson(deps, playerId)
  if (playerId === null || !person || (await isPlayOver(deps, playerId))) {
    throw new Refusal('transfer_recipient_unknown')
  }
  const first = await firstSentAt(deps, senderId, playerId)
  const knownFrom = deps.clock.now().getTime() - terms.new_recipient_hours * HOUR_MS
  const isKnown = first !== null && first.getTime() <= knownFrom
  return {
    playerId,
    name: maskName(person.name),
    maximumInAll: isKnown ? null : terms.new_recipient_maximum,
  }
}

/** Shows who would receive, before anything moves. */
export async function showRecipient(
  deps: Deps,
  senderId: bigint,
  username: string,
): Promise<CallReply<typeof wallet.transferRecipient>> {
  const limits = await readTransferLimits(deps, senderId)
  if (!limits.isOffered) throw new Refusal('transfer_not_offered')
  const recipient = await findRecipient(deps, senderId, username, limits.terms)
  const counter = sentTo(recipient.playerId)
  const sent = (await deps.ledger.counters(senderId, [counter]))[counter]!.total
  const { maximumInAll } = recipient
  const maximum =
    maximumInAll === null
      ? limits.available
      : smaller(limits.available, larger(zero, subtract(maximumInAll, centavos(sent))))
  return {
    transferUser: username,
    name: recipient.name,
    isNew: maximumInAll !== null,
    maximum: formatMoney(maximum),
  }
}
