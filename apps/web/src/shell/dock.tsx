import { useLocation } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useLoggedIn } from '../session/session.ts'
import { useSlip } from '../slip/slip-store.ts'
import { SlipDock } from './slip-dock.tsx'

const WITH_PRICES: readonly string[] = ['/home', '/footballPage']

const AccountDock = lazy(async () => ({
  default: (await import('./account-dock.tsx')).AccountDock,
}))

/** The third column: the slip where there are prices or something is chosen, else the account. */
export function Dock() {
  const isPlace = useLocation({ select: ({ pathname }) => WITH_PRICES.includes(pathname) })
  const isChosen = useSlip(({ selections }) => selections.length > 0)
  const loggedIn = useLoggedIn()
  return (
    <div className="sticky top-72 max-h-[calc(100dvh-0.8rem)] w-238 shrink-0 self-start overflow-y-auto">
      {isPlace || isChosen || !loggedIn ? (
        <SlipDock />
      ) : (
        <Suspense>
          <AccountDock />
        </Suspense>
      )}
    </div>
  )
}
