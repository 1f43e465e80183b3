import { centavos, formatMoney } from '@jogada/core'
import { limitAt, limitWindows } from '@jogada/core/limits/limits'
import type { LimitChange, LimitWindow } from '@jogada/core/limits/limits'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'

type Asked = {
  readonly changes: readonly LimitChange[]
  /** What was deposited in each running window. */
  readonly used: Readonly<Record<LimitWindow, bigint>>
  readonly now: Date
}

/**
 * What the deposit limits still let in, and the instant at which the narrowest of them counts anew;
 * null where nothing limits deposits.
 */
export function depositRoom({ changes, used, now }: Asked) {
  const rooms = limitWindows.flatMap((window) => {
    const limit = limitAt(changes, { kind: 'deposit', window }, now)
    if (limit === null) return []
    const room = limit - used[window]
    return [{ amount: room > 0n ? room : 0n, until: endOf(window, now) }]
  })
  const [narrowest] = rooms.toSorted((a, b) =>
    a.amount === b.amount ? b.until.getTime() - a.until.getTime() : a.amount < b.amount ? -1 : 1,
  )
  return narrowest
    ? { amount: formatMoney(centavos(narrowest.amount)), until: narrowest.until.toISOString() }
    : null
}

const DAY_MS = 24 * 60 * 60_000

/** When a window of the operator's calendar ends; weeks begin on Monday. */
function endOf(window: LimitWindow, now: Date): Date {
  const today = new Date(`${localDay(now)}T00:00:00Z`)
  const daysLeft = {
    day: 1,
    week: 7 - ((today.getUTCDay() + 6) % 7),
    month:
      new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).getUTCDate() -
      today.getUTCDate() +
      1,
  }[window]
  const next = new Date(today.getTime() + daysLeft * DAY_MS).toISOString().slice(0, 10)
  return startOfLocalDay(next)!
}
