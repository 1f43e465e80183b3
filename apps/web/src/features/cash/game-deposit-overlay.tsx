import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { DepositPanel } from './deposit/deposit-panel.tsx'

/** The deposit inside a game or over a bet that the balance did not cover. */
export function GameDepositOverlay({ close }: OverlayProps<'gameDeposit'>) {
  const t = useTranslations('shell')
  return (
    <Surface kind="sheet" title={t('deposit')} close={close}>
      <DepositPanel place="low_balance" onPaid={close} />
    </Surface>
  )
}
