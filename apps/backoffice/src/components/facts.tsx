import { factTexts } from '../i18n/areas/facts.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { factLines } from './fact-lines.ts'
import { factWords } from './fact-words.ts'

/** Facts of any shape, for whoever compares before and after. */
export function Facts({ facts }: { readonly facts: unknown }) {
  const texts = useTexts()
  const area = useArea(factTexts)
  if (facts === null || facts === undefined) return <>–</>
  if (typeof facts !== 'object') return <>{JSON.stringify(facts)}</>
  return <pre className="facts">{factLines(facts, factWords(area, texts)).join('\n')}</pre>
}
