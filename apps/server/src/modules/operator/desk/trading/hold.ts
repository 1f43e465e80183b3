import type { CallOutput, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import type { Actor } from '../../../audit/index.ts'
import { hold, release } from '../../../sportsbook/index.ts'
import { traced } from './traced.ts'

type Thing = CallOutput<typeof ops.trading.hold>['body']

/** Suspends at once, and traces it. */
export const holdAs = async (deps: Deps, actor: Actor, thing: Thing) => ({
  events: await hold(deps, thing, traceHold(deps, actor, thing, true)),
})

/** Takes bets again, and traces it. */
export const releaseAs = async (deps: Deps, actor: Actor, thing: Thing) => ({
  events: await release(deps, thing, traceHold(deps, actor, thing, false)),
})

const traceHold =
  (deps: Deps, actor: Actor, { scope, id, reason }: Thing, isHeld: boolean) =>
  (events: number) =>
    traced(deps, {
      actor,
      action: isHeld ? 'trading.held' : 'trading.released',
      subject: `${scope}:${id}`,
      reason,
      before: { isHeld: !isHeld },
      after: { isHeld, events },
    })
