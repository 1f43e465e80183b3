import { mailText } from '@jogada/messages'
import type { MailName } from '@jogada/messages'
import type { Deps } from '../deps.ts'

type Letter = {
  readonly to: string
  readonly language: string
  readonly mail: MailName
  readonly values?: Readonly<Record<string, string | number>>
}

/** Writes one of the product's mails in the player's language and hands it over. */
export const sendMail = (
  deps: Pick<Deps, 'mailer'>,
  { to, language, mail, values }: Letter,
): Promise<void> => deps.mailer.send({ to, ...mailText(mail, language, values) })
