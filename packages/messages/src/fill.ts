import { localeOf } from './by-language.ts'

/** Puts values into the `{name}` places of a text; a place without a value is left out. */
export const fill = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** A sum of the wire, `1234.50`, as players read it beside its R$ in every language: `1.234,50`. */
export const shownSum = (sum: string): string => {
  const match = /^(\d+)\.(\d{2})$/.exec(sum)
  if (!match) return sum
  const [, reais = '', cents = ''] = match
  return `${reais.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${cents}`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/**
 * A day, `2026-11-23`, or an instant of it with its hour in São Paulo, written out in a language of
 * the `lang` header; any other text as it is.
 */
export function shownTime(text: string, language: string): string {
  const inStyle = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', ...style }).format(
      new Date(text),
    )
  if (DAY.test(text)) return inStyle({ timeZone: 'UTC' })
  if (INSTANT.test(text)) return inStyle({ timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
  return text
}

/** As `fill`, with sums after `R$ ` as players read them; one that follows `R$` at once stays. */
export const fillSums = (
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  fill(
    text.replaceAll(/(?<=R\$ )\{(\w+)\}/g, (_, name: string) =>
      shownSum(String(values[name] ?? '')),
    ),
    values,
  )
