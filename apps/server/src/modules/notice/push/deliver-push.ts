import { quietUntil } from '@jogada/core/notice/quiet-hours'
import { messageText } from '@jogada/messages/push-texts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { endedAmong } from '../../account/index.ts'
import type { Slots } from '../../../platform/slots.ts'
import { inOneMessage, isToldTogether, toldTogether } from '../bets/told-together.ts'
import { isKeptFrom } from '../kept-from.ts'
import { sendPush } from './send-push.ts'
import { vapidKeys } from './vapid-keys.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** How many browsers are told at once. */
export const PUSHES = 50
const AT_ONCE = 50
const TRIES = 6
const FIRST_PAUSE_MS = 30_000

/**
 * Begins to tell browsers of the messages that are due, those that can wait last; those whose
 * player's hours are quiet come after them. A browser takes one slot, and its messages one after
 * the other, so that a slow one holds up no other. Tells whether more may be due for which no
 * slot is free.
 */
export async function sweepPush(deps: Deps, slots: Slots): Promise<boolean> {
  const begun = new Set<string>()
  for (;;) {
    const free = slots.free()
    if (free === 0) return true
    const due = await findDue(deps, [...slots.taken(), ...begun])
    if (due.length === 0) return false
    const keys = await vapidKeys(deps)
    if (!keys) return false
    const left = await forgetEnded(deps, due)
    const browsers = Map.groupBy(left, (one) => one.subscription_id)
    for (const [browser, messages] of [...browsers].slice(0, free)) {
      begun.add(browser)
      slots.begin(browser, () =>
        attempt(deps.log, 'a push message', () => deliverAll(deps, keys, messages)),
      )
    }
  }
}

/**
 * What is due to browsers other than these, the oldest first; what can wait where there
 * is no other.
 */
async function findDue(deps: Deps, others: readonly string[]): Promise<Due[]> {
  const urgent = await findDueOf(deps, others, false)
  return urgent.length > 0 ? urgent : findDueOf(deps, others, true)
}

async function findDueOf(
  { db, clock }: Deps,
  others: readonly string[],
  canWait: boolean,
): Promise<Due[]> {
  return db
    .selectFrom('notice.push_due as due')
    .innerJoin('notice.push_subscription as to', 'to.subscription_id', 'due.subscription_id')
    .innerJoin('notice.message as message', 'message.message_id', 'due.message_id')
    .leftJoin('notice.choice as choice', 'choice.player_id', 'to.player_id')
    .select([
      'due.message_id',
      'due.subscription_id',
      'due.tries',
      'to.player_id',
      'to.session_id',
      'to.endpoint',
      'to.p256dh',
      'to.auth',
      'to.language',
      'message.category',
      'message.kind',
      'message.values',
      'choice.push_off',
      'choice.quiet_from',
      'choice.quiet_to',
      'choice.time_zone',
    ])
    .where('due.can_wait', '=', canWait)
    .where('due.due_at', '<=', clock.now())
    .where(sql<boolean>`due.subscription_id <> ALL (${others}::uuid[])`)
    .orderBy('due.due_at')
    .limit(AT_ONCE)
    .execute()
}

/** Forgets the browsers whose session was ended since, and gives the messages to the others. */
async function forgetEnded(deps: Deps, due: readonly Due[]): Promise<Due[]> {
  const ended = await endedAmong(
    deps,
    due.flatMap(({ session_id: sessionId }) => sessionId ?? []),
  )
  const isOver = ({ session_id: sessionId }: Due) => sessionId !== null && ended.has(sessionId)
  const over = due.filter(isOver).map((one) => one.subscription_id)
  if (over.length > 0) {
    await deps.db
      .deleteFrom('notice.push_subscription')
      .where('subscription_id', 'in', over)
      .execute()
  }
  return due.filter((one) => !isOver(one))
}

type Due = {
  readonly message_id: bigint
  readonly subscription_id: string
  readonly tries: number
  readonly player_id: bigint
  readonly session_id: bigint | null
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
  readonly category: string
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
  readonly push_off: readonly string[] | null
  readonly quiet_from: number | null
  readonly quiet_to: number | null
  readonly time_zone: string | null
}

