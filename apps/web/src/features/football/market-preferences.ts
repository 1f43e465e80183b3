import { create } from 'zustand'
import { keep } from '../../platform/storage.ts'

type Preferences = {
  /** Keys of the markets that the player wants first. */
  readonly favourites: readonly string[]
  /** Keys of the markets whose lines are all shown. */
  readonly unfolded: readonly string[]
}

const kept = keep('localStorage', 'jogada.markets')

const NONE: Preferences = { favourites: [], unfolded: [] }

/** How the player likes the markets of a match; it holds for every match, on this device. */
export const useMarketPreferences = create<Preferences>(() => read(kept.read()))

/** Kept preferences; none where there is nothing that can be read. */
export function read(text: string | null): Preferences {
  try {
    const { favourites, unfolded } = JSON.parse(text ?? '{}') as Partial<Preferences>
    return { favourites: keysOf(favourites), unfolded: keysOf(unfolded) }
  } catch {
    return NONE
  }
}

const keysOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((key) => typeof key === 'string') : []

/** Puts a kind of market into one of the lists, or takes it out. */
export function toggleMarket(list: keyof Preferences, key: string) {
  const held = useMarketPreferences.getState()[list]
  const others = held.filter((one) => one !== key)
  useMarketPreferences.setState({ [list]: others.length < held.length ? others : [...held, key] })
  kept.write(JSON.stringify(useMarketPreferences.getState()))
}
