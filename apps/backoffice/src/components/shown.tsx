import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Language } from '../i18n/language.ts'
import { useTexts } from '../i18n/use-texts.tsx'

/** An amount of reais as people of the language read it; exact, never through a float. */
export function Money({ amount }: { readonly amount: string | null }) {
  const { lang } = useTexts()
  return amount === null ? <>–</> : <span className="money">{reaisText(amount, lang)}</span>
}

/** The same as text. */
export const reaisText = (amount: string, lang: Language): string =>
  `${amount.startsWith('-') ? '−' : ''}R$ ${amountText(amount.replace('-', ''), lang)}`

/** An amount that is not negative, without its currency. */
export function amountText(amount: string, lang: Language): string {
  const [whole = '0', cents = '00'] = amount.split('.')
  const point = lang === 'pt_BR' ? ',' : '.'
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, lang === 'pt_BR' ? '.' : ',')}${point}${cents}`
}

/** A plain decimal such as `2.50` or `-0.75` with the decimal mark of the language. */
export const decimalText = (text: string, lang: Language): string =>
  lang === 'pt_BR' ? text.replaceAll(/(\d)\.(?=\d)/g, '$1,') : text

/** A decimal that may be below zero, with the minus that amounts have. */
export const signedText = (text: string, lang: Language): string =>
  decimalText(text, lang).replace(/^-/, '−')

/** Decimals, or text with decimals in it, in the operator's language; a dash for null. */
export function Decimal({ of: text }: { readonly of: string | null }) {
  const { lang } = useTexts()
  return <>{text === null ? '–' : signedText(text, lang)}</>
}

/** A calendar day, `2026-11-20`, as people of the language write it. */
export function dayText(day: string, lang: Language): string {
  const [year, month, date] = day.split('-')
  return lang === 'pt_BR' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}

/** The same on a page. */
export function Day({ day }: { readonly day: string }) {
  const { lang } = useTexts()
  return <time dateTime={day}>{dayText(day, lang)}</time>
}

/** The time of day of an instant, to the minute. */
export const timeText = (at: string, lang: Language): string =>
  new Date(at).toLocaleTimeString(lang.replace('_', '-'), {
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  })

/** An instant in the operator's time zone, as people of the language write it. */
export const instantText = (at: string, lang: Language): string =>
  new Date(at).toLocaleString(lang.replace('_', '-'), {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Sao_Paulo',
  })

/** The same on a page. */
export function Instant({ at }: { readonly at: string | null }) {
  const { lang } = useTexts()
  if (at === null) return <>–</>
  return <time dateTime={at}>{instantText(at, lang)}</time>
}

/** One fact under its name. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  )
}
