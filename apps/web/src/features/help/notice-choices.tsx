import { notice } from '@jogada/contract'
import type { NoticeChoices as Choices } from '@jogada/contract/notice'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { FoldMark } from '../../components/fold-mark.tsx'
import { inputClasses } from '../../components/field.tsx'
import { Switch } from '../../components/switch.tsx'
import { deviceTimeZone } from '../../platform/time-zone.ts'
import { clockOf, minutesOf } from './minutes-of-day.ts'

const CATEGORIES = ['money', 'rewards', 'support'] as const
const CHANNELS = ['push', 'mail'] as const
const TITLES = { push: 'choicesPush', mail: 'choicesMail' } as const
/** What quiet hours begin with: from ten in the evening to eight in the morning. */
const NIGHT = { from: 1320, to: 480 }

const choicesQuery = queryOptions({
  queryKey: ['player', 'notice-choices'],
  queryFn: ({ signal }) => request(notice.choices, {}, { loading: false, failure: 'here', signal }),
})

/**
 * How the player wants to be told of messages: by which channel of what, and when
 * browsers are quiet.
 */
export function NoticeChoices() {
  const t = useTranslations('help')
  const queryClient = useQueryClient()
  const { data } = useQuery(choicesQuery)
  const save = useMutation({
    mutationFn: (body: Choices) =>
      request(notice.setChoices, { body: { ...body, timeZone: deviceTimeZone() } }),
    onMutate: (now) => queryClient.setQueryData(choicesQuery.queryKey, now),
    onError: () => queryClient.invalidateQueries({ queryKey: choicesQuery.queryKey }),
  })
  if (!data) return null
  const change = (changes: Partial<Choices>) => save.mutate({ ...data, ...changes })
  return (
    <details className="group mt-8 rounded-10 bg-raised px-12">
      <summary className="flex min-h-[52px] cursor-pointer list-none items-center gap-12 py-8 text-14 font-[560] [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{t('choicesTitle')}</span>
        <FoldMark />
      </summary>
      <Matrix choices={data} change={change} />
      <p className="mt-8 text-12 text-muted">{t('choicesSafety')}</p>
      <Quiet quiet={data.quiet} change={(quiet) => change({ quiet })} />
    </details>
  )
}

type MatrixProps = {
  readonly choices: Choices
  readonly change: (changes: Partial<Choices>) => void
}

function Matrix({ choices, change }: MatrixProps) {
  const t = useTranslations('help')
  const id = useId()
  return (
    <table className="w-full text-14">
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col">
            <span className="visually-hidden">{t('inboxTitle')}</span>
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} id={`${id}${channel}`} scope="col" className="w-72 pb-4 font-[520]">
              {t(TITLES[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {CATEGORIES.map((category) => (
          <tr key={category}>
            <th id={`${id}${category}`} scope="row" className="py-4 text-left font-[520]">
              {t(`categories.${category}`)}
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className="text-center">
                <label className="inline-flex size-44 cursor-pointer items-center justify-center">
                  <input
                    type="checkbox"
                    aria-labelledby={`${id}${category} ${id}${channel}`}
                    className="size-20 accent-(--color-interactive)"
                    checked={choices[channel][category]}
                    onChange={({ target }) =>
                      change({ [channel]: { ...choices[channel], [category]: target.checked } })
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type QuietProps = {
  readonly quiet: Choices['quiet']
  readonly change: (quiet: Choices['quiet']) => void
}

function Quiet({ quiet, change }: QuietProps) {
  const t = useTranslations('help')
  return (
    <div className="pb-12">
      <Switch
        title={t('quietTitle')}
        lead={t('quietLead')}
        on={quiet !== null}
        choose={(on) => change(on ? NIGHT : null)}
      />
      {quiet && (
        <div className="grid grid-cols-2 gap-12">
          <Clock
            label={t('quietFrom')}
            minutes={quiet.from}
            change={(from) => change({ ...quiet, from })}
          />
          <Clock
            label={t('quietTo')}
            minutes={quiet.to}
            change={(to) => change({ ...quiet, to })}
          />
        </div>
      )}
    </div>
  )
}

type ClockProps = {
  readonly label: string
  readonly minutes: number
  readonly change: (minutes: number) => void
}

function Clock({ label, minutes, change }: ClockProps) {
  return (
    <label className="min-w-0 text-12 text-soft">
      <span className="mb-4 block">{label}</span>
      <input
        type="time"
        className={inputClasses}
        value={clockOf(minutes)}
        onChange={({ target }) => {
          const chosen = minutesOf(target.value)
          if (chosen !== null) change(chosen)
        }}
      />
    </label>
  )
}
