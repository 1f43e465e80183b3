import { messageText } from '@jogada/messages/push-texts'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { isMarketingBarred } from '../../limits/index.ts'
import { sendPush } from './send-push.ts'
import { vapidKeys } from './vapid-keys.ts'
import type { VapidKeys } from './vapid-keys.ts'

const EVERY_MS = 2000
const AT_ONCE = 50
const TRIES = 6
const FIRST_PAUSE_MS = 30_000

/** Worker: tells browsers of the messages that came into their player's inbox. */
export const deliverPush = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'notice.push', signal }, (leading) =>
    repeat(EVERY_MS, leading, () => sweepPush(deps)),
  )

/** One round of the worker. */
export async function sweepPush(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('notice.push_due as due')
    .innerJoin('notice.push_subscription as to', 'to.subscription_id', 'due.subscription_id')
    .innerJoin('notice.message as message', 'message.message_id', 'due.message_id')
    .select([
      'due.message_id',
      'due.subscription_id',
      'due.tries',
      'to.player_id',
      'to.endpoint',
      'to.p256dh',
      'to.auth',
      'to.language',
      'message.category',
      'message.kind',
      'message.values',
    ])
    .where('due.due_at', '<=', deps.clock.now())
    .orderBy('due.due_at')
    .limit(AT_ONCE)
    .execute()
  if (due.length === 0) return
  const keys = await vapidKeys(deps)
  if (!keys) return
  await Promise.all(
    due.map((one) => attempt(deps.log, 'a push message', () => deliver(deps, keys, one))),
  )
}

type Due = {
  readonly message_id: bigint
  readonly subscription_id: string
  readonly tries: number
  readonly player_id: bigint
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
  readonly category: string
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
}

async function deliver(deps: Deps, keys: VapidKeys, due: Due): Promise<void> {
  // rewards draw back to play; whoever is paused or excluded hears of money and support alone
  const isBarred = due.category === 'rewards' && (await isMarketingBarred(deps, due.player_id))
  const text = messageText(due.language, due.kind, due.values)
  if (isBarred || text === null) return forget(deps, due)
  await deps.db
    .updateTable('notice.push_due')
    .set({
      tries: due.tries + 1,
      due_at: new Date(deps.clock.now().getTime() + FIRST_PAUSE_MS * 2 ** due.tries),
    })
    .where('message_id', '=', due.message_id)
    .where('subscription_id', '=', due.subscription_id)
    .execute()
  const payload = JSON.stringify({ title: 'Jogada', body: text, tag: String(due.message_id) })
  const answer = await sendPush(deps, keys, due, payload)
  if (answer === 'gone') {
    await deps.db
      .deleteFrom('notice.push_subscription')
      .where('subscription_id', '=', due.subscription_id)
      .execute()
  } else if (answer === 'taken' || due.tries + 1 >= TRIES) await forget(deps, due)
}

const forget = async ({ db }: Deps, due: Due): Promise<void> => {
  await db
    .deleteFrom('notice.push_due')
    .where('message_id', '=', due.message_id)
    .where('subscription_id', '=', due.subscription_id)
    .execute()
}
