import { messageText } from '@jogada/messages/push-texts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Slots } from '../../../platform/slots.ts'
import { findPlayer, isAnonymous } from '../../account/index.ts'
import { inOneMessage, isToldTogether, toldTogether } from '../bets/told-together.ts'
import { isKeptFrom } from '../kept-from.ts'

/** How many letters are under way at once. */
export const MAILS = 20
const TRIES = 6
const FIRST_PAUSE_MS = 60_000

/**
 * Begins to mail the messages that are due to players who still want that, those that can wait
 * last. Tells whether more may be due for which no slot is free.
 */
export async function sweepMails(deps: Deps, slots: Slots): Promise<boolean> {
  const free = slots.free()
  if (free === 0) return true
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
    .orderBy('due.can_wait')
    .orderBy('due.due_at')
    .limit(free)
    .execute()
  for (const one of await lettersOf(deps, due)) {
    await postpone(deps, one)
    slots.begin(String(one.message_id), () =>
      attempt(deps.log, 'a mailed message', () => mail(deps, one)),
    )
  }
  return due.length === free
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

/** What one letter says, and the messages that it says. */
type Letter = Due & { readonly messages: readonly bigint[] }

/** A letter for each message; one for all bets of a player that were settled. */
async function lettersOf(deps: Deps, due: readonly Due[]): Promise<Letter[]> {
  const alone = due
    .filter(({ kind }) => !isToldTogether(kind))
    .map((one) => ({ ...one, messages: [one.message_id] }))
  const players = Map.groupBy(
    due.filter(({ kind }) => isToldTogether(kind)),
    (one) => one.player_id,
  )
  const letters: Letter[] = []
  for (const [one] of players.values()) {
    const [first, ...others] = await togetherFor(deps, one!)
    if (!first) continue
    const ids = [first, ...others].map((bet) => bet.message_id)
    letters.push({ ...one!, ...inOneMessage([first, ...others]), messages: ids })
  }
  return [...alone, ...letters]
}

const togetherFor = ({ db }: Deps, { player_id: playerId }: Due) =>
  db
    .selectFrom('notice.mail_due as due')
    .innerJoin('notice.message as message', 'message.message_id', 'due.message_id')
    .select(['due.message_id', 'message.kind', 'message.values'])
    .where('message.player_id', '=', playerId)
    .where(toldTogether)
    .orderBy('due.message_id')
    .execute()

async function mail(deps: Deps, due: Letter): Promise<void> {
  const { language, player_id: playerId } = due
  const player = await findPlayer(deps.db, playerId)
  const isBarred = await isKeptFrom(deps, due)
  const text = language && messageText(language, due.kind, due.values)
  const isWanted = !isBarred && due.mail_on?.includes(due.category)
  if (!player || isAnonymous(player) || !language || !text || !isWanted) {
    return forget(deps, due)
  }
  if (due.tries + 1 >= TRIES) await forget(deps, due)
  await sendMail(deps, { to: player.email, language, mail: 'inbox_message', values: { text } })
  await forget(deps, due)
}

/** Before anything else: what fails, or may have gone, is not tried again at once. */
async function postpone({ db, clock }: Deps, { messages, tries }: Letter): Promise<void> {
  await db
    .updateTable('notice.mail_due')
    .set({
      tries: tries + 1,
      due_at: new Date(clock.now().getTime() + FIRST_PAUSE_MS * 2 ** tries),
    })
    .where(sql<boolean>`message_id = ANY (${messages}::bigint[])`)
    .execute()
}

const forget = async ({ db }: Deps, { messages }: Letter): Promise<void> => {
  await db
    .deleteFrom('notice.mail_due')
    .where(sql<boolean>`message_id = ANY (${messages}::bigint[])`)
    .execute()
}
