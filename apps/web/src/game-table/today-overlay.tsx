import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { buttonClasses } from '../components/button.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import type { OverlayProps } from '../overlays/overlay-props.ts'
import { Surface } from '../overlays/surface.tsx'
import { SummaryLines } from './summary-lines.tsx'
import { useToday } from './today.tsx'

/** Time, stakes and result of today over everything that is played here. */
export function TodayOverlay({ close }: OverlayProps<'today'>) {
  const t = useTranslations('game')
  const { data } = useToday()
  return (
    <Surface kind="sheet" title={t('session')} close={close}>
      {data ? <SummaryLines summary={data} /> : <Skeleton className="h-120" />}
      <p className="mt-12 text-14 text-soft">{t('todayLead')}</p>
      <Link to="/limites" onClick={close} className={`${buttonClasses('outline')} mt-16 w-full`}>
        {t('realityLimits')}
      </Link>
    </Surface>
  )
}
