import type { DrawGame } from '../house-games.ts'

/** A sequence of shared rounds that follow each other by the clock. */
export type DrawChannelCode = 'double' | 'lucky30s' | 'lucky1m' | 'lucky3m' | 'lucky5m'

/** Milliseconds after a round's opening; periods divide the day. */
export type DrawTiming = {
  readonly periodMs: number
  /** Bets are taken before it. */
  readonly lockMs: number
  /** The outcome may be known from here. */
  readonly drawMs: number
  /** The seed is revealed and bets are paid. */
  readonly completeMs: number
  /** Two digits in the middle of the round's id. */
  readonly type: string
}

const lucky = (periodMs: number, type: string): DrawTiming => ({
  periodMs,
  lockMs: periodMs - 5_000,
  drawMs: periodMs,
  completeMs: periodMs,
  type,
})

export const DRAW_TIMINGS: Readonly<Record<DrawChannelCode, DrawTiming>> = {
  double: { periodMs: 30_000, lockMs: 15_000, drawMs: 15_000, completeMs: 23_000, type: '01' },
  lucky30s: lucky(30_000, '05'),
  lucky1m: lucky(60_000, '10'),
  lucky3m: lucky(180_000, '30'),
  lucky5m: lucky(300_000, '50'),
}

export const DRAW_CHANNELS = Object.keys(DRAW_TIMINGS) as readonly DrawChannelCode[]

const GAMES: Readonly<Record<DrawChannelCode, DrawGame>> = {
  double: 'double',
  lucky30s: 'luckyColor',
  lucky1m: 'luckyColor',
  lucky3m: 'luckyColor',
  lucky5m: 'luckyColor',
}

/** The game whose rounds follow each other on a channel. */
export const drawGameOf = (channel: DrawChannelCode): DrawGame => GAMES[channel]

/** The channels of a game. */
export const drawChannelsOf = (game: DrawGame): DrawChannelCode[] =>
  DRAW_CHANNELS.filter((channel) => GAMES[channel] === game)

/** Instants of a round in milliseconds since 1970. */
export type DrawSlot = {
  readonly roundId: string
  readonly openAt: number
  readonly lockAt: number
  readonly drawAt: number
  readonly completeAt: number
  readonly endAt: number
}

/** Brasília keeps UTC−3 all year (Decreto 9.772/2019 ended summer time). */
const BRASILIA_MS = -3 * 3_600_000
const DAY_MS = 86_400_000

/**
 * The round of a channel that an instant lies in. Its id is the day in Brasília, the channel's two
 * digits and the number of the day from 0001.
 */
export function drawSlotAt(channel: DrawChannelCode, atMs: number): DrawSlot {
  const { periodMs, lockMs, drawMs, completeMs, type } = DRAW_TIMINGS[channel]
  const localMs = atMs + BRASILIA_MS
  const midnight = Math.floor(localMs / DAY_MS) * DAY_MS
  const index = Math.floor((localMs - midnight) / periodMs)
  const openAt = midnight + index * periodMs - BRASILIA_MS
  const day = new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '')
  return {
    roundId: `${day}${type}${String(index + 1).padStart(4, '0')}`,
    openAt,
    lockAt: openAt + lockMs,
    drawAt: openAt + drawMs,
    completeAt: openAt + completeMs,
    endAt: openAt + periodMs,
  }
}

/** The channel that a round's id names; null for what is no id of a round. */
export function drawChannelOf(roundId: string): DrawChannelCode | null {
  const type = /^\d{8}(\d{2})\d{4}$/.exec(roundId)?.[1]
  return DRAW_CHANNELS.find((channel) => DRAW_TIMINGS[channel].type === type) ?? null
}

/** A round that is not drawn a whole period after its time is void, and its bets go back. */
export const isTooLateToDraw = (channel: DrawChannelCode, drawAt: number, atMs: number): boolean =>
  atMs > drawAt + DRAW_TIMINGS[channel].periodMs
