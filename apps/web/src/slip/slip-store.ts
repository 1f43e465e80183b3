import { create } from 'zustand'
import { stored } from '../platform/storage.ts'
import { useSession } from '../session/session.ts'

/** One chosen outcome, as the player saw it when choosing. */
export type SlipSelection = {
  readonly outcomeId: string
  readonly marketId: string
  readonly eventId: string
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

/** A bet that was sent under a key and whose answer is not known. */
export type BetAttempt = {
  readonly key: string
  readonly stake: string
  readonly odds: string
  readonly atMs: number
}

export type Slip = {
  readonly selections: readonly SlipSelection[]
  /** What the player last staked, in wire form. */
  readonly stake: string
  readonly attempts: Readonly<Record<string, BetAttempt>>
}

const emptySlip: Slip = { selections: [], stake: '0.00', attempts: {} }

/** The chosen outcomes, oldest first, with stake and unanswered bets; they survive a reload. */
export const useSlip = create<Slip>(() => keptSlip())

// what one player sent is no other player's to ask for again
useSession.subscribe(({ token }) => {
  if (token === null) useSlip.setState({ attempts: {} })
})

function keptSlip(): Slip {
  try {
    const kept = JSON.parse(stored.slip.read() ?? '{}') as Partial<Slip> | null
    return Array.isArray(kept?.selections) ? { ...emptySlip, ...kept } : emptySlip
  } catch {
    return emptySlip
  }
}

function keep(changes: Partial<Slip>) {
  const slip = { ...useSlip.getState(), ...changes }
  stored.slip.write(JSON.stringify(slip))
  useSlip.setState(changes)
}

/**
 * Chooses an outcome or takes it back; another outcome of the same market makes way for it. An
 * outcome whose bet is under way stays.
 */
export function toggleSelection(selection: SlipSelection) {
  const { selections, attempts } = useSlip.getState()
  const chosen = selections.some(({ outcomeId }) => outcomeId === selection.outcomeId)
  if (chosen) return removeSelection(selection.outcomeId)
  const others = selections.filter(
    ({ marketId, outcomeId }) => marketId !== selection.marketId || attempts[outcomeId],
  )
  return keep({ selections: [...others, selection] })
}

/** Takes an outcome out of the slip, unless its bet is under way. */
export function removeSelection(outcomeId: string) {
  const { selections, attempts } = useSlip.getState()
  if (attempts[outcomeId]) return
  keep({ selections: selections.filter((selection) => selection.outcomeId !== outcomeId) })
}

/** Empties the slip, but for outcomes whose bet is under way. */
export function clearSlip() {
  const { selections, attempts } = useSlip.getState()
  keep({ selections: selections.filter(({ outcomeId }) => attempts[outcomeId]) })
}

/** Keeps the stake for this bet and the next. */
export const keepStake = (stake: string) => keep({ stake })

/** Takes note that the player has seen an outcome's present price and wants it. */
export function acceptPrice(outcomeId: string, odds: string) {
  const { selections } = useSlip.getState()
  keep({
    selections: selections.map((selection) =>
      selection.outcomeId === outcomeId ? { ...selection, odds } : selection,
    ),
  })
}

/** Notes a bet as sent, or as known again with null. */
export function keepAttempt(outcomeId: string, attempt: BetAttempt | null) {
  const { [outcomeId]: _, ...others } = useSlip.getState().attempts
  keep({ attempts: attempt ? { ...others, [outcomeId]: attempt } : others })
}

/** Whether an outcome is in the slip. */
export const useIsSelected = (outcomeId: string) =>
  useSlip(({ selections }) => selections.some((selection) => selection.outcomeId === outcomeId))
