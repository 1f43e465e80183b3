import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../components/button.tsx'
import { Surface } from '../overlays/surface.tsx'
import { useUndisturbed } from '../overlays/use-undisturbed.ts'
import { acknowledgeReality, useReality } from './reality.ts'
import { SummaryLines } from './summary-lines.tsx'

type RealityCheckProps = {
  /** Whether play can run by itself here, and stops for the summary. */
  readonly automatic?: boolean
}

/** How long was played today and what it brought, shown as often as the player chose. */
export function RealityCheck({ automatic = true }: RealityCheckProps) {
  const t = useTranslations('game')
  const due = useReality((reality) => reality.due)
  useUndisturbed(due !== null)
  if (!due) return null
  return (
    <Surface kind="dialog" title={t('realityTitle')} close={acknowledgeReality}>
      <SummaryLines summary={due} />
      <p className="mt-12 text-14 text-soft">{t(automatic ? 'realityLead' : 'todayLead')}</p>
      <div className="mt-16 grid gap-8">
        <Button className="w-full" onClick={acknowledgeReality}>
          {t('realityGoOn')}
        </Button>
        <Link to="/limites" onClick={acknowledgeReality} className={buttonClasses('outline')}>
          {t('realityLimits')}
        </Link>
      </div>
    </Surface>
  )
}
