import { rulesPage } from '@jogada/core/sports/rules/rules-page'
import type { RulesTexts } from '@jogada/core/sports/rules/texts/rules-texts'
import { rulesTexts } from '@jogada/core/sports/rules/texts/of-language'
import { SPORTS, isSport } from '@jogada/core/sports/sport'
import type { Sport } from '@jogada/core/sports/sport'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLanguage } from '../../i18n/language.ts'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { EventsFailed } from '../../sports/events-failed.tsx'
import { useMarketName } from '../../sports/use-market-words.ts'
import { ChipSelect } from './chip-select.tsx'
import { useSportName } from './sport-strip.tsx'

/** The rules of a sport as the settlement works by them. */
export function SportRulesOverlay({ params, close }: OverlayProps<'sportRules'>) {
  const t = useTranslations('sport')
  const name = useSportName()
  const [sport, setSport] = useState(isSport(params.sport) ? params.sport : SPORTS[0])
  const { data, isError, refetch } = useQuery({
    queryKey: ['sport', 'rulesTexts', useLanguage(({ entry }) => entry.key)],
    queryFn: ({ queryKey: [, , key] }) => textsIn(key!),
    staleTime: Infinity,
  })
  return (
    <Surface kind="sheet" title={t('rulesTitle', { sport: name(sport) })} close={close}>
      <div className="mb-12 flex">
        <ChipSelect
          label={t('sportStrip')}
          value={sport}
          onChange={(id) => isSport(id) && setSport(id)}
          options={SPORTS.map((id) => ({ id, title: name(id) }))}
        />
      </div>
      {data ? (
        <Sections sport={sport} texts={data} />
      ) : isError ? (
        <EventsFailed retry={refetch} />
      ) : (
        <Skeleton className="h-284" />
      )}
    </Surface>
  )
}

function Sections({ sport, texts }: { readonly sport: Sport; readonly texts: RulesTexts }) {
  const marketName = useMarketName()
  return rulesPage(sport, { texts, marketName }).sections.map(({ heading, paragraphs }) => (
    <section key={heading} className="mb-20">
      <h3 className="mb-8 text-16 font-[620] text-interactive">{heading}</h3>
      <ul className="list-disc space-y-6 pl-18 text-14 leading-snug text-soft marker:text-muted">
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
    </section>
  ))
}

/** The sentences of the chosen language; Nigeria's entry reads English. */
function textsIn(key: string): Promise<RulesTexts> {
  const language = key.toLowerCase().replace('_', '-')
  return rulesTexts[language in rulesTexts ? (language as keyof typeof rulesTexts) : 'en-us']()
}
