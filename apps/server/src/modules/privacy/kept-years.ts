/** Records of bets, payments and identity are kept five years (Portaria SPA/MF 1.143/2024). */
export const KEPT_YEARS = 5

/** Until when what is closed at an instant is kept. */
export const yearsAfter = (at: Date): Date => byYears(at, KEPT_YEARS)

/** Since when something must be closed for its time to be over at an instant. */
export const yearsBefore = (at: Date): Date => byYears(at, -KEPT_YEARS)

function byYears(at: Date, years: number): Date {
  const then = new Date(at)
  then.setUTCFullYear(then.getUTCFullYear() + years)
  return then
}
