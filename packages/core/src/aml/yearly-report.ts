export type YearlyReport = {
  /** The year that it is about. */
  readonly year: number
  /** Its last day, `yyyy-mm-dd`. */
  readonly dueOn: string
}

const LAST_DAY = '02-01'

/**
 * The report to the SPA that is due next as of a day in Brasília: that on a year by 1 February of
 * the next one (Portaria SPA/MF 1.143/2024).
 */
export function nextYearlyReport(today: string): YearlyReport {
  const thisYear = Number(today.slice(0, 4))
  const year = today.slice(5) <= LAST_DAY ? thisYear - 1 : thisYear
  return { year, dueOn: `${year + 1}-${LAST_DAY}` }
}
