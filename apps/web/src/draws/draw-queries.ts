import { draw } from '@jogada/contract'
import type { CallDefinition, CallReply } from '@jogada/contract'
import type { DrawBet, DrawChannel, DrawTick } from '@jogada/contract/draw'
import type { DrawGame } from '@jogada/core/games/house-games'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { rulesKey } from '../game-table/rules-key.ts'
import { queryClient } from '../session/query-client.ts'
import { heardServerTime } from './server-clock.ts'

export type CurrentDraw = CallReply<typeof draw.currentDraw>

const QUIET = { loading: false, failure: 'here' } as const
const LOOK_AGAIN_MS = 5_000

const keyOf = (channel: DrawChannel) => ['draws', channel, 'current'] as const

type Round = CurrentDraw['round']

const COURSE: readonly string[] = ['open', 'locked', 'drawn', 'settled', 'void']

/** Whether a round, or a state of it, was over when another one was told. */
function isBehind(round: Round, held: Round): boolean {
  if (!round || !held) return false
  const ahead = BigInt(held.roundId) - BigInt(round.roundId)
  return ahead > 0n || (ahead === 0n && COURSE.indexOf(round.state) < COURSE.indexOf(held.state))
}

/** The round under way; the live socket keeps it fresh, and a look now and then what it missed. */
export const currentDrawQuery = (channel: DrawChannel) =>
  queryOptions({
    queryKey: keyOf(channel),
    queryFn: async ({ signal }) => {
      const current = await request(draw.currentDraw, { params: { channel } }, { ...QUIET, signal })
      heardServerTime(current.serverTime)
      // an answer that was read before the last tick tells nothing of the round any more
      const held = queryClient.getQueryData<CurrentDraw>(keyOf(channel))
      return held && isBehind(current.round, held.round)
        ? { ...current, round: held.round, totals: held.totals }
        : current
    },
    refetchInterval: LOOK_AGAIN_MS,
  })

const RULES = {
  double: draw.doubleRules,
  luckyColor: draw.luckyColorRules,
} as const satisfies Readonly<Record<DrawGame, CallDefinition>>

export const drawRulesQuery = (game: DrawGame) =>
  queryOptions({
    queryKey: rulesKey(game),
    queryFn: ({ signal }) => request(RULES[game], {}, { ...QUIET, signal }),
    staleTime: Infinity,
  })

export const drawRoundsQuery = (channel: DrawChannel) =>
  queryOptions({
    queryKey: ['draws', channel, 'rounds'],
    queryFn: ({ signal }) =>
      request(draw.drawRounds, { params: { channel } }, { ...QUIET, signal }),
  })

export const drawProofQuery = (channel: DrawChannel, roundId: string) =>
  queryOptions({
    queryKey: ['draws', channel, 'proof', roundId],
    queryFn: ({ signal }) =>
      request(draw.drawProof, { params: { channel, roundId } }, { ...QUIET, signal }),
  })

/** The player's last bets on a channel, newest first. */
export const myDrawBetsQuery = (channel: DrawChannel) =>
  queryOptions({
    queryKey: ['player', 'draws', channel],
    queryFn: ({ signal }) =>
      request(draw.myDrawBets, { params: { channel } }, { ...QUIET, signal }),
  })

/** Writes a bet that was taken before those that are known, once. */
export function takeOwnBet(bet: DrawBet) {
  const { queryKey } = myDrawBetsQuery(bet.channel)
  // an answer that is under way may have been read before the bet
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
  queryClient.setQueryData<DrawBet[]>(queryKey, (known) =>
    known?.some(({ betId }) => betId === bet.betId) ? known : [bet, ...(known ?? [])],
  )
}

/** The player's bets on one round, newest first. */
export const myRoundBetsQuery = (channel: DrawChannel, roundId: string) =>
  queryOptions({
    queryKey: ['player', 'draws', channel, roundId],
    queryFn: ({ signal }) =>
      request(
        draw.myDrawBets,
        { params: { channel }, query: { round: roundId } },
        { ...QUIET, signal },
      ),
  })

/** Writes what the live socket told into what is known; asks for what a tick does not carry. */
export function takeTick({ serverTime, round, totals }: DrawTick) {
  heardServerTime(serverTime)
  const { queryKey } = currentDrawQuery(round.channel)
  queryClient.setQueryData<CurrentDraw>(queryKey, (held) => {
    if (!held) return held
    return isBehind(round, held.round) ? held : { ...held, serverTime, round, totals }
  })
  void queryClient.invalidateQueries({ queryKey })
  if (round.state === 'settled' || round.state === 'void') {
    void queryClient.invalidateQueries({ queryKey: ['player', 'draws', round.channel] })
    void queryClient.invalidateQueries({ queryKey: ['draws', round.channel, 'rounds'] })
  }
}
