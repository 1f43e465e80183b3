/** The specification's match phases by their names here; `-12` is a match cut short for good. */
export const MATCH_PHASES = {
  not_open: 0,
  first_half: 1,
  half_time: 2,
  second_half: 3,
  overtime: 4,
  penalties: 5,
  finished: -1,
  cancelled: -10,
  to_be_determined: -11,
  abandoned: -12,
  interrupted: -13,
  postponed: -14,
} as const

export type MatchPhase = keyof typeof MATCH_PHASES

export type MatchPhaseCode = (typeof MATCH_PHASES)[MatchPhase]

/** What part of a match a market counts, by the specification's codes. */
export const GAME_TIMES = {
  full_game: 1,
  first_half: 2,
  corners: 4,
  quarter_1: 1001,
  quarter_2: 1002,
  quarter_3: 1003,
  quarter_4: 1004,
} as const

export type GameTime = keyof typeof GAME_TIMES

export type GameTimeCode = (typeof GAME_TIMES)[GameTime]

/** The life of a bet; two codes stand for a failed one. `drawn` bets carry a result as well. */
export const BET_STATES = {
  placing: -10,
  accepted: 1000,
  open: 0,
  rejected: 4,
  failed: -11,
  drawn: 9999,
  not_drawn: 8888,
  draw_exception: -1,
} as const

export type BetState = keyof typeof BET_STATES

export type BetStateCode = (typeof BET_STATES)[BetState]

/** How a settled bet ended. */
export const BET_RESULTS = { win: 10, lose_half: 11, lose: 20, win_half: 21, refund: 90 } as const

export type BetResult = keyof typeof BET_RESULTS

export type BetResultCode = (typeof BET_RESULTS)[BetResult]

/** Whether the phase can still change the score. */
export const isInPlay = (phase: MatchPhase): boolean =>
  phase === 'first_half' ||
  phase === 'half_time' ||
  phase === 'second_half' ||
  phase === 'overtime' ||
  phase === 'penalties'

/** The name of a match phase code; undefined for a number that is none. */
export const matchPhaseOf = (code: number): MatchPhase | undefined => nameOf(MATCH_PHASES, code)

/** The name of a bet result code; undefined for a number that is none. */
export const betResultOf = (code: number): BetResult | undefined => nameOf(BET_RESULTS, code)

function nameOf<Name extends string>(
  table: Readonly<Record<Name, number>>,
  code: number,
): Name | undefined {
  return (Object.keys(table) as Name[]).find((name) => table[name] === code)
}
