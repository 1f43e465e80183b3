import { care } from '@jogada/contract'
import type { ActivityPeriod } from '@jogada/contract/care'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { PageFailed } from '../../components/page-card.tsx'
import { Segments } from '../../components/segments.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

const SPANS = ['day', 'week', 'month'] as const
type Span = (typeof SPANS)[number]

/** The net result as bars, a period a bar, and the sums of the one that is chosen. */
export function Activity() {
  const t = useTranslations()
  const [by, setBy] = useState<Span>('day')
  const { data, isError, refetch } = useQuery({
    queryKey: ['player', 'activity', by],
    queryFn: ({ signal }) =>
      request(care.activity, { query: { by } }, { loading: false, failure: 'here', signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="mb-12 text-18 font-[620]">
        {t('care.activity')}
      </h2>
      <Segments
        label={t('limits.window')}
        value={by}
        onChange={setBy}
        choices={SPANS.map((id) => ({ id, title: t(`limits.windows.${id}`) }))}
      />
      {isError && <PageFailed retry={() => void refetch()} />}
      {!isError && !data && <Skeleton className="mt-12 h-240" />}
      {data && <Periods key={data.by} by={data.by} periods={data.periods} />}
    </section>
  )
}

const ROOM = 46

function Periods(props: { readonly by: Span; readonly periods: readonly ActivityPeriod[] }) {
  const { by, periods } = props
  const t = useTranslations('care')
  const format = useFormatter()
  const [chosen, setChosen] = useState(periods.length - 1)
  const most = Math.max(1, ...periods.map(({ net }) => Math.abs(Number(net))))
  const nameOf = ({ from }: ActivityPeriod) =>
    format.dateTime(new Date(`${from}T12:00:00Z`), {
      ...(by === 'month'
        ? { month: 'short', year: '2-digit' }
        : { day: '2-digit', month: '2-digit' }),
      timeZone: 'UTC',
    })
  const period = periods[chosen]!
  return (
    <>
      <fieldset aria-label={t('net')} className="mt-12 grid auto-cols-fr grid-flow-col gap-2">
        {periods.map((one, place) => {
          const share = (Math.abs(Number(one.net)) / most) * ROOM
          const isLoss = Number(one.net) < 0
          return (
            <button
              key={one.from}
              type="button"
              aria-pressed={place === chosen}
              aria-label={`${nameOf(one)}: ${signed(one.net)}`}
              onClick={() => setChosen(place)}
              className="h-120 rounded-6 bg-page aria-pressed:bg-raised"
            >
              <svg
                viewBox="0 0 10 100"
                preserveAspectRatio="none"
                className="size-full"
                aria-hidden="true"
              >
                <rect x="0" y="49.6" width="10" height="0.8" className="fill-line-strong" />
                <rect
                  x="1.5"
                  width="7"
                  y={isLoss ? 50 : 50 - share}
                  height={share}
                  rx="1"
                  className={isLoss ? 'fill-lose' : 'fill-win'}
                />
              </svg>
            </button>
          )
        })}
      </fieldset>
      <p className="mt-6 text-center text-12 text-muted">{nameOf(period)}</p>
      <dl className="mt-6 grid grid-cols-2 gap-x-16 gap-y-6 text-14" aria-live="polite">
        <Sum name={t('deposited')} value={formatReais(period.deposited)} />
        <Sum name={t('staked')} value={formatReais(period.staked)} />
        <Sum name={t('won')} value={formatReais(period.won)} />
        <Sum name={t('net')} value={signed(period.net)} />
        <Sum
          name={t('played')}
          value={`${Math.floor(period.playedMinutes / 60)} h ${period.playedMinutes % 60} min`}
        />
      </dl>
    </>
  )
}

const signed = (net: string) =>
  net.startsWith('-') ? `− ${formatReais(net.slice(1))}` : formatReais(net)

const Sum = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-8">
    <dt className="text-soft">{name}</dt>
    <dd className="money text-16 leading-tight">{value}</dd>
  </div>
)
