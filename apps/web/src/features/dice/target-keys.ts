const STEP = 100
const FINE_STEP = 1
const PAGE = 1000

export type KeyPress = { readonly key: string; readonly shiftKey: boolean }

/**
 * The target in hundredths after a key on the slider: arrows move by 1, with Shift by 0.01, page
 * keys by 10, Home and End to the ends. Null for a key that is not the slider's.
 */
export function targetAfterKey(target: number, { key, shiftKey }: KeyPress): number | null {
  const step = shiftKey ? FINE_STEP : STEP
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: target + step,
    ArrowUp: target + step,
    ArrowLeft: target - step,
    ArrowDown: target - step,
    PageUp: target + PAGE,
    PageDown: target - PAGE,
    Home: 0,
    End: 10_000,
  }
  return moves[key] ?? null
}
