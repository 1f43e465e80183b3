import type { SportEvent } from '@jogada/contract/sport'
import type { statistics } from '@jogada/contract/sport-book'
import type { CallReply } from '@jogada/contract'
import { Crest } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { Skeleton } from '../../components/skeleton.tsx'
import { EventsFailed } from '../../sports/events-failed.tsx'
import { useSideName } from '../../sports/use-side-name.ts'
import { statisticsQuery } from './book-queries.ts'
import { outcomeFor } from './past-match.ts'
import { RaceStatistics } from './race-statistics.tsx'
import type { PastMatch } from './past-match.ts'

type Statistics = CallReply<typeof statistics>

/** Form, head to head and table of a match, from open data. */
export function StatisticsView({ event }: { readonly event: SportEvent }) {
  const t = useTranslations('sport')
  const { data, isError, refetch } = useQuery(statisticsQuery(event.eventId))
  if (!data && isError) return <EventsFailed retry={refetch} />
  if (!data) return <Skeleton className="h-240" />
  const { source, homeForm, awayForm, headToHead, table, drivers, podiums } = data
  if (!source) {
    return <p className="rounded-14 bg-card p-20 text-14 text-muted">{t('noStatistics')}</p>
  }
  return (
    <div className="space-y-8">
      <RaceStatistics drivers={drivers} podiums={podiums} />
      {event.away !== '' && (
        <section className="rounded-14 bg-card p-12" aria-label={t('form')}>
          <h2 className="mb-8 text-16 font-[620]">{t('form')}</h2>
          <Form team={event.home} matches={homeForm} />
          <Form team={event.away} matches={awayForm} />
        </section>
      )}
      {headToHead.length > 0 && (
        <section className="rounded-14 bg-card p-12" aria-label={t('headToHead')}>
          <h2 className="mb-8 text-16 font-[620]">{t('headToHead')}</h2>
          <ul className="space-y-6">
            {headToHead.map((match) => (
              <Past key={match.date + match.competition + match.home} match={match} />
            ))}
          </ul>
        </section>
      )}
      {table.length > 0 && <Table table={table} teams={[event.home, event.away]} />}
      <p className="text-12 text-muted">{t('source', source)}</p>
    </div>
  )
}

const MARKS = {
  won: 'bg-win/20 text-win',
  drawn: 'bg-pressed text-soft',
  lost: 'bg-lose/20 text-lose',
} as const

function Form(props: { readonly team: string; readonly matches: readonly PastMatch[] }) {
  const { team, matches } = props
  const t = useTranslations('sport')
  const nameOf = useSideName()
  return (
    <div className="flex min-h-36 items-center gap-8">
      <Crest team={team} className="size-20 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-14 font-[520]">{nameOf(team)}</span>
      <ol className="flex gap-4">
        {matches.slice(0, 5).map((match) => {
          const mark = outcomeFor(team, match)
          const score = `${nameOf(match.home)} ${match.score.home}–${match.score.away} ${nameOf(match.away)}`
          return (
            <li
              key={match.date + match.competition + match.home + match.away}
              title={score}
              className={`grid size-24 place-items-center rounded-6 text-12 font-[640] ${MARKS[mark]}`}
            >
              <span aria-hidden="true">{t(`formMark.${mark}`)}</span>
              <span className="visually-hidden">
                {t(`formName.${mark}`)}: {score}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Past({ match }: { readonly match: PastMatch }) {
  const format = useFormatter()
  const nameOf = useSideName()
  const { home, away, score, date, competition } = match
  return (
    <li className="grid grid-cols-[auto_1fr_auto_1fr] items-center gap-8 text-14">
      <span className="text-12 text-muted">
        {isDay(date)
          ? format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'short', timeZone: 'UTC' })
          : `${nameOf(competition)} ${date}`}
      </span>
      <span className="truncate text-right">{nameOf(home)}</span>
      <span className="figures rounded-6 bg-raised px-8 text-18">
        {score.home} : {score.away}
      </span>
      <span className="truncate">{nameOf(away)}</span>
    </li>
  )
}

/** Some sources know no more than the year. */
const isDay = (date: string) => date.length > 4

type TableProps = { readonly table: Statistics['table']; readonly teams: readonly string[] }

function Table({ table, teams }: TableProps) {
  const t = useTranslations('sport')
  const nameOf = useSideName()
  const number = 'figures w-36 py-6 text-right text-16 font-normal'
  return (
    <section className="rounded-14 bg-card p-12" aria-label={t('table')}>
      <h2 className="mb-4 text-16 font-[620]">{t('table')}</h2>
      <table className="w-full text-14">
        <thead className="text-12 text-muted">
          <tr>
            <th className={number}>#</th>
            <th className="pl-10 text-left font-normal">{t('team')}</th>
            <Head short={t('played')} name={t('playedName')} />
            <Head short={t('difference')} name={t('differenceName')} />
            <Head short={t('points')} name={t('pointsName')} />
          </tr>
        </thead>
        <tbody>
          {table.map(({ place, team, played, goalsFor, goalsAgainst, points }) => (
            <tr
              key={team}
              className={`border-t border-line ${teams.includes(team) ? 'bg-interactive-soft font-[640] text-interactive' : 'text-soft'}`}
            >
              <td className={number}>{place}</td>
              <td className="max-w-0 truncate pl-10">{nameOf(team)}</td>
              <td className={number}>{played}</td>
              <td className={number}>{goalsFor - goalsAgainst}</td>
              <td className={`${number} pr-4`}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Head = ({ short, name }: { readonly short: string; readonly name: string }) => (
  <th className="w-36 text-right font-normal">
    <abbr title={name} className="no-underline">
      {short}
    </abbr>
  </th>
)
