import type { ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { LADDER_GAMES } from '@jogada/core/games/house-games'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import { sumOpenRounds, voidOpenRounds } from '../../casino/index.ts'
import { askForApproval } from './ask.ts'
import type { Approved } from './carry-out.ts'
import { once } from './once.ts'

type Asked = { readonly name: ops.switches.GameSwitch; readonly reason: string }

const isStopped = ({ switches }: Pick<Deps, 'switches'>, name: ops.switches.GameSwitch) =>
  switches.isStopped('games') || switches.isStopped(name)

/** The game of a switch, where its rounds stay open. */
const ladderOf = (name: ops.switches.GameSwitch) =>
  LADDER_GAMES.find((game) => name === `game:${game}`)

/**
 * Asks to give back the stakes of all open rounds of a game that cannot go on. Refuses with
 * `game_runs` a game that is not stopped, and with `not_found` one without open rounds.
 */
export async function askVoidRounds(
  deps: Deps,
  actor: Actor,
  { name, reason }: Asked,
): Promise<{ approvalId: string }> {
  if (!isStopped(deps, name)) throw new Refusal('game_runs')
  const game = ladderOf(name)
  if (!game) throw new Refusal('not_found')
  const { rounds, held } = await sumOpenRounds(deps, game)
  if (rounds === 0) throw new Refusal('not_found')
  const approvalId = await askForApproval(deps, actor, {
    kind: 'rounds_void',
    subject: name,
    payload: { name },
    before: { openRounds: rounds, heldStakes: formatMoney(centavos(held)) },
    after: { openRounds: 0, heldStakes: formatMoney(centavos(0n)) },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/**
 * Gives every stake back that is still open; what its player ended meanwhile stays as it ended.
 * Once it has begun it is no longer refused, and taken up again it touches no round that began
 * since. Throws while any round is left, so that it can be.
 */
export async function carryOutVoidRounds(deps: Deps, approved: Approved): Promise<void> {
  const { name } = approved.payload as Pick<Asked, 'name'>
  const begunAt = await once(deps, approved, async () => {
    await deps.switches.refresh()
    if (!isStopped(deps, name)) throw new Refusal('game_runs')
  })
  const game = ladderOf(name)
  if (game) await voidOpenRounds(deps, game, begunAt)
}
