const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as an input shows it: the wall clock of Brasília, wherever the browser stands. */
export const wallClock = (instant: string | null): string =>
  instant === null ? '' : local.format(new Date(instant)).replace(' ', 'T')

/** The instant that such a wall clock means, three hours behind UTC; null for none. */
export const instantAt = (typed: unknown): string | null =>
  typeof typed === 'string' && typed !== ''
    ? new Date(`${typed.slice(0, 16)}:00-03:00`).toISOString()
    : null
