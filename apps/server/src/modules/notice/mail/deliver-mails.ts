import { messageText } from '@jogada/messages/push-texts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Slots } from '../../../platform/slots.ts'
import { findPlayer } from '../../account/index.ts'
import { isKeptFrom } from '../kept-from.ts'

/** How many letters are under way at once. */
export const MAILS = 20
const TRIES = 6
const FIRST_PAUSE_MS = 60_000

/** Begins to mail the messages that are due to players who still want that. */
export async function sweepMails(deps: Deps, slots: Slots): Promise<void> {
  if (slots.free() === 0) return
  const due = await deps.db
    .selectFrom('notice.mail_due as due')
    .innerJoin('notice.message as message', 'message.message_id', 'due.message_id')
    .leftJoin('notice.choice as choice', 'choice.player_id', 'message.player_id')
    .select([
      'due.message_id',
      'due.tries',
      'message.player_id',
      'message.category',
      'message.kind',
      'message.values',
      'choice.language',
      'choice.mail_on',
    ])
    .where('due.due_at', '<=', deps.clock.now())
    .where(sql<boolean>`due.message_id <> ALL (${slots.taken()}::bigint[])`)
    .orderBy('due.due_at')
    .limit(slots.free())
    .execute()
  for (const one of due) {
    slots.begin(String(one.message_id), () =>
      attempt(deps.log, 'a mailed message', () => mail(deps, one)),
    )
  }
}

type Due = {
  readonly message_id: bigint
  readonly tries: number
  readonly player_id: bigint
  readonly category: string
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
  readonly language: string | null
  readonly mail_on: readonly string[] | null
}

async function mail(deps: Deps, due: Due): Promise<void> {
  const { language, player_id: playerId } = due
  const player = await findPlayer(deps.db, playerId)
  const isBarred = await isKeptFrom(deps, due)
  const text = language && messageText(language, due.kind, due.values)
  if (!player || !language || !text || isBarred || !due.mail_on?.includes(due.category)) {
    return forget(deps, due)
  }
  // before it is sent: a letter that may have gone is not sent again at once
  await deps.db
    .updateTable('notice.mail_due')
    .set({
      tries: due.tries + 1,
      due_at: new Date(deps.clock.now().getTime() + FIRST_PAUSE_MS * 2 ** due.tries),
    })
    .where('message_id', '=', due.message_id)
    .execute()
  if (due.tries + 1 >= TRIES) await forget(deps, due)
  await sendMail(deps, { to: player.email, language, mail: 'inbox_message', values: { text } })
  await forget(deps, due)
}

const forget = async ({ db }: Deps, { message_id }: Due): Promise<void> => {
  await db.deleteFrom('notice.mail_due').where('message_id', '=', message_id).execute()
}
