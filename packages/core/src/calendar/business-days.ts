const DAY_MS = 86_400_000

/** Month and day; 20 November since 2024 (Lei 14.759/2023). */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): Date {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return new Date(Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32))
}

const textOf = (day: Date) => day.toISOString().slice(0, 10)

/**
 * Whether offices work on a day in all of Brazil. Carnival and Corpus Christi are left to each
 * office and count as work, so that a term never ends later than it must.
 */
export function isBusinessDay(day: Date): boolean {
  if (day.getUTCDay() % 6 === 0 || FIXED.includes(textOf(day).slice(5))) return false
  const goodFriday = easterOf(day.getUTCFullYear()).getTime() - 2 * DAY_MS
  return day.getTime() !== goodFriday
}

/** The day so many business days after another one, both as `yyyy-mm-dd`. */
export function businessDaysAfter(day: string, count: number): string {
  let at = new Date(`${day}T00:00:00.000Z`)
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + DAY_MS)
    if (isBusinessDay(at)) left--
  }
  return textOf(at)
}
