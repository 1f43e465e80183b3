import { zero } from '@jogada/core'
import { BetPanel } from '../../game-table/bet-panel.tsx'
import { useRoundAction } from '../../game-table/use-round-action.ts'
import { useStakeTexts } from '../../game-table/use-stake-texts.ts'
import type { Limbo } from './use-limbo.ts'

/** The bet on limbo: what it may stake, what it wins, and its rounds by hand or by themselves. */
export function LimboPanel({ limbo }: { readonly limbo: Limbo }) {
  const { quote, limits } = limbo
  const { action, note } = useRoundAction(limbo.state.phase, limbo)
  const texts = { ...useStakeTexts(limits), limbo_target_out_of_range: '' }
  return (
    <BetPanel
      stake={limbo.stake}
      setStake={limbo.setStake}
      least={limits.minStake}
      most={limbo.maxStake}
      locked={limbo.locked}
      fault={quote.ok ? null : { text: texts[quote.code] }}
      win={quote.ok ? quote.value.payoutOnWin : zero}
      action={action}
      note={note}
      auto={limbo.auto}
      isStopped={limbo.isStopped}
    />
  )
}
