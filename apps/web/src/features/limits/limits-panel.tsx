import { limits } from '@jogada/contract'
import type { LimitsView } from '@jogada/contract/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { PageFailed } from '../../components/page-card.tsx'
import { Segments } from '../../components/segments.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { setRealityMinutes } from '../../game-table/reality.ts'
import { Activity } from './activity.tsx'
import { LimitRow } from './limit-row.tsx'
import { limitsQuery } from '../../session/limits-query.ts'
import { Pauses } from './pauses.tsx'
import { SelfTest } from './self-test.tsx'

const WINDOWS = ['day', 'week', 'month'] as const

/** Whether a kind that the licence asks for has no limit in any window. */
const isWanting = ({ required, limits }: LimitsView) =>
  required.some((kind) => limits.every((entry) => entry.kind !== kind || entry.limit === null))

/**
 * What a player has limited, how much of it is used, and the ways to stop for a while or for good.
 */
export function LimitsPanel() {
  const t = useTranslations('limits')
  const { data, isError, refetch } = useQuery(limitsQuery)
  const [isJustStopped, setJustStopped] = useState(false)
  const [window, setWindow] = useState<(typeof WINDOWS)[number]>('day')
  if (!data) {
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-320" />
  }
  return (
    <div className="space-y-28">
      {data.pause && <PauseNote pause={data.pause} isJustMade={isJustStopped} />}
      <section aria-labelledby="limits-own">
        <h2 id="limits-own" className="text-18 font-[620]">
          {t('own')}
        </h2>
        <p className="mt-4 mb-12 text-14 leading-snug text-soft">
          {t('ownLead', { hours: String(data.looserAfterHours) })}
        </p>
        {isWanting(data) && <p className="mb-12 text-14 leading-snug text-soft">{t('required')}</p>}
        <Segments
          label={t('window')}
          value={window}
          onChange={setWindow}
          choices={WINDOWS.map((id) => ({ id, title: t(`windows.${id}`) }))}
        />
        <ul className="mt-8 divide-y divide-line">
          {data.limits
            .filter((entry) => entry.window === window)
            .map((entry) => (
              <LimitRow key={`${entry.kind} ${entry.window}`} entry={entry} />
            ))}
        </ul>
      </section>
      <RealityCheck view={data} />
      <Pauses onStopped={() => setJustStopped(true)} />
      <Activity />
      <SelfTest />
    </div>
  )
}

type PauseNoteProps = {
  readonly pause: NonNullable<LimitsView['pause']>
  /** Brings it into sight of who has just pressed, further down. */
  readonly isJustMade: boolean
}

function PauseNote({ pause, isJustMade }: PauseNoteProps) {
  const box = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (isJustMade) box.current?.scrollIntoView?.()
  }, [isJustMade])
  const t = useTranslations('limits')
  const format = useFormatter()
  const until =
    pause.until &&
    format.dateTime(new Date(pause.until), { dateStyle: 'short', timeStyle: 'short' })
  return (
    <output ref={box} className="block scroll-mt-80 rounded-10 bg-raised p-12 text-14 leading-snug">
      {until
        ? t(pause.kind === 'self_exclusion' ? 'excludedUntil' : 'pausedUntil', { until })
        : t('excluded')}
    </output>
  )
}

function RealityCheck({ view }: { readonly view: LimitsView }) {
  const t = useTranslations('limits')
  const queryClient = useQueryClient()
  const choose = useMutation({
    mutationFn: (minutes: number) =>
      request(limits.setRealityCheck, { body: { minutes } }, { failure: 'here' }),
    onSuccess: (data) => {
      queryClient.setQueryData(limitsQuery.queryKey, data)
      setRealityMinutes(data.realityCheckMinutes)
    },
  })
  return (
    <section aria-labelledby="limits-check">
      <h2 id="limits-check" className="text-18 font-[620]">
        {t('check')}
      </h2>
      <p className="mt-4 mb-12 text-14 leading-snug text-soft">{t('checkLead')}</p>
      <Segments
        label={t('check')}
        value={String(view.realityCheckMinutes)}
        onChange={(minutes) => choose.mutate(Number(minutes))}
        disabled={choose.isPending}
        choices={view.realityCheckChoices.map((minutes) => ({
          id: String(minutes),
          title: t('minutes', { minutes: String(minutes) }),
        }))}
      />
      {choose.error && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {wordsOf(choose.error) || t('failed')}
        </p>
      )}
    </section>
  )
}
