import { Refusal } from './refusal.ts'

/** What an attempt gives whose reading changed before its commit. */
export const AGAIN: unique symbol = Symbol('again')

/**
 * An attempt comes too late when another command was committed before it, so that of as many calls
 * that race the last is decided too. Nobody has more under way at once by hand.
 */
const ATTEMPTS = 20

export type Attempt = {
  /** From 1 on. */
  readonly number: number
  readonly isLast: boolean
}

const refuseAsBusy = () => {
  throw new Refusal('service_busy')
}

/**
 * Makes an attempt, which reads what decides and commits what follows from it, until what it read
 * still holds at its commit: again while it gives `AGAIN`, and at most `attempts` times. Gives what
 * the attempt gave; after the last one what `afterLast` gives, or refuses with `service_busy`. What
 * is to be the same in each attempt, as a rule the key, stays outside.
 */
export async function untilFresh<T>(
  attempt: (which: Attempt) => Promise<T | typeof AGAIN>,
  {
    attempts = ATTEMPTS,
    afterLast = refuseAsBusy,
  }: { readonly attempts?: number; readonly afterLast?: () => T } = {},
): Promise<T> {
  for (let number = 1; number <= attempts; number++) {
    const given = await attempt({ number, isLast: number === attempts })
    if (given !== AGAIN) return given
  }
  return afterLast()
}
