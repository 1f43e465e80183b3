import { HOUSE_GAMES } from '../games/house-games.ts'
import type { HouseGame } from '../games/house-games.ts'

/**
 * What a record of the wallet is about: 10 top-up, 11 withdrawal, 20 transfer; ours are 30 sports
 * bet, 31 game, 40 promotion, and 90 for whatever else moved money.
 */
export type RecordType = '10' | '11' | '20' | '30' | '31' | '40' | '90'

/** How the kinds of money commands of each type begin. */
const beginnings = {
  '10': ['deposit'],
  '11': ['withdrawal'],
  '20': ['transfer'],
  '30': ['bet_', 'cash_out', 'cashout', 'ticket', 'parlay'],
  '31': [...HOUSE_GAMES, 'lucky_color', 'round_', 'draw_', 'game_', 'provider_'],
  '40': ['bonus', 'promise', 'gift', 'promotion', 'vip', 'referral', 'rebate', 'ladder'],
} as const satisfies Partial<Record<RecordType, readonly string[]>>

type Named = keyof typeof beginnings
const named = Object.keys(beginnings) as Named[]

/** The type of a money command by its kind. */
export const recordType = (kind: string): RecordType =>
  named.find((type) => beginnings[type].some((beginning) => kind.startsWith(beginning))) ?? '90'

/**
 * The house's game that a money command played, by its kind: `dice_bet` played dice,
 * `draw_double_stake` double. Null where none did.
 */
export function playedGame(kind: string): HouseGame | null {
  const code = kind.replace(/^draw_/, '').split('_')[0]
  return HOUSE_GAMES.find((game) => game === code) ?? null
}

/** A regular expression, for JavaScript and PostgreSQL alike, that the kinds of a type match. */
export function kindsOf(type: RecordType): string {
  if (type !== '90') return `^(${beginnings[type].join('|')})`
  return `^(?!${named.flatMap((one) => beginnings[one]).join('|')})`
}
