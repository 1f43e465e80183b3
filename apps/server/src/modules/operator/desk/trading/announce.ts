import type { CallOutput, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import type { Actor } from '../../../audit/index.ts'
import { amendByHand, announceByHand } from '../../../sportsbook/index.ts'
import { traced } from './traced.ts'

/** Announces an event by hand, and traces it. */
export const announceAs = (
  deps: Deps,
  actor: Actor,
  announced: {
    readonly fixture: CallOutput<typeof ops.trading.announce>['body']
    /** The call's own key: asked for again, it is one event. */
    readonly key: string
  },
) =>
  announceByHand(deps, announced, (eventId) =>
    traced(deps, {
      actor,
      action: 'trading.announced',
      subject: `event:${eventId}`,
      after: announced.fixture,
    }),
  )

/** Changes an event that was announced by hand, and traces it. */
export async function amendAs(
  deps: Deps,
  actor: Actor,
  eventId: string,
  { reason, seen, ...amendment }: CallOutput<typeof ops.trading.amend>['body'],
): Promise<null> {
  await amendByHand(deps, eventId, { seen, amendment }, (before) =>
    traced(deps, {
      actor,
      action: 'trading.amended',
      subject: `event:${eventId}`,
      reason,
      before,
      after: amendment,
    }),
  )
  return null
}
