import { BET_STATES } from '@jogada/core/sports/codes'
import type { DrawGame } from '@jogada/core/games/house-games'
import { draw } from '@jogada/contract'
import type { DrawBet, DrawChannel, DrawRound, DrawRules } from '@jogada/contract/draw'
import { formatMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { quoteDraw } from '@jogada/core/games/draws'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { RequestFailure } from '../api/failure.ts'
import { OutcomeUnknown, requestKnown } from '../api/known-outcome.ts'
import { followCatalogue, request } from '../api/request.ts'
import { moneyOf } from '../components/typed-money.ts'
import { useGameRules } from '../game-table/game-stop.ts'
import { isFresh, keepFor, keptStake } from '../game-table/kept-game.ts'
import { limitsOf } from '../game-table/limits.ts'
import type { GameLimits } from '../game-table/limits.ts'
import { readRulesAfter } from '../game-table/rules-key.ts'
import { cueFor, playCue } from '../game-table/sound.ts'
import { automatic, useAutobet } from '../game-table/use-autobet.ts'
import { showToast } from '../overlays/toast.ts'
import { randomUuid } from '../platform/random-id.ts'
import { watchDraw } from '../realtime/live.ts'
import { onConnect, onPlayerEvent } from '../realtime/socket.ts'
import { takeBalance } from '../session/balance-change.ts'
import { queryClient } from '../session/query-client.ts'
import { currentToken, useLoggedIn } from '../session/session.ts'
import {
  currentDrawQuery,
  drawRulesQuery,
  myDrawBetsQuery,
  takeOwnBet,
  takeTick,
} from './draw-queries.ts'
import type { CurrentDraw } from './draw-queries.ts'
import { toldBet } from './own-result.ts'
import type { DrawResult } from './own-result.ts'
import { serverNow, useClock } from './server-clock.ts'

/** A bet that this page sent: on its way, or not accepted: rejected for a rule, else failed. */
export type Attempt = {
  readonly key: string
  readonly selection: string
  readonly stake: string
  readonly code: (typeof BET_STATES)['placing' | 'rejected' | 'failed']
}

const ATTEMPTS_SHOWN = 5
/** From an accepted bet to the next one by hand. */
const REST_MS = 500
/** A bet of a run is not sent closer to the lock than this. */
const LAST_CALL_MS = 1_000
const POLL_MS = 200

/** Everything the table of a shared game shows and does on a channel. */
export function useDrawTable(
  game: DrawGame,
  channel: DrawChannel,
  first: string,
  accepted: string,
) {
  const loggedIn = useLoggedIn()
  const { data: current } = useQuery(currentDrawQuery(channel))
  const { rules, isStopped, isManual } = useGameRules(game, drawRulesQuery(game))
  const { data: mine } = useQuery({ ...myDrawBetsQuery(channel), enabled: loggedIn })
  const [selection, setSelection] = useState(first)
  const [stake, setOwnStake] = useState(() => keptStake(game))
  const result = useFollowedDraws(channel)
  const { attempts, isResting, send } = useSentBets(game, channel, accepted)
  const round = current?.round ?? null
  const isOpen = useIsOpen(round)
  const limits = limitsOf(rules)
  const pays = rules?.paytable.find((row) => row.selection === selection)?.multipliers
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const auto = useAutobet({
    play: async (amount, isEnding) => {
      const open = await nextOpenRound(channel, () => gone.current || isEnding())
      const bet = open && (await send(open, { selection, amount, pays }, 'auto'))
      return bet ? settledBet(channel, bet, gone) : null
    },
    stake,
    maxStake: limits.maxStake,
    isStopped,
    isManual,
  })
  const quote = quoteOf(rules, { selection, stake: auto.run?.stake ?? stake }, limits)
  return {
    channel,
    current,
    round,
    rules,
    limits,
    isOpen,
    isStopped,
    mine: mine ?? [],
    attempts,
    result,
    selection,
    setSelection,
    stake,
    setStake: (amount: Money) => {
      setOwnStake(amount)
      keepFor(game, { stake: formatMoney(amount) })
    },
    quote,
    auto,
    /** Whether a run has been started on what is chosen, so that nothing else can be chosen. */
    isFixed: auto.run !== null,
    isSending: attempts.some(({ code }) => code === BET_STATES.placing),
    isResting,
    bet: () => {
      if (round) void send(round, { selection, amount: stake, pays })
    },
  }
}

export type DrawTable = ReturnType<typeof useDrawTable>

function quoteOf(
  rules: DrawRules | undefined,
  bet: { readonly selection: string; readonly stake: Money },
  limits: GameLimits,
) {
  const selections = Object.fromEntries(
    (rules?.paytable ?? []).map((row) => [row.selection, row.multipliers]),
  )
  const table = { id: 'shown', outcomes: rules?.outcomes ?? 1, selections }
  return rules ? quoteDraw(table, bet, limits) : null
}

/** Keeps the channel fresh and tells what the player's bets brought. */
function useFollowedDraws(channel: DrawChannel): DrawResult | null {
  const [result, setResult] = useState<DrawResult | null>(null)
  useEffect(() => watchDraw(channel, takeTick), [channel])
  useEffect(() => {
    return onPlayerEvent('drawSettled', (settled) => {
      if (settled.channel !== channel) return
      setResult(settled)
      playCue(cueFor(settled))
      void queryClient.invalidateQueries({ queryKey: ['player', 'draws', channel] })
    })
  }, [channel])
  return result
}

/** Whether bets are taken now, by the server's clock. */
const useIsOpen = (round: DrawRound | null): boolean =>
  useClock(() => round?.state === 'open' && serverNow() < Date.parse(round.lockAt))

/** A bet as its player sees it. */
type Shown = {
  readonly selection: string
  readonly amount: Money
  /** What the selection pays for each outcome; nothing until the rules are known. */
  readonly pays: readonly number[] | undefined
}

/** Sends bets, one key each, and keeps what became of those that were not taken. */
function useSentBets(game: DrawGame, channel: DrawChannel, accepted: string) {
  const [attempts, setAttempts] = useState<readonly Attempt[]>([])
  const [isResting, setResting] = useState(false)
  useTakenBets(channel, (key) =>
    setAttempts((known) => known.filter((attempt) => attempt.key !== key)),
  )
  /** Gives the bet that was taken; null for a failure, which is thrown in automatic play. */
  const send = async (
    round: DrawRound,
    { selection, amount, pays }: Shown,
    by: 'manual' | 'auto' = 'manual',
  ) => {
    const sentMs = Date.now()
    const attempt = {
      key: randomUuid(),
      selection,
      stake: formatMoney(amount),
      code: BET_STATES.placing,
    } as const
    setAttempts((known) => [attempt, ...known].slice(0, ATTEMPTS_SHOWN))
    setResting(true)
    const end = (code: Attempt['code'] | null) =>
      setAttempts((known) =>
        known.flatMap((one) =>
          one.key !== attempt.key ? [one] : code === null ? [] : [{ ...one, code }],
        ),
      )
    const token = currentToken()
    const place = () => {
      // once the round takes no bet any more, to ask can place none
      const sinceMs = isOver(round) ? Date.now() : sentMs
      return placeBet(game, {
        channel,
        roundId: round.roundId,
        pays,
        token,
        by,
        sinceMs,
        ...attempt,
      })
    }
    const take = (answer: Awaited<ReturnType<typeof place>>) => {
      end(null)
      if (currentToken() !== token) return null
      takeBalance(answer)
      playCue('chip')
      showToast(accepted)
      takeOwnBet(answer.bet)
      return answer.bet
    }
    const refuse = (error: unknown) => {
      if (currentToken() !== token) return end(null)
      const isRule = error instanceof RequestFailure && readRulesAfter(game, error)
      end(isRule ? BET_STATES.rejected : BET_STATES.failed)
      if (error instanceof RequestFailure) followCatalogue(error)
    }
    try {
      const bet = take(await place())
      // the second press of a double click is no second bet
      setTimeout(() => setResting(false), REST_MS)
      return bet
    } catch (error) {
      setResting(false)
      // nobody said whether it counts: it is neither taken nor refused until somebody does
      const isSafe = () => isFresh({ atMs: sentMs }, Date.now()) || isOver(round)
      if (error instanceof OutcomeUnknown) void untilKnown(place, isSafe).then(take, refuse)
      else refuse(error)
      if (by === 'auto') throw error
      return null
    }
  }
  return { attempts, isResting, send }
}

/** Shows the player's bets of every page and device as they are taken, and tells their keys. */
function useTakenBets(channel: DrawChannel, taken: (key: string) => void) {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!loggedIn) return undefined
    const stopBets = onPlayerEvent('drawBet', ({ bet, key }) => {
      taken(key)
      takeOwnBet(bet)
    })
    const { queryKey } = myDrawBetsQuery(channel)
    const stopConnect = onConnect(() => void queryClient.invalidateQueries({ queryKey }))
    return () => {
      stopBets()
      stopConnect()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it only ever takes attempts away
  }, [loggedIn, channel])
}

