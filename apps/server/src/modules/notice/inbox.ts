import type { CallOutput, CallReply, notice } from '@jogada/contract'
import type { DeliveredEvent } from '@jogada/ledger'
import { messageText } from '@jogada/messages/push-texts'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { jsonb } from '../../platform/jsonb.ts'
import type { Tables } from '../../tables.ts'
import { GATHER_MS, isToldTogether } from './bets/told-together.ts'
import { isKeptFrom } from './kept-from.ts'
import { levelOf } from './kinds.ts'
import type { NoticeTables } from './tables.ts'

type Category = NoticeTables['notice.message']['category']

/** Which events become messages, and under which category. */
const categories: Readonly<Record<string, Category>> = {
  deposit_credited: 'money',
  deposit_taken_back: 'money',
  gift_taken_back: 'money',
  deposit_refunded: 'money',
  deposit_refund_failed: 'money',
  withdrawal_paid: 'money',
  withdrawal_refused: 'money',
  withdrawal_held: 'money',
  withdrawal_returned: 'money',
  transfer_received: 'money',
  bonus_released: 'rewards',
  bonus_expired: 'rewards',
  // what left the account is told to those as well to whom nothing is advertised
  bonus_taken_back: 'money',
  bonus_granted: 'rewards',
  award_granted: 'rewards',
  vip_level_reached: 'rewards',
  rebate_paid: 'rewards',
  referral_paid: 'rewards',
}

const PAGE = 30

export type NewMessage = {
  /** What it comes from: the same cause makes one message. */
  readonly cause: string
  readonly category: Category
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
  readonly at: Date
}

/**
 * Puts a message into a player's inbox, once for each cause, has it told as they chose, and reads
 * it out where they are connected, unless it is one that they are kept from.
 */
export async function addMessage(deps: Deps, playerId: bigint, message: NewMessage): Promise<void> {
  const isNew = await deps.db
    .transaction()
    .execute((tx) => keepMessage(deps, tx, playerId, message))
  if (!isNew) return
  const { category } = message
  if (await isKeptFrom(deps, { category, player_id: playerId })) return
  readOut(deps, playerId, message)
}

const SPOKEN_LANGUAGE = 'pt_BR'

/**
 * Reads a message out where its player is connected, by `levelOf`; to be called after its commit.
 */
export function readOut({ realtime }: Deps, playerId: bigint, { kind, values }: NewMessage): void {
  const level = levelOf(kind)
  const text = messageText(SPOKEN_LANGUAGE, kind, values)
  if (level && text) realtime.toPlayer(playerId, 'notice', { text, level, kind, values })
}

/** Keeps a message as a part of `tx`, once for each cause; tells whether it is new. */
export async function keepMessage(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  playerId: bigint,
  { cause, category, kind, values, at }: NewMessage,
): Promise<boolean> {
  const added = await tx
    .insertInto('notice.message')
    .values({
      player_id: playerId,
      cause,
      category,
      kind,
      values: jsonb(values),
      made_at: at,
      read_at: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'cause']).doNothing())
    .returning('message_id')
    .executeTakeFirst()
  if (!added) return false
  const isTogether = isToldTogether(kind)
  const canWait = category === 'rewards' || isTogether
  const dueAt = new Date(clock.now().getTime() + (isTogether ? GATHER_MS : 0))
  await tx
    .insertInto('notice.push_due')
    .columns(['message_id', 'subscription_id', 'due_at', 'can_wait'])
    .expression(
      tx
        .selectFrom('notice.push_subscription')
        .select((is) => [
          is.val(added.message_id).as('message_id'),
          'subscription_id',
          is.val(dueAt).as('due_at'),
          is.val(canWait).as('can_wait'),
        ])
        .where('player_id', '=', playerId)
        .where((is) => is.not(is.exists(choiceOf(tx, playerId, { category, in: 'push_off' })))),
    )
    .execute()
  await tx
    .insertInto('notice.mail_due')
    .columns(['message_id', 'due_at', 'can_wait'])
    .expression(
      choiceOf(tx, playerId, { category, in: 'mail_on' }).select((is) => [
        is.val(added.message_id).as('message_id'),
        is.val(dueAt).as('due_at'),
        is.val(canWait).as('can_wait'),
      ]),
    )
    .execute()
  return true
}

