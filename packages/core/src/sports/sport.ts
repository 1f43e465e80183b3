/** The sports that can be offered; American football and rugby are one entry of the menu. */
export const SPORTS = [
  'football',
  'basketball',
  'tennis',
  'boxing',
  'snooker',
  'baseball',
  'volleyball',
  'badminton',
  'american_football',
  'rugby',
  'table_tennis',
  'cricket',
  'motor_racing',
] as const

export type Sport = (typeof SPORTS)[number]

export const isSport = (text: string): text is Sport => (SPORTS as readonly string[]).includes(text)
