import type { casino } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Posted } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { storedRound } from '../round-store.ts'
import type { RoundRow } from '../round-store.ts'
import type { Asked } from './commands.ts'
import type { LadderKit } from './kit.ts'
import { findOpen } from './open-store.ts'
import type { OpenTerms } from './open-store.ts'
import { endedView, openView } from './round-view.ts'
import { openFromRow } from './table.ts'

/** `balance` and `version` are null where the command moved no cash. */
export type Answer<View> = {
  readonly round: View
  readonly balance: string | null
  readonly version: string | null
}

export function answerOf<View>(round: View, posted: Posted): Answer<View> {
  const { cash } = posted.balances
  return {
    round,
    balance: cash ? formatMoney(cash.balance) : null,
    version: cash ? String(cash.version) : null,
  }
}

/** The first answer under a key, or null when the key is free. Refuses another body under it. */
export async function replayOf<P, B, V extends casino.LadderRound>(
  deps: Deps,
  kit: LadderKit<P, B, V>,
  { playerId, key, bodyHash }: Asked & { readonly playerId: bigint },
  roundId?: bigint,
): Promise<Answer<V> | null> {
  const found = await deps.ledger.find(playerId, key)
  if (!found) return null
  const first = found.verdict
  const posted = postedOrRefusal(
    found.bodyHash === bodyHash ? { status: 'replayed', first } : { status: 'conflict' },
  )
  return firstAnswer(deps, kit, { playerId, roundId: roundId ?? posted.commandId, posted })
}

/** What was answered after a posted command, whatever happened to its round since. */
export async function firstAnswer<P, B, V extends casino.LadderRound>(
  deps: Deps,
  kit: LadderKit<P, B, V>,
  of: { readonly playerId: bigint; readonly roundId: bigint; readonly posted: Posted },
): Promise<Answer<V>> {
  const { playerId, roundId, posted } = of
  const open = await findOpen(deps, playerId, kit.game)
  if (open?.round_id === roundId) {
    return answerOf(openView(kit, openFromRow(kit, asOf(open, posted.commandId))), posted)
  }
  const row = await storedRound(deps, playerId, roundId)
  const view =
    row.end_command === posted.commandId
      ? endedView(kit, row)
      : openView(kit, openFromRow(kit, asOf(openAgain(row), posted.commandId)))
  return answerOf(view, posted)
}

const openAgain = (row: RoundRow): OpenTerms => ({
  ...row,
  steps: row.steps ?? [],
  opened_at: row.opened_at ?? row.played_at,
  moved_at: row.played_at,
  known_at: null,
})

/** A round as it stood right after one of its commands: the start knows no step yet. */
function asOf(row: OpenTerms, commandId: bigint): OpenTerms {
  const last = row.steps.findIndex(({ command }) => command === String(commandId))
  return { ...row, steps: row.steps.slice(0, last + 1) }
}