type Chosen = { readonly category: Category; readonly in: 'push_off' | 'mail_on' }

/** The player's choice, where it names the category. */
const choiceOf = (tx: Transaction<Tables>, playerId: bigint, { category, in: list }: Chosen) =>
  tx
    .selectFrom('notice.choice')
    .where('player_id', '=', playerId)
    .where((is) => is(is.val<string>(category), '=', is.fn.any(list)))

/** Worker: keeps every inbox in step with what happened to the player's money and level. */
export const fillInboxes = (deps: Deps, signal: AbortSignal): Promise<void> =>
  deps.ledger.consume('notice.inbox', (event) => keepEvent(deps, event), {
    signal,
    topics: Object.keys(categories),
  })

function keepEvent(deps: Deps, { id, topic, payload, playerId, at }: DeliveredEvent) {
  return addMessage(deps, playerId, {
    cause: `event ${id}`,
    category: categories[topic]!,
    ...(wordings[topic] ?? plain)(topic, payload),
    at,
  })
}

type Payload = DeliveredEvent['payload']
type Wording = (topic: string, payload: Payload) => Pick<NewMessage, 'kind' | 'values'>

const plain: Wording = (topic, payload) => ({
  kind: topic,
  values: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)])),
})

/** What is owed has words of its own; a commit of before says nothing of it. */
const takenBack: Wording = (topic, payload) => {
  const { owed = '0.00' } = payload
  return { ...plain(topic, payload), kind: owed === '0.00' ? topic : `${topic}_owed` }
}

/** Topics whose events have words of their own by what they say. */
const wordings: Readonly<Record<string, Wording>> = {
  deposit_credited(topic, payload) {
    const { lost } = payload
    return { ...plain(topic, payload), kind: lost ? `${topic}_${String(lost)}` : topic }
  },
  deposit_taken_back: takenBack,
  gift_taken_back: takenBack,
}

/** A page of the player's messages, the newest first, with the number of unread ones. */
export async function listInbox(
  deps: Deps,
  playerId: bigint,
  { category, before }: CallOutput<typeof notice.inbox>['query'],
): Promise<CallReply<typeof notice.inbox>> {
  let page = deps.db.selectFrom('notice.message').selectAll().where('player_id', '=', playerId)
  if (category !== undefined) page = page.where('category', '=', category)
  if (before !== undefined) page = page.where('message_id', '<', BigInt(before))
  const [rows, unread] = await Promise.all([
    page
      .orderBy('message_id', 'desc')
      .limit(PAGE + 1)
      .execute(),
    countUnread(deps, playerId),
  ])
  const shown = rows.slice(0, PAGE)
  return {
    unread,
    next: rows.length > PAGE ? String(shown.at(-1)!.message_id) : null,
    messages: shown.map((row) => ({
      messageId: String(row.message_id),
      category: row.category,
      kind: row.kind,
      values: row.values,
      at: row.made_at.toISOString(),
      isRead: row.read_at !== null,
    })),
  }
}

/** Marks one of the player's messages as read, or all of them, or all up to one. */
export async function readMessages(
  deps: Deps,
  playerId: bigint,
  { messageId, upTo }: CallOutput<typeof notice.readMessages>['body'],
): Promise<CallReply<typeof notice.readMessages>> {
  let marked = deps.db
    .updateTable('notice.message')
    .set({ read_at: deps.clock.now() })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
  if (messageId !== undefined) marked = marked.where('message_id', '=', BigInt(messageId))
  if (upTo !== undefined) marked = marked.where('message_id', '<=', BigInt(upTo))
  await marked.execute()
  return { unread: await countUnread(deps, playerId) }
}

async function countUnread({ db }: Deps, playerId: bigint): Promise<number> {
  const { unread } = await db
    .selectFrom('notice.message')
    .select((is) => is.fn.countAll<bigint>().as('unread'))
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}
