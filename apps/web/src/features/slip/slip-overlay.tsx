import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { SlipPanel } from './slip-panel.tsx'

/** The slip over whatever page the player is on. */
export function SlipOverlay({ close }: OverlayProps<'slip'>) {
  const t = useTranslations('shell')
  return (
    <Surface kind="sheet" title={t('slip')} close={close}>
      <div className="[--below:max(0.2rem,env(safe-area-inset-bottom))]">
        <SlipPanel />
      </div>
    </Surface>
  )
}
