const two = (number: number) => String(number).padStart(2, '0')

/** Minutes after midnight as `22:00`, which is how a field for a time has it. */
export const clockOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** Minutes after midnight of a field for a time; null while it is not filled in. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? []
  return minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