/** Past its lock by this much a round takes no bet, whatever the two clocks differ. */
const SURELY_MS = 3_000

const isOver = ({ lockAt }: DrawRound) => serverNow() > Date.parse(lockAt) + SURELY_MS

/**
 * Asks until it is known, however long the server is out of reach. A bet that never arrived would be
 * placed by the question: it waits until that is still what its player wants, or cannot happen.
 */
async function untilKnown<Answer>(
  ask: () => Promise<Answer>,
  isSafe: () => boolean,
): Promise<Answer> {
  for (;;) {
    if (!isSafe()) {
      await wait()
      continue
    }
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error
    }
  }
}

type SentBet = {
  readonly channel: DrawChannel
  readonly roundId: string
  readonly selection: string
  readonly stake: string
  readonly pays: readonly number[] | undefined
  readonly key: string
  readonly token: string | null
  readonly by: 'manual' | 'auto'
  /** When the player asked for it. */
  readonly sinceMs: number
}

function placeBet(game: DrawGame, sent: SentBet) {
  const { channel, roundId, selection, pays, key, token, sinceMs } = sent
  const seen = pays && { seenMultipliers: [...pays] }
  const bet = { stake: sent.stake, ...seen, ...automatic(sent.by) }
  const options = { idempotencyKey: key, token, sinceMs }
  if (game === 'double') {
    const color = selection as 'red' | 'black' | 'white'
    return requestKnown(draw.betDouble, { body: { roundId, selection: color, ...bet } }, options)
  }
  const period = channel as Exclude<DrawChannel, 'double'>
  const body = { channel: period, roundId, selection, ...bet }
  return requestKnown(draw.betLuckyColor, { body }, options)
}

