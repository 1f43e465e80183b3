import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'

/**
 * The support chat in a frame of its own: the product's own desk, as whoever this page calls as.
 */
export function SupportOverlay({ close }: OverlayProps<'support'>) {
  const t = useTranslations('help')
  return (
    <Surface kind="sheet" title={t('deskTitle')} close={close}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page with the player's session */}
      <iframe
        title={t('deskTitle')}
        src="/suporte"
        data-look={globalThis.frameElement?.getAttribute('data-look')}
        className="-mx-4 h-[70dvh] w-[calc(100%+0.08rem)] border-0"
      />
    </Surface>
  )
}
