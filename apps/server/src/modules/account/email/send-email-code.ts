import type { CallOutput, CallReply, email } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { findIdByEmail } from '../player-store.ts'
import { readEmail } from '../read-email.ts'
import { makeEmailCode } from './email-code.ts'

type Asked = CallOutput<typeof email.sendEmailCode>['body'] & { readonly language: string }

/**
 * Sends a code to an e-mail that is to replace the account's. An e-mail that has an account gets no
 * mail, and the answer is the same: nobody learns here who plays. Refuses with what `confirmOwner`
 * and `makeEmailCode` refuse and with `email_invalid`.
 */
export async function sendEmailCode(
  deps: Deps,
  playerId: bigint,
  { email: written, pwd, factor, language }: Asked,
): Promise<CallReply<typeof email.sendEmailCode>> {
  await confirmOwner(deps, playerId, { pwd, factor })
  const to = readEmail(written)
  const values = await makeEmailCode(deps, { playerId, to })
  inBackground(deps.log, 'sending a code to a new e-mail', async () => {
    if ((await findIdByEmail(deps.db, to)) !== null) return
    await sendMail(deps, { to, language, mail: 'email_code', values })
  })
  return { minutes: values.minutes }
}
