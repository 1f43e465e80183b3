import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { CashTabs } from './cash-tabs.tsx'

/** Deposit and withdrawal over whatever page the player is on. */
export function CashOverlay({ params, close }: OverlayProps<'cash'>) {
  const t = useTranslations('shell')
  return (
    <Surface kind="sheet" title={t('wallet')} close={close}>
      <CashTabs tab={params.tab} onDone={close} />
    </Surface>
  )
}
