import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { shownCommand } from '../../platform/shown-command.ts'
import { listOpen } from './ladder/open-store.ts'
import { roundDetail } from './round-detail.ts'
import { findRound } from './round-store.ts'

/**
 * One round as its player sees it, with the commands that began it, moved it and ended it. What is
 * hidden from the player is hidden here too. Refuses what is not the player's.
 */
export async function roundStory(
  deps: Deps,
  playerId: bigint,
  roundId: bigint,
): Promise<CallReply<typeof ops.plays.round>> {
  const detail = await roundDetail(deps, playerId, roundId)
  const ids = await commandsOf(deps, playerId, roundId)
  const commands = await deps.ledger.commands(playerId, { ids })
  return { ...detail, commands: commands.map(shownCommand) }
}

async function commandsOf(deps: Deps, playerId: bigint, roundId: bigint): Promise<bigint[]> {
  const ended = await findRound(deps, playerId, roundId)
  const open = ended ? [] : await listOpen(deps, playerId)
  const steps = ended?.steps ?? open.find(({ round_id }) => round_id === roundId)?.steps ?? []
  const end = ended?.end_command ?? null
  return [
    ...new Set([
      roundId,
      ...steps.map(({ command }) => BigInt(command)),
      ...(end === null ? [] : [end]),
    ]),
  ]
}
