import { zero } from '@jogada/core'
import { BetPanel } from '../../game-table/bet-panel.tsx'
import { useStakeTexts } from '../../game-table/use-stake-texts.ts'
import { useRoundAction } from '../../game-table/use-round-action.ts'
import { withDirection } from './dice-terms.ts'
import type { Dice } from './use-dice.ts'

/** The bet on dice: what it may stake, what it wins, and its rounds by hand or by themselves. */
export function DicePanel({ dice }: { readonly dice: Dice }) {
  const { quote, limits, terms, state } = dice
  const { action, note } = useRoundAction(state.phase, dice)
  const texts = { ...useStakeTexts(limits), dice_target_out_of_range: '' }
  const swap = () =>
    dice.setTerms(withDirection(terms, terms.direction === 'over' ? 'under' : 'over'))
  return (
    <BetPanel
      stake={dice.stake}
      setStake={dice.setStake}
      least={limits.minStake}
      most={dice.maxStake}
      locked={dice.locked}
      fault={quote.ok ? null : { text: texts[quote.code] }}
      win={quote.ok ? quote.value.payoutOnWin : zero}
      action={action}
      note={note}
      auto={dice.auto}
      isStopped={dice.isStopped}
      special={swap}
    />
  )
}
