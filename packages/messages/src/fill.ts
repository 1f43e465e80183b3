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

/** A day, `2026-11-23`, written out in a language of the `lang` header; any other text as it is. */
export const shownDay = (day: string, language: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(day),
      )
    : day

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
