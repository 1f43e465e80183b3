import { Ticket } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../platform/lazy-part.ts'

const SlipPanel = lazyPart(async () => (await import('../features/slip/slip-panel.tsx')).SlipPanel)

/** The slip beside the page on a screen with room for a third column. */
export function SlipDock() {
  const t = useTranslations('shell')
  return (
    <aside aria-labelledby="dock-title" className="rounded-14 bg-card p-14">
      <h2 id="dock-title" className="flex items-center gap-8 text-16 font-[640]">
        <Ticket className="size-18 text-interactive" aria-hidden="true" />
        {t('slip')}
      </h2>
      {/* made for the width of a phone, which is more than the column has */}
      <div className="[zoom:0.8]">
        <Suspense>
          <SlipPanel />
        </Suspense>
      </div>
    </aside>
  )
}
