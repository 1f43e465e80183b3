import { MoneyText } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../components/button.tsx'
import { moneyOf } from '../components/typed-money.ts'
import { Surface } from '../overlays/surface.tsx'
import { acknowledgeReality, useReality } from './reality.ts'

/** How long was played today and what it brought, shown as often as the player chose. */
export function RealityCheck() {
  const t = useTranslations('game')
  const due = useReality((reality) => reality.due)
  if (!due) return null
  const minutes = Math.floor(due.playedSeconds / 60)
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return (
    <Surface kind="dialog" title={t('realityTitle')} close={acknowledgeReality}>
      <dl className="space-y-8 text-14">
        <Line name={t('realityPlayed')}>
          <span className="figures text-22">{clock}</span>
        </Line>
        <Line name={t('staked')}>
          <MoneyText amount={due.staked} className="text-22" />
        </Line>
        <Line name={t('net')}>
          <MoneyText amount={moneyOf(due.net)} sign="always" className="text-22" />
        </Line>
      </dl>
      <p className="mt-12 text-14 text-soft">{t('realityLead')}</p>
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

type LineProps = { readonly name: string; readonly children: React.ReactNode }

const Line = ({ name, children }: LineProps) => (
  <div className="flex items-baseline justify-between gap-12">
    <dt className="text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
