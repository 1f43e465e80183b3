import { zero } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { BetPanel } from '../game-table/bet-panel.tsx'
import { selectionName } from './draw-words.ts'
import type { DrawTable } from './use-draw-table.ts'

type DrawPanelProps = {
  readonly table: DrawTable
  /** Leaves the selection to chance; the game's own key does it too. */
  readonly random: () => void
}

/** The bet on a shared round: stake, what it can return, by hand or round after round. */
export function DrawPanel({ table, random }: DrawPanelProps) {
  const t = useTranslations()
  const { quote, stake, limits, isOpen, isSending, isResting, auto } = table
  const selection = selectionName(useTranslations('draws'), table.selection)
  const faults = {
    selection_unknown: '',
    stake_below_minimum: t('game.stakeBelow', { limit: formatReais(limits.minStake) }),
    stake_above_maximum: t('game.stakeAbove', { limit: formatReais(limits.maxStake) }),
    payout_above_maximum: t('game.payoutAbove', { limit: formatReais(limits.maxPayout) }),
  } as const
  const text = () => {
    if (isSending) return t('draws.sending')
    if (stake === 0n) return t('game.betAny')
    // until the round is known nothing is said to be closed
    return isOpen || !table.current
      ? t('draws.bet', { stake: formatReais(stake), selection })
      : t('draws.closed')
  }
  return (
    <BetPanel
      stake={stake}
      setStake={table.setStake}
      least={limits.minStake}
      most={limits.maxStake}
      locked={isSending || table.isFixed}
      fault={quote && !quote.ok ? { text: faults[quote.code] } : null}
      win={quote && (quote.ok ? quote.value : zero)}
      winLabel={t('draws.winPossible', { selection })}
      action={{
        kind: 'bet',
        text: text(),
        press: table.bet,
        disabled: isSending || isResting || (auto.mode === 'manual' && !isOpen),
      }}
      auto={auto}
      isStopped={table.isStopped}
      special={random}
    />
  )
}