type Gone = { readonly current: boolean }

/** The next round that can be bet on; null when play is to end before one opens. */
async function nextOpenRound(
  channel: DrawChannel,
  isEnding: () => boolean,
): Promise<DrawRound | null> {
  for (;;) {
    if (isEnding() || !navigator.onLine) return null
    const held = queryClient.getQueryData<CurrentDraw>(currentDrawQuery(channel).queryKey)
    const round = held?.round
    const isTime = round && Date.parse(round.lockAt) - serverNow() > LAST_CALL_MS
    if (round?.state === 'open' && isTime) return round
    await wait()
  }
}

/** A bet once it is settled, however long the connection is away; null when its page was left. */
async function settledBet(channel: DrawChannel, { betId, roundId }: DrawBet, gone: Gone) {
  for (;;) {
    if (gone.current) return null
    const held = queryClient.getQueryData<DrawBet[]>(myDrawBetsQuery(channel).queryKey)
    const bet = held?.find((one) => one.betId === betId)
    const told = bet && toldBet(bet)
    if (told) return told
    const current = queryClient.getQueryData<CurrentDraw>(currentDrawQuery(channel).queryKey)
    const isOver = current?.round && BigInt(current.round.roundId) > BigInt(roundId)
    await wait(isOver ? POLL_MS * 5 : POLL_MS)
    if (isOver) await refreshMine(channel)
  }
}

const refreshMine = async (channel: DrawChannel) => {
  const query = myDrawBetsQuery(channel)
  const bets = await request(
    draw.myDrawBets,
    { params: { channel } },
    { loading: false, failure: 'here' },
  ).catch(() => null)
  if (bets) queryClient.setQueryData(query.queryKey, bets)
}

const wait = (delayMs = POLL_MS) => new Promise((resolve) => setTimeout(resolve, delayMs))

/** What the player has on a selection of a round. */
export function stakedOn(bets: readonly DrawBet[], roundId: string, selection: string): Money {
  const own = bets.filter((bet) => bet.roundId === roundId && bet.selection === selection)
  return own.reduce<Money>((sum, bet) => (sum + moneyOf(bet.stake)) as Money, zero)
}
