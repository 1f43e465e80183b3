import { ops } from '@jogada/contract'
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { isUnread } from './result-entry.ts'
import type { ResultField, ResultTexts, TextField } from './result-entry.ts'

type ResultInputProps = {
  readonly name: ResultField
  readonly sport: string
  readonly entrants: readonly string[]
  readonly texts: ResultTexts
  readonly set: (change: Partial<ResultTexts>) => void
}

const SIDES = ['home', 'away'] as const

/** The input of one thing that a result is made of. */
export function ResultInput({ name, sport, entrants, texts, set }: ResultInputProps) {
  const t = useArea(tradingTexts)
  const label = useLabel(name, sport)
  if (name === 'superOver') {
    return (
      <Checkbox
        label={label}
        checked={texts.superOver}
        onChange={(event) => set({ superOver: event.currentTarget.checked })}
      />
    )
  }
  if (name === 'classified' || name === 'retired') {
    const other = texts[name === 'classified' ? 'retired' : 'classified']
    return (
      <MultiSelect
        label={label}
        w="100%"
        searchable
        data={entrants.filter((one) => !other.includes(one))}
        value={[...texts[name]]}
        onChange={(value) => set({ [name]: value })}
      />
    )
  }
  const sides = SIDES.map((value) => ({ value, label: t.winners[value] }))
  const options = {
    winner: [...SIDES, ...(sport === 'cricket' ? (['draw'] as const) : []), 'none' as const].map(
      (value) => ({ value, label: t.winners[value] }),
    ),
    gaveUp: sides,
    qualified: sides,
    method: ops.trading.boutMethods.map((value) => ({ value, label: t.methods[value] })),
    roundSeconds: ops.trading.roundLengths.map((value) => ({
      value: String(value),
      label: t.roundLengths[value],
    })),
    pole: [...entrants],
    fastestLap: [...texts.classified, ...texts.retired],
  }
  if (name in options) {
    return (
      <Select
        label={label}
        searchable={name === 'pole' || name === 'fastestLap'}
        clearable
        data={options[name as keyof typeof options]}
        value={texts[name] || null}
        onChange={(value) => set({ [name]: value ?? '' })}
      />
    )
  }
  return (
    <TextInput
      label={label}
      placeholder={PLACEHOLDERS[name] ?? ''}
      w={WIDE.has(name) ? 360 : 170}
      value={texts[name]}
      error={isUnread(name, texts[name])}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
}

const WIDE: ReadonlySet<TextField> = new Set<TextField>(['sets', 'periods', 'innings'])

const PLACEHOLDERS: Partial<Readonly<Record<TextField, string>>> = {
  score: '2-1',
  halfTime: '1-0',
  corners: '6-4',
  cornersHalfTime: '3-1',
  extraTime: '2-1',
  penalties: '4-3',
  bestOf: '3',
  tieBreak: '10-8',
}

/** What a sport calls what it counts. */
const USUAL = { score: 'goals', periods: 'quarters', played: 'minutes' } as const
const OF_SPORT = {
  basketball: { score: 'points' },
  american_football: { score: 'points' },
  rugby: { score: 'points', periods: 'halves' },
  baseball: { score: 'runs', periods: 'innings', played: 'innings' },
  cricket: { score: 'runs' },
  snooker: { score: 'frames' },
} as const

function useLabel(name: ResultField, sport: string): string {
  const t = useArea(tradingTexts)
  const words = { ...USUAL, ...(sport in OF_SPORT && OF_SPORT[sport as keyof typeof OF_SPORT]) }
  if (name === 'score') return t.scoreOf[words.score]
  if (name === 'periods') return t.periods[words.periods]
  if (name === 'played') return t.played[words.played]
  return t[name]
}
