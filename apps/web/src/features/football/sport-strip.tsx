import { useTranslations } from 'use-intl'
import { SportIcon } from '../../components/sport-icon.tsx'

export type SportStripProps = {
  readonly sports: readonly string[]
  readonly chosen: string
  readonly choose: (sport: string) => void
}

/** The sports that have something to show. */
export function SportStrip({ sports, chosen, choose }: SportStripProps) {
  const t = useTranslations('sport')
  return (
    <fieldset
      aria-label={t('sportStrip')}
      className="-mx-16 mb-12 flex min-w-0 gap-8 overflow-x-auto px-16 [scrollbar-width:none]"
    >
      {sports.map((sport) => (
        <button
          key={sport}
          type="button"
          aria-pressed={sport === chosen}
          onClick={() => choose(sport)}
          className="press flex h-40 min-h-[44px] shrink-0 items-center gap-8 rounded-full bg-card px-16 text-14 text-soft hover:bg-raised aria-pressed:bg-interactive-soft aria-pressed:font-[600] aria-pressed:text-interactive"
        >
          <SportIcon sport={sport} className="size-18" />
          <SportName sport={sport} />
        </button>
      ))}
    </fieldset>
  )
}

function SportName({ sport }: { readonly sport: string }) {
  const t = useTranslations('sport')
  return t.has(`name.${sport as 'football'}`) ? t(`name.${sport as 'football'}`) : sport
}
