import { factTexts } from '../i18n/areas/facts.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { factLines } from './fact-lines.ts'

/** Facts of any shape, for whoever compares before and after. */
export function Facts({ facts }: { readonly facts: unknown }) {
  const { t, lang } = useTexts()
  const area = useArea(factTexts)
  if (facts === null || facts === undefined) return <>–</>
  if (typeof facts !== 'object') return <>{JSON.stringify(facts)}</>
  const { roleNames, switchNames, riskFlags } = t
  const games = Object.fromEntries(
    Object.entries(switchNames).map(([name, word]) => [name.replace('game:', ''), word]),
  )
  const words = {
    ...area,
    names: { ...riskFlags, ...games, ...area.names },
    values: { ...area.values, roles: roleNames, game: games },
    lang,
  }
  return <pre className="facts">{factLines(facts, words).join('\n')}</pre>
}
