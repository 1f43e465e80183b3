export type PeriodChoice = 'today' | 'week' | 'month' | 'thisMonth' | 'year' | 'own'

/** First and last day of the house, both included; open where none is named. */
export type ChosenDays = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Whether what an address says has the form of a day. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)

const DAYS = { today: 1, week: 7, month: 30, year: 365 } as const
const DAY_MS = 86_400_000

const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The house's calendar day of an instant, `2026-11-20`. */
export const dayOf = (at: Date): string => local.format(at)

/** First and last day of a choice that ends on the day named. */
export const periodOf = (choice: Exclude<PeriodChoice, 'own'>, today: string) => ({
  from:
    choice === 'thisMonth'
      ? `${today.slice(0, -2)}01`
      : dayOf(new Date(Date.parse(`${today}T12:00:00Z`) - (DAYS[choice] - 1) * DAY_MS)),
  to: today,
})
