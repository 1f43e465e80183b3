export const periodNames = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'year'] as const

export type PeriodName = (typeof periodNames)[number]
export type Period = { readonly from: string; readonly to: string }

/** The periods that are asked for most, as of a calendar day; both ends are included. */
export function periodsAt(today: string): Readonly<Record<PeriodName, Period>> {
  const yesterday = daysBefore(today, 1)
  const month = `${today.slice(0, 7)}-01`
  const lastOfMonth = daysBefore(month, 1)
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: daysBefore(today, 6), to: today },
    month: { from: month, to: today },
    lastMonth: { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  }
}

function daysBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - days)
  return at.toISOString().slice(0, 10)
}
