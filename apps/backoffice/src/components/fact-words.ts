import { approvalTexts } from '../i18n/areas/approvals.ts'
import type { factTexts } from '../i18n/areas/facts.ts'
import { offerTexts } from '../i18n/areas/offers.ts'
import { stakeLimitTexts } from '../i18n/areas/stake-limits.ts'
import type { Language } from '../i18n/language.ts'
import type { Texts } from '../i18n/use-texts.tsx'
import { sportNames } from '../pages/trading/sport-names.ts'
import type { FactWords } from './fact-lines.ts'

/** What facts and their values are called: their own words, and those that pages have for the same. */
export function factWords(
  area: (typeof factTexts)[keyof typeof factTexts],
  { t, lang }: { readonly t: Texts; readonly lang: Language },
): FactWords {
  const { roleNames, switchNames, riskFlags, refusalReasons, states } = t
  const games = Object.fromEntries(
    Object.entries(switchNames).map(([name, word]) => [name.replace('game:', ''), word]),
  )
  const isPortuguese = lang === 'pt_BR'
  const stakeLimits = isPortuguese ? stakeLimitTexts.pt : stakeLimitTexts.en
  const offers = isPortuguese ? offerTexts.pt : offerTexts.en
  const { facts: ofRoles } = isPortuguese ? approvalTexts.pt : approvalTexts.en
  return {
    ...area,
    names: { ...riskFlags, ...games, ...stakeLimits.limits, ...ofRoles, ...area.names },
    values: {
      ...area.values,
      roles: roleNames,
      lastingRoles: roleNames,
      kind: offers.kinds,
      contribution: offers.families,
      game: games,
      sport: isPortuguese ? sportNames.pt : sportNames.en,
      reason: refusalReasons,
      state: { ...states, ...area.values['state'] },
    },
    lang,
  }
}
