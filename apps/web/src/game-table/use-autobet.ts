import { centavos, parseMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { useEffect, useRef, useState } from 'react'
import { balanceQuery } from '../session/player-queries.ts'
import { queryClient } from '../session/query-client.ts'
import { afterRound, faultOf, startRun } from './autobet.ts'
import type { AutobetEnd, AutobetFault, AutobetPlan, AutobetRun } from './autobet.ts'

const HIDDEN_FOR_MS = 60_000

export type PlayMode = 'manual' | 'auto'

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

type Told = { readonly stake: string; readonly payout: string }

export type AutobetOptions = {
  /** Plays one whole round; null when it was not accepted or its outcome is not known. */
  readonly play: (stake: Money) => Promise<Told | null>
  readonly stake: Money
  readonly maxStake: Money
}

export type Autobet = {
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
 * Plays rounds one after another until a stop of the plan is met, the player asks, the page stays
 * hidden for a minute, the connection goes or a round is refused. Leaving the page ends it too.
 */
export function useAutobet({ play, stake, maxStake }: AutobetOptions): Autobet {
  const [mode, setMode] = useState<PlayMode>('manual')
  const [draft, setDraft] = useState(FIRST_DRAFT)
  const [run, setRun] = useState<AutobetRun | null>(null)
  const [stopping, setStopping] = useState(false)
  const [ended, setEnded] = useState<Autobet['ended']>(null)
  const latest = useRef({ play, maxStake })
  const asked = useRef<AutobetEnd | null>(null)
  useEffect(() => {
    latest.current = { play, maxStake }
  })
  useEffect(() => watchSurroundings((reason) => (asked.current ??= reason)), [])

  const plan = planOf(draft, stake)
  const start = async () => {
    if (run || faultOf(plan)) return
    asked.current = null
    setEnded(null)
    setStopping(false)
    const { reason, net } = await runAll(plan, latest, asked, setRun)
    setRun(null)
    setEnded({ reason, net })
  }
  return {
    mode,
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

async function runAll(
  plan: AutobetPlan,
  latest: Holder<Pick<AutobetOptions, 'play' | 'maxStake'>>,
  asked: Holder<AutobetEnd | null>,
  show: (run: AutobetRun) => void,
): Promise<{ readonly reason: AutobetEnd; readonly net: Money }> {
  let run = startRun(plan)
  for (;;) {
    show(run)
    if (asked.current) return { reason: asked.current, net: run.net }
    // oxlint-disable-next-line no-await-in-loop -- a round begins when the last one was told
    const round = await latest.current.play(run.stake)
    if (!round) return { reason: asked.current ?? 'refused', net: run.net }
    const told = { stake: moneyIn(round.stake), payout: moneyIn(round.payout) }
    const step = afterRound(run, told, {
      balance: knownBalance(),
      maxStake: latest.current.maxStake,
    })
    run = step.run
    if (step.end) return { reason: step.end, net: run.net }
  }
}

const moneyIn = (wire: string): Money => parseMoney(wire) ?? zero

function knownBalance(): Money | null {
  const held = queryClient.getQueryData(balanceQuery.queryKey)
  return held ? parseMoney(held.balance) : null
}

/** Tells of what has to end a run from outside of it; returns the end of the watch. */
function watchSurroundings(end: (reason: AutobetEnd) => void) {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
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
