import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import type { PanelAction } from './bet-panel.tsx'
import type { RoundPhase } from './round-life.ts'

type Round = {
  readonly stake: Money
  readonly bet: () => void
  readonly checkAgain: () => void
}

/** What the button of an instant game does in each phase of its round, and what is said meanwhile. */
export function useRoundAction(
  phase: RoundPhase,
  { stake, bet, checkAgain }: Round,
): { readonly action: PanelAction; readonly note: string | null } {
  const t = useTranslations('game')
  const isOpen = phase === 'unknown' || phase === 'checking'
  const note = isOpen ? t('checkLead') : null
  if (phase === 'unknown') {
    return { note, action: { kind: 'check', text: t('checkAgain'), press: checkAgain } }
  }
  if (phase === 'ready' || phase === 'shown') {
    const text = stake > 0n ? t('bet', { stake: formatReais(stake) }) : t('betAny')
    return { note, action: { kind: 'bet', text, press: bet, disabled: phase === 'shown' } }
  }
  const text = phase === 'checking' ? t('checking') : t('betting')
  return { note, action: { kind: 'bet', text, press: bet, disabled: true } }
}
