import type { Language } from '../i18n/language.ts'
import { decimalText, instantText, reaisText, signedText } from './shown.tsx'

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

/** Facts whose decimals are no amounts, with all that stands in them. */
const WITHOUT_AMOUNTS = new Set(['odds', 'specifiers', 'corners', 'sigma'])

const AMOUNT = /^-?\d{1,15}\.\d{2}$/
const DECIMAL = /^-?\d+\.\d+$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

type Line = FactWords & { readonly name: string; readonly hasAmounts: boolean }

/** Facts of any shape, a line for each, in the operator's words. */
export const factLines = (facts: object, words: FactWords): string[] =>
  linesOf(facts, { ...words, hasAmounts: true })

const linesOf = (facts: object, words: Omit<Line, 'name'>): string[] =>
  Object.entries(facts).map(([path, value]) => {
    const parts = path.split('.').map(camelCase)
    const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? path
    const hasAmounts = words.hasAmounts && !parts.some((part) => WITHOUT_AMOUNTS.has(part))
    return `${nameText(path, words)}: ${valueText(value, { ...words, name, hasAmounts })}`
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

function valueText(value: unknown, line: Line): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? line.yes : line.no
  if (typeof value === 'number') return numberText(value, line)
  if (typeof value === 'string') return text(value, line)
  if (Array.isArray(value)) return listText(value, line)
  const { home, away, ...more } = value as Record<string, unknown>
  const isScore = typeof home === 'number' && typeof away === 'number'
  if (isScore && Object.keys(more).length === 0) return `${home}:${away}`
  return linesOf(value, line).join(', ')
}

function numberText(value: number, { name, lang }: Line): string {
  const [parts, unit] = PARTS[name] ?? [1, '']
  return decimalText(`${value / parts}${unit && ` ${unit}`}`, lang)
}

function text(value: string, line: Line): string {
  const { name, hasAmounts, lang, values } = line
  if (hasAmounts && AMOUNT.test(value)) return reaisText(value, lang)
  if (!hasAmounts && DECIMAL.test(value)) return signedText(value, lang)
  if (INSTANT.test(value)) return instantText(value, lang)
  if (name === 'contribution' && value.startsWith('{')) return percentsText(value, line)
  return values[name]?.[value] ?? value
}

/** Percents of families as a campaign's row keeps them; those that it does not name count whole. */
function percentsText(stored: string, { values }: Line): string {
  const percents = Object.entries(JSON.parse(stored) as Record<string, number>)
  if (percents.length === 0) return '100 %'
  const lines = percents.map(
    ([family, percent]) => `${values['contribution']?.[family] ?? family}: ${percent} %`,
  )
  return `\n${lines.join('\n')}`
}

/** Texts have a line each when they are sentences, otherwise they stand side by side. */
function listText(list: readonly unknown[], line: Line): string {
  const shown = list.map((one) => valueText(one, line))
  const isLong = shown.some((one) => one.length > 40)
  return isLong ? `\n${shown.join('\n')}` : shown.join(', ')
}
