const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
] as const

const MOST = 5

/**
 * Whole addresses for what was typed so far: none before a name, none once a domain is complete.
 */
export function emailSuggestions(typed: string): string[] {
  const [name, domain = '', ...more] = typed.split('@')
  if (!name || more.length > 0) return []
  const fitting = DOMAINS.filter((known) => known.startsWith(domain) && known !== domain)
  return fitting.slice(0, MOST).map((known) => `${name}@${known}`)
}
