import { useLocation } from '@tanstack/react-router'
import { useLoggedIn } from '../session/session.ts'
import { useSlip } from '../slip/slip-store.ts'

const WITH_PRICES: readonly string[] = ['/home', '/footballPage']

/**
 * Whether the third column shows the slip: where there are prices or something is chosen, and to
 * visitors, who have no account to be shown.
 */
export function useSlipInDock(): boolean {
  const isPlace = useLocation({ select: ({ pathname }) => WITH_PRICES.includes(pathname) })
  const isChosen = useSlip(({ selections }) => selections.length > 0)
  const loggedIn = useLoggedIn()
  return isPlace || isChosen || !loggedIn
}
