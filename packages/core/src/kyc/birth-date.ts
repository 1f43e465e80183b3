const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const OLDEST = '1900-01-01'
const ADULT_YEARS = 18

/**
 * Whether a text is a day of the calendar, `1990-05-17`, on which somebody alive may
 * have been born.
 */
export function isBirthDate(text: string, today: string): boolean {
  if (!DAY.test(text) || text < OLDEST || text > today) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/**
 * Whether who was born on a day is eighteen on another, both as `1990-05-17`; who was born on 29
 * February is so on 1 March of a year that has none.
 */
export const isAdult = (born: string, today: string): boolean =>
  `${Number(born.slice(0, 4)) + ADULT_YEARS}${born.slice(4)}` <= today
