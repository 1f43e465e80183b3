import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { secondFactorQuery } from '../../session/second-factor-query.ts'
import { SwitchOff } from './switch-off.tsx'
import { SwitchOn } from './switch-on.tsx'

/** The second step of the login: how it stands, and the way to switch it. */
export function SecondFactor() {
  const t = useTranslations('security')
  const format = useFormatter()
  const [changing, setChanging] = useState<'on' | 'off' | null>(null)
  const { data, isError } = useQuery(secondFactorQuery)
  const isOn = data?.since != null
  const Icon = isOn ? ShieldCheck : ShieldOff
  const done = () => setChanging(null)
  return (
    <section aria-labelledby="factor-title">
      <h3 id="factor-title" className="flex items-center gap-8 text-16 font-[620]">
        <Icon className={`size-20 ${isOn ? 'text-win' : 'text-muted'}`} aria-hidden="true" />
        {t('factor')}
      </h3>
      {!data && !isError && <Skeleton className="mt-8 h-64" />}
      {isError && (
        <p role="alert" className="mt-4 text-14 text-lose">
          {t('failed')}
        </p>
      )}
      {data && (
        <p className="mt-4 text-14 leading-snug text-soft">
          {data.since === null
            ? t('factorOff')
            : t('factorOn', {
                since: format.dateTime(new Date(data.since), { dateStyle: 'short' }),
                count: data.recoveryCodes,
              })}
        </p>
      )}
      {data && !changing && (
        <Button
          look="outline"
          className="mt-12 w-full"
          onClick={() => setChanging(isOn ? 'off' : 'on')}
        >
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
      )}
      {changing === 'off' && <SwitchOff done={done} />}
      {changing === 'on' && <SwitchOn done={done} />}
    </section>
  )
}
