import { Suspense } from 'react'
import { lazyPart } from '../platform/lazy-part.ts'
import { SlipDock } from './slip-dock.tsx'
import { useSlipInDock } from './slip-in-dock.ts'

const AccountDock = lazyPart(async () => (await import('./account-dock.tsx')).AccountDock)

/** The third column: the slip or the account. */
export function Dock() {
  const hasSlip = useSlipInDock()
  return (
    <div className="sticky top-72 max-h-[calc(100dvh-0.8rem)] w-238 shrink-0 self-start overflow-y-auto">
      {hasSlip ? (
        <SlipDock />
      ) : (
        <Suspense>
          <AccountDock />
        </Suspense>
      )}
    </div>
  )
}
