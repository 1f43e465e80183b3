import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { SessionStore } from '../../account/index.ts'
import { actorOf } from '../actor.ts'
import { askFactorRelease } from '../approvals/ask-factor-release.ts'
import { askPhoneRelease } from '../approvals/ask-phone-release.ts'
import { askTestPlayer } from '../approvals/ask-test-player.ts'
import {
  addNote,
  keepOut,
  letIn,
  liftDeposits,
  logPlayerOut,
  reveal,
  sendReset,
} from './change-player.ts'
import { writeTo } from './player-file/message.ts'

const RESETS_PER_MINUTE = 10

/** What an operator does about a player, alone or with the word of a second one. */
export function playerChangeRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly sessions: SessionStore },
) {
  const { players } = ops
  handle(app, players.reveal, (asked) =>
    reveal(deps, { ...changeOf(asked), field: asked.body.field }),
  )
  handle(app, players.addNote, async (asked) => {
    const playerId = BigInt(asked.params.playerId)
    const { text } = asked.body
    await addNote(deps, { actor: actorOf(asked), playerId, text, key: asked.key })
    return null
  })
  handle(app, players.restrict, async (asked) => {
    await keepOut(deps, { ...changeOf(asked), kind: asked.body.kind })
    return null
  })
  handle(app, players.lift, async (asked) => {
    await letIn(deps, changeOf(asked))
    return null
  })
  handle(app, players.liftDeposits, async (asked) => {
    await liftDeposits(deps, changeOf(asked))
    return null
  })
  handle(app, players.logOut, async (asked) => {
    await logPlayerOut(deps, changeOf(asked))
    return null
  })
  handle(app, players.sendMessage, (asked) =>
    writeTo(
      deps,
      { actor: actorOf(asked), permissions: asked.operator.permissions },
      { ...asked.body, playerId: BigInt(asked.params.playerId), key: asked.key },
    ),
  )
  handle(
    app,
    players.sendReset,
    async (asked) => {
      await sendReset(deps, { ...changeOf(asked), language: asked.body.language })
      return null
    },
    { perMinute: RESETS_PER_MINUTE },
  )
  handle(app, players.releasePhone, (asked) =>
    askPhoneRelease(deps, actorOf(asked), {
      ...asked.body,
      playerId: BigInt(asked.params.playerId),
    }),
  )
  handle(app, players.releaseFactor, (asked) =>
    askFactorRelease(deps, actorOf(asked), {
      ...asked.body,
      playerId: BigInt(asked.params.playerId),
    }),
  )
  handle(app, players.markTest, (asked) =>
    askTestPlayer(deps, actorOf(asked), {
      ...asked.body,
      playerId: BigInt(asked.params.playerId),
    }),
  )
}

type AskedChange = Parameters<typeof actorOf>[0] & {
  readonly params: { readonly playerId: string }
  readonly body: { readonly reason: string }
}

const changeOf = (asked: AskedChange) => ({
  actor: actorOf(asked),
  playerId: BigInt(asked.params.playerId),
  reason: asked.body.reason,
})
