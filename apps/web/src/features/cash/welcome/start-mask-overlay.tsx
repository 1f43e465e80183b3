import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AdultsMark } from '../../../components/adults-mark.tsx'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { trimOverlays } from '../../../overlays/overlay-store.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { WelcomeArt } from './welcome-art.tsx'

/** The picture after a registration; it leads to the first steps. */
export function StartMaskOverlay({ close }: OverlayProps<'startMask'>) {
  const t = useTranslations('offers')
  const adults = useTranslations('shell')
  const navigate = useNavigate()
  const open = () => {
    trimOverlays()
    void navigate({ to: '/signInSheet' })
  }
  return (
    <Surface kind="dialog" title={t('startTitle')} close={close}>
      <button
        type="button"
        onClick={open}
        className="press block w-full overflow-hidden rounded-14 bg-raised text-left"
      >
        <WelcomeArt className="block w-full" />
        <span className="block p-14">
          <span className="block text-14 text-soft">{t('startLead')}</span>
          <span className="mt-8 flex min-h-28 items-center gap-6 text-16 font-[620] text-primary">
            {t('startAction')}
            <ArrowRight className="size-18" aria-hidden="true" />
          </span>
        </span>
      </button>
      <div className="mt-14">
        <AdultsMark>{adults('footerAge')}</AdultsMark>
      </div>
    </Surface>
  )
}
