import type { Language } from '../i18n/language.ts'
import { amountText, decimalText, instantText } from './shown.tsx'

export type FactWords = {
  readonly lang: Language
  readonly names: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly yes: string
  readonly no: string
}

/** Facts that are kept in parts: how many make one, and what stands behind it. */
const PARTS: Readonly<Record<string, readonly [parts: number, unit: string]>> = {
  rates: [1000, '%'],
  rebateParts: [1000, '%'],
  withdrawalFeePerMille: [10, '%'],
  discountParts: [100, '%'],
  multiplierHundredths: [100, '×'],
}

/** Lists whose places people count from one. */
const COUNTED_FROM_ONE = new Set(['rates', 'steps', 'contribution', 'shares'])

const AMOUNT = /^-?\d{1,15}\.\d{2}$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Facts of any shape, a line for each, in the operator's words. */
export const factLines = (facts: object, words: FactWords): string[] =>
  Object.entries(facts).map(([path, value]) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
    return `${nameText(path, words)}: ${valueText(name, value, words)}`
  })

/** `levels.3.award` is the award of level 3. */
function nameText(path: string, { names }: FactWords): string {
  const parts = path.split('.')
  return parts
    .map((part, at) =>
      /^\d+$/.test(part) && COUNTED_FROM_ONE.has(parts[at - 1] ?? '')
        ? String(Number(part) + 1)
        : (names[part] ?? names[camelCase(part)] ?? part),
    )
    .join(' ')
}

/** Columns of tables stand in snake_case: `is_offered` is what `isOffered` is. */
const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function valueText(name: string, value: unknown, words: FactWords): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return numberText(name, value, words.lang)
  if (typeof value === 'string') return text(name, value, words)
  if (Array.isArray(value)) return listText(name, value, words)
  const { home, away, ...more } = value as Record<string, unknown>
  const isScore = typeof home === 'number' && typeof away === 'number'
  if (isScore && Object.keys(more).length === 0) return `${home}:${away}`
  return factLines(value, words).join(', ')
}

function numberText(name: string, value: number, lang: Language): string {
  const [parts, unit] = PARTS[name] ?? [1, '']
  return decimalText(`${value / parts}${unit && ` ${unit}`}`, lang)
}

function text(name: string, value: string, { lang, values }: FactWords): string {
  if (AMOUNT.test(value)) {
    return `${value.startsWith('-') ? '−' : ''}R$ ${amountText(value.replace('-', ''), lang)}`
  }
  if (INSTANT.test(value)) return instantText(value, lang)
  return values[name]?.[value] ?? value
}

/** Texts have a line each when they are sentences, otherwise they stand side by side. */
function listText(name: string, list: readonly unknown[], words: FactWords): string {
  const shown = list.map((one) => valueText(name, one, words))
  const isLong = shown.some((one) => one.length > 40)
  return isLong ? `\n${shown.join('\n')}` : shown.join(', ')
}
