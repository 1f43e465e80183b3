const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as an input shows it: the wall clock of Brasília, wherever the browser stands. */
export const wallClock = (instant: string | null): string =>
  instant === null ? '' : local.format(new Date(instant)).replace(' ', 'T')

const exact = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** As `wallClock` with its second, the begun one or the next whole one. */
export const exactClock = (instant: string, round: 'down' | 'up' = 'down'): string => {
  const ms = Date.parse(instant)
  const whole = (round === 'up' ? Math.ceil(ms / 1000) : Math.floor(ms / 1000)) * 1000
  return exact.format(new Date(whole)).replace(' ', 'T')
}

/** The instant that such a wall clock means, three hours behind UTC; null for none. */
export const instantAt = (typed: unknown): string | null =>
  typeof typed === 'string' && typed !== ''
    ? new Date(`${typed.length > 16 ? typed.slice(0, 19) : `${typed}:00`}-03:00`).toISOString()
    : null
