const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The operator's calendar day that an instant lies in, `2026-11-20`; daily limits count by it. */
export const localDay = (at: Date): string => local.format(at)
