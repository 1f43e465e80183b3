import type { CallOutput, CallReply, phone } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { getPlayer } from '../player-store.ts'
import { textCode } from './phone-code.ts'
import { readPhone } from './phone-number.ts'

type Asked = CallOutput<typeof phone.sendPhoneCode>['body']

/**
 * Sends a code by SMS: to the account's own number, or as `confirmOwner`
 * lets, to a number that is to replace it. Refuses with what that and `textCode` refuse and with
 * `phone_invalid`.
 */
export async function sendPhoneCode(
  deps: Deps,
  playerId: bigint,
  { change, language }: Asked & { readonly language: string },
): Promise<CallReply<typeof phone.sendPhoneCode>> {
  if (change) await confirmOwner(deps, playerId, change)
  const to = change
    ? readPhone(change.country, change.phone)
    : (await getPlayer(deps.db, playerId)).phone
  return textCode(deps, { playerId, to, language })
}
