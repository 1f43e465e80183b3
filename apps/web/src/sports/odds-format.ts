import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

/** The ways of writing a price that a player can choose from. */
export const SHOWN_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hong_kong',
  'malay',
  'indonesian',
] as const

export type ShownFormat = (typeof SHOWN_FORMATS)[number]

type OddsFormat = {
  readonly format: ShownFormat
  /** Odds of the wire as a player reads them. */
  readonly write: (odds: string) => string
}

const decimal: OddsFormat = {
  format: 'decimal',
  write: (odds) => odds.replace(/(\.\d\d)\d+$/, '$1').replace('.', ','),
}

/** How prices are written; they travel and are kept as decimals whatever is chosen. */
export const useOddsFormat = create<OddsFormat>(() => decimal)

const kept = SHOWN_FORMATS.find((format) => format === stored.oddsFormat.read())
if (kept) void chooseOddsFormat(kept)

/** Chooses how prices are written, for this start and the next. */
export async function chooseOddsFormat(format: ShownFormat) {
  stored.oddsFormat.write(format)
  if (format === 'decimal') return useOddsFormat.setState(decimal)
  const { oddsIn } = await import('./odds-in.ts')
  useOddsFormat.setState({ format, write: (odds) => oddsIn(odds, format) })
}

/** Writes odds in the player's format. */
export const useOddsText = (): OddsFormat['write'] => useOddsFormat(({ write }) => write)
