import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { StaffSession } from '../../../../platform/session-lookup.ts'
import { isAnonymous } from '../../../account/index.ts'
import { appendAudit } from '../../../audit/index.ts'
import type { Actor } from '../../../audit/index.ts'
import { isMarketingBarred } from '../../../limits/index.ts'
import { keepMessage, readOut } from '../../../notice/index.ts'
import { refuseForbiddenWords } from '../../forbidden-words.ts'
import { getPlayerOr404 } from '../view-player.ts'

type Writing = {
  readonly playerId: bigint
  readonly text: string
  readonly advertises: boolean
  /** The call's own key: asked for again, it is one message. */
  readonly key: string
}

/**
 * Writes to a player's inbox in the operator's own words. What advertises asks for the right to
 * publish notices, and the words that the licence lets an advertisement say; it is refused with `marketing_barred` for whom nothing may be advertised to.
 * Refuses with `account_closed` for who has closed the account: nobody opens its inbox any more.
 */
export async function writeTo(
  deps: Deps,
  { actor, permissions }: { readonly actor: Actor } & Pick<StaffSession, 'permissions'>,
  { playerId, text, advertises, key }: Writing,
): Promise<null> {
  if (isAnonymous(await getPlayerOr404(deps, playerId))) throw new Refusal('account_closed')
  if (advertises && !permissions.has('notice.publish')) throw new Refusal('operator_permission')
  if (advertises) refuseForbiddenWords(deps, { pt_BR: text })
  if (advertises && (await isMarketingBarred(deps, playerId))) throw new Refusal('marketing_barred')
  const cause = `operator ${key}`
  const message = {
    cause,
    category: advertises ? 'rewards' : 'support',
    kind: 'operator_message',
    values: { text },
    at: deps.clock.now(),
  } as const
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const kept = await keepMessage(deps, tx, playerId, message)
    // the log is for ever: what a message says is forgotten with its player
    if (kept) {
      await appendAudit(deps, tx, {
        actor,
        action: 'player.message_sent',
        subject: `player:${playerId}`,
        after: { message: cause, advertises },
      })
    }
    return kept
  })
  if (isNew) readOut(deps, playerId, message)
  return null
}
