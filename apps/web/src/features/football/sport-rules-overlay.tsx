import { rulesPage } from '@jogada/core/sports/rules/rules-page'
import { SPORTS, isSport } from '@jogada/core/sports/sport'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { ChipSelect } from './chip-select.tsx'
import { useSportName } from './sport-strip.tsx'

/** The rules of a sport as the settlement works by them. */
export function SportRulesOverlay({ params, close }: OverlayProps<'sportRules'>) {
  const t = useTranslations('sport')
  const locale = useLocale()
  const name = useSportName()
  const [sport, setSport] = useState(isSport(params.sport) ? params.sport : SPORTS[0])
  const page = rulesPage(sport, locale.startsWith('pt') ? 'pt-br' : 'en-us')
  return (
    <Surface kind="sheet" title={t('rulesTitle', { sport: page.title })} close={close}>
      <div className="mb-12 flex">
        <ChipSelect
          label={t('sportStrip')}
          value={sport}
          onChange={(id) => isSport(id) && setSport(id)}
          options={SPORTS.map((id) => ({ id, title: name(id) }))}
        />
      </div>
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mb-16">
          <h3 className="mb-6 text-16 font-[620] text-interactive">{heading}</h3>
          <ul className="space-y-6 text-14 leading-snug text-soft">
            {paragraphs.map((paragraph) => (
              <li key={paragraph}>{paragraph}</li>
            ))}
          </ul>
        </section>
      ))}
    </Surface>
  )
}
