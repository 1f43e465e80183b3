import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../../deps.ts'
import type { Actor } from '../../../audit/index.ts'
import { auditNow } from '../../../audit/index.ts'
import { yearsOf, yearStatement } from '../../../yearly/index.ts'
import { maskName } from '../mask.ts'
import { getPlayerOr404 } from '../view-player.ts'

/**
 * A player's statement of a year, the newest where none is named, with name and CPF masked. The
 * trace is written first, so that nothing is seen without one.
 */
export async function showYearly(
  deps: Deps,
  actor: Actor,
  { playerId, year: asked }: { readonly playerId: bigint; readonly year?: string | undefined },
): Promise<CallReply<typeof ops.yearly.show>> {
  await getPlayerOr404(deps, playerId)
  const years = (await yearsOf(deps, playerId)).map(({ year }) => year)
  const year = asked ?? years[0]!
  const statement = await yearStatement(deps, playerId, { year, isPaper: false })
  await auditNow(deps, {
    actor,
    action: 'player.yearly_shown',
    subject: `player:${playerId}`,
    after: { year },
  })
  const { player } = statement
  return { years, statement: { ...statement, player: { ...player, name: maskName(player.name) } } }
}
