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

/**
 * How long was played today and what it brought, shown as often as the player chose. To go on is no
 * easier to press than to leave.
 */
export function RealityCheck({ automatic = true }: RealityCheckProps) {
  const t = useTranslations()
  const due = useReality((reality) => reality.due)
  useUndisturbed(due !== null)
  if (!due) return null
  return (
    <Surface kind="dialog" title={t('game.realityTitle')} close={acknowledgeReality}>
      <SummaryLines summary={due} />
      <p className="mt-12 text-14 text-soft">
        {t(automatic ? 'game.realityLead' : 'game.todayLead')}
      </p>
      <div className="mt-16 grid grid-cols-2 gap-8">
        <Link to="/home" onClick={acknowledgeReality} className={buttonClasses('outline')}>
          {t('lobby.leave')}
        </Link>
        <Button look="outline" onClick={acknowledgeReality}>
          {t('game.realityGoOn')}
        </Button>
      </div>
      <Link
        to="/limites"
        onClick={acknowledgeReality}
        className="mt-8 flex min-h-[44px] items-center justify-center text-14 text-interactive"
      >
        {t('game.realityLimits')}
      </Link>
    </Surface>
  )
}
