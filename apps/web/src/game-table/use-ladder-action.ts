import type { LadderRound } from '@jogada/contract/casino'
import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import type { PanelAction } from './bet-panel.tsx'
import type { LadderState } from './ladder-life.ts'

type Play = {
  readonly stake: Money
  readonly start: () => void
  readonly cashOut: () => void
  readonly checkAgain: () => void
  /** What is asked for before the first step. */
  readonly pickFirst: string
}

/** What the button of a climbed game does in each phase, and what is said meanwhile. */
export function useLadderAction(
  { phase, round, act, restored }: LadderState<LadderRound>,
  { stake, start, cashOut, checkAgain, pickFirst }: Play,
): { readonly action: PanelAction; readonly note: string | null } {
  const t = useTranslations('game')
  const bet: PanelAction = {
    kind: 'bet',
    text: stake > 0n ? t('bet', { stake: formatReais(stake) }) : t('betAny'),
    press: start,
  }
  if (phase === 'unknown') {
    const action: PanelAction = { kind: 'check', text: t('checkAgain'), press: checkAgain }
    return { note: t('checkLead'), action }
  }
  if (phase === 'checking') {
    return { note: t('checkLead'), action: { ...bet, text: t('checking'), disabled: true } }
  }
  const isOpen = round?.status === 0
  if (!isOpen) {
    const text = phase === 'sending' ? t('betting') : bet.text
    return { note: null, action: { ...bet, text, disabled: phase !== 'idle' } }
  }
  const note = restored ? t('restored') : null
  if (!round.cashOut) {
    return { note, action: { kind: 'take', text: pickFirst, press: cashOut, disabled: true } }
  }
  const text =
    act?.kind === 'cashOut'
      ? t('cashingOut')
      : t('cashOut', { amount: formatReais(round.cashOut.payout) })
  return { note, action: { kind: 'take', text, press: cashOut, disabled: phase !== 'open' } }
}