/**
 * When the message may be told; null at once. What concerns safety does not wait for the morning.
 */
function quietOf(at: Date, { category, quiet_from: from, quiet_to: to, time_zone: timeZone }: Due) {
  if (category === 'security' || from === null || to === null || timeZone === null) return null
  return quietUntil(at, { from, to, timeZone })
}

/** One that does not take a message is left with the others until they are due again. */
async function deliverAll(deps: Deps, keys: VapidKeys, messages: readonly Due[]): Promise<void> {
  for (const due of await tellingsOf(deps, messages)) {
    if (!(await deliver(deps, keys, due))) return
  }
}

/** What is told at once, and the messages that are told by it. */
type Telling = Due & { readonly messages: readonly bigint[] }

/** Settled bets are told in one, with those that would be due later. */
async function tellingsOf(deps: Deps, messages: readonly Due[]): Promise<Telling[]> {
  const alone = messages
    .filter(({ kind }) => !isToldTogether(kind))
    .map((due) => ({ ...due, messages: [due.message_id] }))
  const due = messages.find(({ kind }) => isToldTogether(kind))
  const [first, ...others] = due ? await togetherFor(deps, due) : []
  if (!due || !first) return alone
  const ids = [first, ...others].map((one) => one.message_id)
  return [...alone, { ...due, ...inOneMessage([first, ...others]), messages: ids }]
}

/** The settled bets that a browser was not told of yet. */
const togetherFor = ({ db }: Deps, { subscription_id: browser }: Due) =>
  db
    .selectFrom('notice.push_due as due')
    .innerJoin('notice.message as message', 'message.message_id', 'due.message_id')
    .select(['due.message_id', 'message.kind', 'message.values'])
    .where('due.subscription_id', '=', browser)
    .where(toldTogether)
    .orderBy('due.message_id')
    .execute()

/** Whether the browser can be told of its next message. */
async function deliver(deps: Deps, keys: VapidKeys, due: Telling): Promise<boolean> {
  const isBarred = await isKeptFrom(deps, due)
  const text = messageText(due.language, due.kind, due.values)
  const now = deps.clock.now()
  const over = quietOf(now, due)
  const isOff = due.push_off?.includes(due.category) ?? false
  if (isBarred || isOff || text === null) await forget(deps, due)
  else if (over) await postpone(deps, due, { due_at: over })
  else return tell(deps, keys, due, text)
  return true
}

async function tell(deps: Deps, keys: VapidKeys, due: Telling, text: string): Promise<boolean> {
  const tries = due.tries + 1
  // before it is sent: what cannot be sent at all is not tried for ever
  if (tries > TRIES) {
    await forget(deps, due)
    return true
  }
  const pauseMs = FIRST_PAUSE_MS * 2 ** due.tries
  await postpone(deps, due, { tries, due_at: new Date(deps.clock.now().getTime() + pauseMs) })
  const payload = JSON.stringify({ title: 'Jogada', body: text, tag: String(due.message_id) })
  const answer = await sendPush(deps, keys, due, payload)
  if (answer === 'gone') {
    await deps.db
      .deleteFrom('notice.push_subscription')
      .where('subscription_id', '=', due.subscription_id)
      .execute()
  } else if (answer === 'taken' || tries >= TRIES) await forget(deps, due)
  return answer === 'taken'
}

type Later = { readonly due_at: Date; readonly tries?: number }

const postpone = async ({ db }: Deps, due: Telling, later: Later): Promise<void> => {
  await db
    .updateTable('notice.push_due')
    .set(later)
    .where(sql<boolean>`message_id = ANY (${due.messages}::bigint[])`)
    .where('subscription_id', '=', due.subscription_id)
    .execute()
}

const forget = async ({ db }: Deps, due: Telling): Promise<void> => {
  await db
    .deleteFrom('notice.push_due')
    .where(sql<boolean>`message_id = ANY (${due.messages}::bigint[])`)
    .where('subscription_id', '=', due.subscription_id)
    .execute()
}
