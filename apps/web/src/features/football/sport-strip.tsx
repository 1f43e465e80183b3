import { useTranslations } from 'use-intl'
import { SportIcon } from '../../components/sport-icon.tsx'

type Shown = { readonly sport: string; readonly live: number; readonly upcoming: number }

export type SportStripProps = {
  readonly sports: readonly Shown[]
  readonly chosen: string
  readonly choose: (sport: string) => void
}

/** Every sport, in a row that moves, on a desktop in as many as it takes; a live one has a dot with its count, one without matches stands back. */
export function SportStrip({ sports, chosen, choose }: SportStripProps) {
  const t = useTranslations('sport')
  const name = useSportName()
  return (
    <fieldset
      aria-label={t('sportStrip')}
      className="-mx-16 mb-12 flex min-w-0 gap-6 overflow-x-auto px-16 [scrollbar-width:none] desktop:flex-wrap"
    >
      {sports.map(({ sport, live, upcoming }) => (
        <button
          key={sport}
          type="button"
          aria-pressed={sport === chosen}
          onClick={() => choose(sport)}
          className={`press relative flex h-64 min-h-[56px] min-w-72 shrink-0 flex-col items-center justify-center gap-4 rounded-14 bg-card px-10 text-12 hover:bg-raised aria-pressed:bg-interactive-soft aria-pressed:font-[600] aria-pressed:text-interactive ${live + upcoming > 0 ? 'text-soft' : 'text-muted'}`}
        >
          <SportIcon sport={sport} className="size-22" />
          <span className="max-w-80 truncate">{name(sport)}</span>
          {live > 0 && (
            <span className="absolute top-4 right-4 flex items-center gap-3 rounded-full bg-live-soft px-5 text-12 leading-18 text-lose">
              <span className="live-dot" aria-hidden="true" />
              <span className="figures text-14">{live}</span>
              <span className="visually-hidden">{t('live')}</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

/** The name of a sport by its key. */
export function useSportName(): (sport: string) => string {
  const t = useTranslations('sport')
  return (sport) =>
    t.has(`name.${sport as 'football'}`) ? t(`name.${sport as 'football'}`) : sport
}
