import { defaultLanguage } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import { findPlayer, isAnonymous } from '../../account/index.ts'
import { languageOf } from '../../notice/index.ts'

/**
 * Mails a player that they were suspended, let in again or closed, with the way to the desk for
 * whoever cannot log in. A mail that nobody takes stops nothing: the login says the same.
 */
export function tellRestriction(
  deps: Deps,
  playerId: bigint,
  mail: 'account_suspended' | 'account_closed_by_us' | 'account_reopened',
): void {
  inBackground(deps.log, 'the mail of a suspension', async () => {
    const player = await findPlayer(deps.db, playerId)
    if (!player || isAnonymous(player)) return
    const language = (await languageOf(deps, playerId)) ?? defaultLanguage.key
    const { SUPPORT_EMAIL, PUBLIC_URL, PORT } = deps.env
    const contact = SUPPORT_EMAIL ?? `${PUBLIC_URL ?? `http://localhost:${PORT}`}/suporte`
    await sendMail(deps, { to: player.email, language, mail, values: { contact } })
  })
}
