import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { signalsOf } from '@jogada/core/care/signals'
import type { Deps } from '../../deps.ts'
import { readBehaviour } from './behaviour.ts'
import { readDays } from './days.ts'
import { listInterventions } from './intervene.ts'

const DAYS = 35

/** What an operator sees of a player's behaviour; results of self-tests are not in it. */
export async function viewWellbeing(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof ops.wellbeing.view>> {
  const [behaviour, days, interventions] = await Promise.all([
    readBehaviour(deps, playerId),
    readDays(deps, playerId, DAYS),
    listInterventions(deps, playerId),
  ])
  const { signals, score } = signalsOf(behaviour)
  return {
    signals: [...signals],
    score,
    days: days.toReversed().map((day) => ({
      day: day.day,
      deposited: formatMoney(centavos(day.deposited)),
      staked: formatMoney(centavos(day.staked)),
      net: formatMoney(centavos(day.won - day.staked)),
      playedMinutes: Math.floor(day.playedSeconds / 60),
    })),
    interventions: interventions.map((one) => ({
      kind: one.kind,
      signals: one.signals,
      score: one.score,
      note: one.note,
      by: one.by,
      at: one.at.toISOString(),
    })),
  }
}
