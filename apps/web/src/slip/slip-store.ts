import { create } from 'zustand'
import { stored } from '../platform/storage.ts'
import { currentToken, useSession } from '../session/session.ts'

/** The most selections that a slip holds: as many as a parlay takes. */
export const MAX_SELECTIONS = 20

/** One chosen outcome, as the player saw it when choosing. */
export type SlipSelection = {
  readonly outcomeId: string
  readonly marketId: string
  readonly eventId: string
  /** Missing in slips that were kept before it was noted. */
  readonly sport?: string
  readonly home: string
  readonly away: string
  readonly replay: boolean
  readonly marketKey: string
  readonly line: string | null
  /** home, draw, away, over, under. */
  readonly outcome: string
  /** The price seen, "1.95". */
  readonly odds: string
}

export type SlipMode = 'single' | 'parlay' | 'system'

/** Which price changes are taken without asking. */
export type PricePolicy = 'better' | 'any' | 'none'

/** A bet that was sent under a key and whose answer is not known. */
export type BetAttempt = {
  readonly key: string
  readonly stake: string
  readonly policy: PricePolicy
  readonly kind: SlipMode
  readonly sizes: readonly number[]
  /** Places of the legs that belong to every line of a system. */
  readonly bankers: readonly number[]
  readonly legs: readonly { readonly outcomeId: string; readonly odds: string }[]
  readonly atMs: number
  /** The mark of the session that sent it, as `sessionMark` gives it: no other one asks for it. */
  readonly of?: string | undefined
}

export type Slip = {
  readonly selections: readonly SlipSelection[]
  /** What the player last staked, in wire form. */
  readonly stake: string
  /** How the selections are to be bet on; null while the player has not said. */
  readonly mode: SlipMode | null
  readonly sizes: readonly number[]
  /** Outcomes that belong to every line of a system. */
  readonly bankers: readonly string[]
  readonly policy: PricePolicy
  /** Whether one tap on a live price bets the kept stake at once. */
  readonly quick?: boolean
  /** By outcome, or under `TOGETHER` for a bet of several legs. */
  readonly attempts: Readonly<Record<string, BetAttempt>>
}

/** The name of the one bet that all selections of a parlay or system make. */
export const TOGETHER = 'together'

export const emptySlip: Slip = {
  selections: [],
  stake: '0.00',
  mode: null,
  sizes: [],
  bankers: [],
  policy: 'better',
  attempts: {},
}

/** The chosen outcomes, oldest first, with stake and unanswered bets; they survive a reload. */
export const useSlip = create<Slip>(() => readSlip(stored.slip.read()))

// what one player chose and sent is no other player's to bet on or ask for again
useSession.subscribe(({ ended }, before) => {
  if (ended !== before.ended) useSlip.setState(emptySlip, true)
})

/** A kept slip; the empty one when there is none that can be read. */
export function readSlip(text: string | null): Slip {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Slip> | null
    if (!Array.isArray(kept?.selections)) return emptySlip
    const sent = Object.entries(kept.attempts ?? {}).filter(([, { legs }]) => Array.isArray(legs))
    return { ...emptySlip, ...kept, attempts: Object.fromEntries(sent) }
  } catch {
    return emptySlip
  }
}

/** The slip as it is kept now, which another tab may have changed. */
export function keptSlip(): Slip {
  const text = stored.slip.read()
  return text === null ? useSlip.getState() : readSlip(text)
}

/** Changes the slip as it is kept now, and keeps it in the browser. */
export function keepSlip(changes: Partial<Slip>) {
  const slip = { ...keptSlip(), ...changes }
  stored.slip.write(JSON.stringify(slip))
  useSlip.setState(slip)
}

/** What the present session is known by beside what it keeps for longer; nothing for a visitor. */
export const sessionMark = () => currentToken()?.slice(-8)

/** Whether the present session sent a bet, and not another one of the same browser. */
export const isOwn = ({ of }: BetAttempt): boolean => !of || of === sessionMark()

/**
 * Whether a bet of this session on the outcome is under way, so that it can neither be changed
 * nor taken out.
 */
export const isSent = ({ attempts }: Slip, outcomeId: string): boolean =>
  Object.values(attempts).some(
    (sent) => isOwn(sent) && sent.legs.some((leg) => leg.outcomeId === outcomeId),
  )

/**
 * The slip with an outcome chosen or taken back; another outcome of the same market makes way for
 * it. An outcome whose bet is under way stays, and a full slip takes no more.
 */
export function toggled(slip: Slip, selection: SlipSelection): readonly SlipSelection[] {
  const { selections } = slip
  if (selections.some(({ outcomeId }) => outcomeId === selection.outcomeId)) {
    return removed(slip, selection.outcomeId)
  }
  const others = selections.filter(
    ({ marketId, outcomeId }) => marketId !== selection.marketId || isSent(slip, outcomeId),
  )
  return others.length < MAX_SELECTIONS ? [...others, selection] : selections
}

const removed = (slip: Slip, outcomeId: string) =>
  isSent(slip, outcomeId)
    ? slip.selections
    : slip.selections.filter((selection) => selection.outcomeId !== outcomeId)

/** Chooses an outcome or takes it back, as `toggled` says; false when the slip is full. */
export function toggleSelection(selection: SlipSelection): boolean {
  const slip = keptSlip()
  const selections = toggled(slip, selection)
  keepSlip({ selections })
  return selections !== slip.selections || isSent(slip, selection.outcomeId)
}

/** Takes an outcome out of the slip, unless its bet is under way. */
export const removeSelection = (outcomeId: string) =>
  keepSlip({ selections: removed(keptSlip(), outcomeId) })

/** Whether an outcome is in the slip. */
export const useIsSelected = (outcomeId: string) =>
  useSlip(({ selections }) => selections.some((selection) => selection.outcomeId === outcomeId))
