import type { statistics } from '@jogada/contract/sport-book'
import type { CallReply } from '@jogada/contract'
import { Medal, Trophy } from 'lucide-react'
import { useTranslations } from 'use-intl'

type Statistics = CallReply<typeof statistics>
type Driver = Statistics['drivers'][number]

/** The drivers of the season before a race, and who stood on its podium in years before. */
export function RaceStatistics({ drivers, podiums }: Pick<Statistics, 'drivers' | 'podiums'>) {
  const t = useTranslations('sport')
  return (
    <>
      {podiums.length > 0 && (
        <section className="rounded-14 bg-card p-12" aria-label={t('podiumBefore')}>
          <h2 className="mb-8 text-16 font-[620]">{t('podiumBefore')}</h2>
          <ul className="space-y-8">
            {podiums.map(({ season, drivers: first }) => (
              <li key={season} className="flex gap-12 text-14">
                <span className="figures text-18 text-muted">{season}</span>
                <ol className="min-w-0 flex-1 space-y-4">
                  {first.map((driver, at) => (
                    <li key={driver} className="flex items-center gap-8">
                      <Place place={at + 1} />
                      <span className="min-w-0 truncate">{driver}</span>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </section>
      )}
      {drivers.length > 0 && <Season drivers={drivers} />}
    </>
  )
}

function Season({ drivers }: { readonly drivers: readonly Driver[] }) {
  const t = useTranslations('sport')
  const number = 'figures w-32 py-6 text-center text-16 font-normal'
  return (
    <section className="rounded-14 bg-card p-12" aria-label={t('drivers')}>
      <table className="w-full text-14">
        <caption className="mb-4 text-left text-16 font-[620]">{t('drivers')}</caption>
        <thead className="text-12 text-muted">
          <tr>
            <th>
              <span className="visually-hidden">{t('drivers')}</span>
            </th>
            <th className={number}>
              <Trophy className="mx-auto size-14" aria-hidden="true" />
              <span className="visually-hidden">{t('wins')}</span>
            </th>
            <th className={number}>
              <Medal className="mx-auto size-14" aria-hidden="true" />
              <span className="visually-hidden">{t('podiums')}</span>
            </th>
            <th className="text-right font-normal">{t('lastRaces')}</th>
          </tr>
        </thead>
        <tbody>
          {drivers.map(({ driver, wins, podiums, lastPlaces }) => (
            <tr key={driver} className="border-t border-line text-soft">
              <th scope="row" className="max-w-0 truncate py-6 text-left font-[520]">
                {driver}
              </th>
              <td className={number}>{wins}</td>
              <td className={number}>{podiums}</td>
              <td className="w-[1%]">
                <ol className="flex justify-end gap-2">
                  {lastPlaces.map((place, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- places have no other name
                    <li key={at}>
                      <Place place={place} />
                    </li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const PODIUM = 3

function Place({ place }: { readonly place: number | null }) {
  const t = useTranslations('sport')
  const look =
    place === null
      ? 'bg-lose/20 text-lose'
      : place <= PODIUM
        ? 'bg-win/20 text-win'
        : 'bg-raised text-soft'
  return (
    <span className={`figures grid size-24 place-items-center rounded-6 text-14 ${look}`}>
      {place ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{t('unplaced')}</span>
        </>
      )}
    </span>
  )
}
