import type { casino } from '@jogada/contract'
import type { Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { answerOf, firstAnswer, replayOf } from './answer.ts'
import type { Answer } from './answer.ts'
import { endCommand, rowOfEnd, stepCommand } from './commands.ts'
import type { Asked, Ending } from './commands.ts'
import type { LadderKit } from './kit.ts'
import { annul } from './moves.ts'
import { endedView, openView } from './round-view.ts'
import type { OpenRound, Place, Table } from './table.ts'
import { tellMove } from './tell-move.ts'

/** What is to happen to an open round: a choice, which may end it, or an end without one. */
export type Move =
  | { readonly tile: number; readonly random: boolean; readonly ending: Ending | null }
  | { readonly tile: null; readonly ending: Ending }

export type MoveAsk<P, B> = Asked & {
  readonly playerId: bigint
  readonly roundId: bigint
  /** Decides on the round as it stands; null when what is asked has happened already. */
  readonly decide: (round: OpenRound<P, B>) => Move | Refusal | null
}

/**
 * Moves an open round by one command. Of two moves that race, one is decided again on what the
 * other left; the same key gets its first answer, whatever happened since. Refuses with `round_over`
 * when the round has ended and `round_unknown` when there never was one. Whatever is asked of a round
 * whose board is known, its stake goes back.
 */
export async function moveRound<P, B, V extends casino.LadderRound>(
  deps: Deps,
  kit: LadderKit<P, B, V>,
  table: Table<P, B>,
  ask: MoveAsk<P, B>,
): Promise<Answer<V>> {
  const { playerId, roundId } = ask
  return untilFresh(async () => {
    const { place, isFresh } = await table.get(playerId)
    const round = place.open?.roundId === roundId ? place.open : null
    const decide = round?.isKnown ? annul<P, B>() : ask.decide
    const move = round ? decide(round) : new Refusal('round_over')
    if (!round || move === null || move instanceof Refusal) {
      table.forget(playerId)
      if (!isFresh) return AGAIN
      return settleUnmoved(deps, kit, ask, { round, refusal: move as Refusal | null })
    }
    let made: Made<P, B, V> | undefined
    const verdict = await deps.ledger.submit(playerId, (slot) => {
      made = make({ kit, ask, place, round, move, slot })
      return made.command
    })
    if (verdict.status === 'stale') {
      table.forget(playerId)
      return AGAIN
    }
    const posted = postedOrRefusal(verdict)
    if (posted.replayed || !made) return firstAnswer(deps, kit, { playerId, roundId, posted })
    table.set(playerId, made.next)
    const view = made.view()
    tellMove(deps, playerId, view)
    return answerOf(view, posted)
  })
}

/** Nothing is to be done: it was done under this key, it has happened anyway, or it cannot be. */
async function settleUnmoved<P, B, V extends casino.LadderRound>(
  deps: Deps,
  kit: LadderKit<P, B, V>,
  ask: MoveAsk<P, B>,
  { round, refusal }: { readonly round: OpenRound<P, B> | null; readonly refusal: Refusal | null },
): Promise<Answer<V>> {
  const first = await replayOf(deps, kit, ask, ask.roundId)
  if (first) return first
  if (round && !refusal) return { round: openView(kit, round), balance: null, version: null }
  if (round) throw refusal!
  const ended = await deps.db
    .selectFrom('casino.round')
    .select('round_id')
    .where('player_id', '=', ask.playerId)
    .where('round_id', '=', ask.roundId)
    .where('game', '=', kit.game)
    .executeTakeFirst()
  throw new Refusal(ended ? 'round_over' : 'round_unknown')
}

type Made<P, B, V> = {
  readonly command: ReturnType<typeof stepCommand>
  readonly next: Place<P, B>
  readonly view: () => V
}

function make<P, B, V extends casino.LadderRound>(making: {
  readonly kit: LadderKit<P, B, V>
  readonly ask: MoveAsk<P, B>
  readonly place: Place<P, B>
  readonly round: OpenRound<P, B>
  readonly move: Move
  readonly slot: Slot
}): Made<P, B, V> {
  const { kit, ask, place, round, move, slot } = making
  const asked = { key: ask.key, bodyHash: ask.bodyHash }
  const moves = place.moves + 1n
  const step = move.tile === null ? null : stepOf(move, slot)
  const steps = step ? [...round.steps, step] : round.steps
  if (step && !move.ending) {
    const next = { ...round, steps }
    return {
      command: stepCommand(kit, asked, place, { round, step, at: slot.at }),
      next: { moves, open: next },
      view: () => openView(kit, next),
    }
  }
  const ending = move.ending!
  const row = rowOfEnd(kit, round, { ending, steps, slot })
  return {
    command: endCommand(kit, asked, place, { row, isRefund: ending.isRefund }),
    next: { moves, open: null },
    view: () => endedView(kit, row),
  }
}

const stepOf = ({ tile, random }: { tile: number; random: boolean }, slot: Slot) => ({
  tile,
  command: String(slot.commandId),
  at: slot.at.toISOString(),
  random,
})
