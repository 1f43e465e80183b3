import { parseOutcomeId } from '@jogada/core/sports/market-identity'
import { marketOf } from '@jogada/core/sports/markets/catalogue'
import { linesOf, partName, partsOf } from '@jogada/core/sports/markets/parts'
import { isSport } from '@jogada/core/sports/sport'
import { decimalText } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import type { Language } from '../../i18n/language.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

type Instance = {
  readonly sport: string
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
}

type Match = { readonly sport: string; readonly home: string; readonly away: string }

/** A market with its line as people read it, its key where the catalogue does not know it. */
export function marketWords({ sport, key, specifiers }: Instance, lang: Language): string {
  const language = lang === 'pt_BR' ? 'pt-br' : 'en-us'
  const names = isSport(sport) ? marketOf(sport, key)?.name : undefined
  const parts = partsOf(specifiers).map(({ name, number }) => partName(name[language], number))
  const name = [names?.[language] ?? key, ...parts].join(' · ')
  return [name, ...linesOf(specifiers).map((value) => decimalText(value, lang))].join(' ')
}

/** Names outcomes of a match: its sides by their names. */
export function useOutcomeWords({ home, away }: Pick<Match, 'home' | 'away'>) {
  const t = useArea(tradingTexts)
  const names: Readonly<Record<string, string>> = { ...t.outcomes, home, away }
  return (outcome: string): string => names[outcome] ?? outcome
}

/** Names a market or an outcome of a match by its id; the id itself where it cannot be read. */
export function useWordsOfId(match: Match) {
  const { lang } = useTexts()
  const outcomeWords = useOutcomeWords(match)
  return (id: string): string => {
    const isOutcome = id.includes('/@')
    const read = parseOutcomeId(isOutcome ? id : `${id}/@any`)
    if (!read) return id
    const market = marketWords({ sport: match.sport, ...read }, lang)
    return isOutcome ? `${market} · ${outcomeWords(read.outcome)}` : market
  }
}
