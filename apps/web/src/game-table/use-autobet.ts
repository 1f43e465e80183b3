import { centavos, parseMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { useEffect, useRef, useState } from 'react'
import { moneyOf } from '../components/typed-money.ts'
import { holdUninvited } from '../overlays/uninvited.ts'
import { isLive } from '../realtime/socket.ts'
import { balanceQuery } from '../session/player-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { afterRound, faultOf, startRun } from './autobet.ts'
import type { AutobetEnd, AutobetFault, AutobetPlan, AutobetRun } from './autobet.ts'
import { endOfFailure } from './autobet-failure.ts'
import { useReality } from './reality.ts'

const HIDDEN_FOR_MS = 60_000

export type PlayMode = 'manual' | 'auto'

/** What a bet of automatic play says of itself to the server. */
export const automatic = (by: PlayMode): { automatic?: true } =>
  by === 'auto' ? { automatic: true } : {}

/** The plan without its stake, which the bet panel holds; zero means that a stop is not wanted. */
export type AutobetDraft = {
  readonly rounds: number
  readonly stopLoss: Money
  readonly stopProfit: Money
  readonly stopWin: Money
  readonly onWin: number
  readonly onLoss: number
}

const FIRST_DRAFT: AutobetDraft = {
  rounds: 10,
  stopLoss: centavos(1000n),
  stopProfit: zero,
  stopWin: zero,
  onWin: 0,
  onLoss: 0,
}

type Told = { readonly stake: string; readonly payout: string; readonly isVoid?: boolean }

export type AutobetOptions = {
  /**
   * Plays one whole round. Throws the failure of one that was not accepted; null where no bet was
   * sent, because `isEnding` told so or there was nothing to bet on.
   */
  readonly play: (stake: Money, isEnding: () => boolean) => Promise<Told | null>
  readonly stake: Money
  readonly maxStake: Money
  readonly isStopped: boolean
  /** Whether no round may follow another by itself. */
  readonly isManual: boolean
}

export type Autobet = {
  /** Whether it is offered; how a run ended stays to be read. */
  readonly isOffered: boolean
  /** Whether none can be started. */
  readonly isManual: boolean
  readonly mode: PlayMode
  readonly setMode: (mode: PlayMode) => void
  readonly draft: AutobetDraft
  readonly setDraft: (changes: Partial<AutobetDraft>) => void
  readonly fault: AutobetFault | null
  /** The run under way. */
  readonly run: AutobetRun | null
  /** Whether the run ends with the round that is out. */
  readonly stopping: boolean
  /** How the last run ended, until the next one starts. */
  readonly ended: { readonly reason: AutobetEnd; readonly net: Money } | null
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Plays rounds one after another until a stop of the plan is met, the player asks, the summary of
 * the session is due, the page stays hidden for a minute, the connection goes, the game or its automatic
 * play is stopped or a
 * round is refused, for a limit, a pause or anything else. Leaving the page ends it too. What nobody asked to see opens
 * after it.
 */
export function useAutobet(options: AutobetOptions): Autobet {
  const { play, stake, maxStake, isStopped, isManual } = options
  const [chosen, setMode] = useState<PlayMode>('manual')
  const [draft, setDraft] = useState(FIRST_DRAFT)
  const [run, setRun] = useState<AutobetRun | null>(null)
  const [stopping, setStopping] = useState(false)
  const [ended, setEnded] = useState<Autobet['ended']>(null)
  const latest = useRef(options)
  const asked = useRef<AutobetEnd | null>(null)
  const hiddenAt = useRef<number | null>(null)
  useEffect(() => {
    latest.current = { play, stake, maxStake, isStopped, isManual }
  })
  useEffect(
    () =>
      watchSurroundings(hiddenAt, (reason) => {
        asked.current ??= reason
        setStopping(true)
      }),
    [],
  )

  const plan = planOf(draft, stake)
  const isTold = ended?.reason === 'manual' && chosen === 'auto'
  const isOffered = !isManual || run !== null || isTold
  const start = async () => {
    if (run || isManual || faultOf(plan)) return
    asked.current = null
    setEnded(null)
    setStopping(false)
    const showUninvited = holdUninvited()
    try {
      setEnded(await runAll(plan, { latest, asked, hiddenAt }, setRun))
    } finally {
      setRun(null)
      showUninvited()
    }
  }
  return {
    isOffered,
    isManual,
    mode: isOffered ? chosen : 'manual',
    setMode: (next) => {
      if (!run) setMode(next)
    },
    draft,
    setDraft: (changes) => setDraft((known) => ({ ...known, ...changes })),
    fault: faultOf(plan),
    run,
    stopping,
    ended,
    start: () => void start(),
    stop: () => {
      asked.current ??= 'asked'
      setStopping(true)
    },
  }
}

const planOf = (draft: AutobetDraft, stake: Money): AutobetPlan => ({
  ...draft,
  stake,
  stopProfit: draft.stopProfit > 0n ? draft.stopProfit : null,
  stopWin: draft.stopWin > 0n ? draft.stopWin : null,
})

type Holder<T> = { readonly current: T }

type Watched = {
  readonly latest: Holder<AutobetOptions>
  readonly asked: { current: AutobetEnd | null }
  /** Since when nobody sees the page, by this device; null while it is seen. */
  readonly hiddenAt: Holder<number | null>
}

async function runAll(
  plan: AutobetPlan,
  { latest, asked, hiddenAt }: Watched,
  show: (run: AutobetRun) => void,
): Promise<{ readonly reason: AutobetEnd; readonly net: Money }> {
  let run = startRun(plan)
  const wasLive = isLive()
  const isEnding = () => {
    if (isLong(hiddenAt.current)) asked.current ??= 'hidden'
    if (wasLive && !isLive()) asked.current ??= 'offline'
    if (latest.current.isStopped) asked.current ??= 'closed'
    if (latest.current.isManual) asked.current ??= 'manual'
    if (useReality.getState().isTime) asked.current ??= 'reality'
    return asked.current !== null
  }
  for (;;) {
    show(run)
    if (isEnding()) return { reason: asked.current ?? 'asked', net: run.net }
    // oxlint-disable-next-line no-await-in-loop -- a round begins when the last one was told
    const round = await playOne(latest.current, run.stake, isEnding)
    if (round === null || typeof round === 'string') {
      return { reason: asked.current ?? round ?? 'refused', net: run.net }
    }
    const told = { ...round, stake: moneyOf(round.stake), payout: moneyOf(round.payout) }
    const step = afterRound(run, told, {
      balance: knownBalance(),
      maxStake: latest.current.maxStake,
    })
    run = step.run
    if (step.end) return { reason: step.end, net: run.net }
  }
}

/** A told round, why it was not played, or null where no bet was sent. */
async function playOne(
  { play }: Pick<AutobetOptions, 'play'>,
  stake: Money,
  isEnding: () => boolean,
): Promise<Told | AutobetEnd | null> {
  try {
    return await play(stake, isEnding)
  } catch (error) {
    const end = endOfFailure(error)
    if (end === null) throw error
    return end
  }
}

function knownBalance(): Money | null {
  const held = queryClient.getQueryData(balanceQuery.queryKey)
  return held ? parseMoney(held.balance) : null
}

const isLong = (hiddenAtMs: number | null) =>
  hiddenAtMs !== null && Date.now() - hiddenAtMs >= HIDDEN_FOR_MS

/** Tells of what has to end a run from outside of it; returns the end of the watch. */
function watchSurroundings(
  hiddenAt: { current: number | null },
  end: (reason: AutobetEnd) => void,
) {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    // a device that slept stopped its timers too, and its clock went on
    if (isLong(hiddenAt.current)) end('hidden')
    hiddenAt.current = document.hidden ? Date.now() : null
    if (document.hidden) timer = setTimeout(() => end('hidden'), HIDDEN_FOR_MS)
  }
  document.addEventListener('visibilitychange', look, ending)
  addEventListener('offline', () => end('offline'), ending)
  return () => {
    ending.abort()
    clearTimeout(timer)
    end('asked')
  }
}
