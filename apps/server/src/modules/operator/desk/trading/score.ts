import type { CallOutput, ops } from '@jogada/contract'
import type { Actor } from '../../../audit/index.ts'
import { scoreByHand, standingScore } from '../../../sportsbook/index.ts'
import { traced } from './traced.ts'
import type { Seeing } from './traced.ts'

/** Says phase and score by hand, and traces it with what was said before. */
export async function scoreAs(
  deps: Seeing,
  actor: Actor,
  eventId: string,
  saying: CallOutput<typeof ops.trading.say>['body'],
): Promise<null> {
  const trace = traced(deps, {
    actor,
    action: 'trading.scored',
    subject: `event:${eventId}`,
    before: standingScore(deps, eventId),
    after: saying,
  })
  await scoreByHand(deps, eventId, saying, trace)
  return null
}
