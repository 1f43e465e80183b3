const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

const DAY_MS = 86_400_000

/** The operator's calendar day, `2026-11-20`, some days ago. */
export const today = (daysAgo = 0): string => local.format(new Date(Date.now() - daysAgo * DAY_MS))
