import type { Language } from '../i18n/language.ts'
import { useTexts } from '../i18n/use-texts.tsx'

/** An amount of reais as people of the language read it; exact, never through a float. */
export function Money({ amount }: { readonly amount: string | null }) {
  const { lang } = useTexts()
  return amount === null ? <>–</> : <span className="money">{reaisText(amount, lang)}</span>
}

/** The same as text. */
export function reaisText(amount: string, lang: Language): string {
  const [whole = '0', cents = '00'] = amount.replace('-', '').split('.')
  const point = lang === 'pt_BR' ? ',' : '.'
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, lang === 'pt_BR' ? '.' : ',')
  return `${amount.startsWith('-') ? '−' : ''}R$ ${grouped}${point}${cents}`
}

/** An instant in the operator's time zone. */
export function Instant({ at }: { readonly at: string | null }) {
  const { lang } = useTexts()
  if (at === null) return <>–</>
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(lang.replace('_', '-'), {
        dateStyle: 'short',
        timeStyle: 'medium',
        timeZone: 'America/Sao_Paulo',
      })}
    </time>
  )
}

/** A fact on its line; lists of texts have a line for each. */
function factText(value: unknown): string {
  if (typeof value === 'string') return value
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return isTexts && value.length > 0 ? `\n${value.join('\n')}` : JSON.stringify(value)
}

/** Facts of any shape, for whoever compares before and after. */
export function Facts({ facts }: { readonly facts: unknown }) {
  if (facts === null || facts === undefined) return <>–</>
  if (typeof facts !== 'object') return <>{JSON.stringify(facts)}</>
  return (
    <pre className="facts">
      {Object.entries(facts)
        .map(([name, value]) => `${name}: ${factText(value)}`)
        .join('\n')}
    </pre>
  )
}
