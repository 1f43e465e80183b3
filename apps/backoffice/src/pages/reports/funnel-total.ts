import type { CallReply, ops } from '@jogada/contract'

export type Line = Omit<CallReply<typeof ops.books.funnel>['days'][number], 'day'>

/** The steps of all days together; it has no day, also where there is one day alone. */
export const funnelTotal = (days: readonly Line[]): Line => {
  const sum = (step: keyof Line) => days.reduce((all, day) => all + day[step], 0)
  return {
    registered: sum('registered'),
    confirmed: sum('confirmed'),
    paid: sum('paid'),
    paidAgain: sum('paidAgain'),
    played: sum('played'),
  }
}
