import { stored } from '../../platform/storage.ts'
import { isOwn, readSlip, useSlip } from '../../slip/slip-store.ts'
import type { Slip } from '../../slip/slip-store.ts'
import { checkBet } from './place-bet.ts'
import { isFollowed, isUnderWay, notePlacing, usePlacing } from './placing-store.ts'

/** An unanswered bet older than this is asked for again only when its player says so. */
const FRESH_MS = 60_000

/** How long it is left to another tab to tell what came of a bet that it sent. */
const LEFT_TO_ITS_TAB_MS = 5000

const placingOf = (id: string) => usePlacing.getState().bets[id]

/** Asks again for the bets whose answer never came: fresh ones at once, older ones when told to. */
export function resumeBets(nowMs: number) {
  for (const id of ownIds(useSlip.getState())) {
    if (!isUnderWay(placingOf(id))) resume(id, nowMs)
  }
}

const ownIds = ({ attempts }: Slip) => Object.keys(attempts).filter((id) => isOwn(attempts[id]!))

function resume(id: string, nowMs: number) {
  const attempt = useSlip.getState().attempts[id]
  if (attempt && nowMs - attempt.atMs < FRESH_MS) void checkBet(id, attempt.atMs)
  else notePlacing(id, attempt ? { state: 'unknown' } : null)
}

// another tab of the same browser shares the slip
window.addEventListener('storage', ({ key }) => {
  if (key === stored.slip.key) takeSlip(readSlip(stored.slip.read()))
})

/**
 * Takes over what another tab kept; a bet that this one follows stays in it until it is answered.
 */
function takeSlip(slip: Slip) {
  const { bets } = usePlacing.getState()
  const own = Object.entries(useSlip.getState().attempts).filter(([id]) => isFollowed(bets[id]))
  const attempts = { ...slip.attempts, ...Object.fromEntries(own) }
  useSlip.setState({ ...slip, attempts })
  for (const [id, { state }] of Object.entries(bets)) {
    const isToldOf = state === 'elsewhere' || state === 'unknown'
    if (isToldOf && !attempts[id]) notePlacing(id, null)
  }
  for (const id of ownIds(slip)) leaveToItsTab(id)
}

function leaveToItsTab(id: string) {
  const before = placingOf(id)
  if (isUnderWay(before) || before?.state === 'unknown') return
  notePlacing(id, { state: 'elsewhere' })
  setTimeout(() => {
    if (placingOf(id)?.state === 'elsewhere') resume(id, Date.now())
  }, LEFT_TO_ITS_TAB_MS)
}
