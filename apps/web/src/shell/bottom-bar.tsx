import { Link } from '@tanstack/react-router'
import { Menu, Ticket } from 'lucide-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../overlays/overlay-store.ts'
import { lazyPart } from '../platform/lazy-part.ts'
import { useSlip } from '../slip/slip-store.ts'
import { destinations } from './destinations.ts'
import type { Destination } from './destinations.ts'

const LiveDot = lazyPart(async () => (await import('./signals.tsx')).LiveDot)

/** The five ways under the thumb; the side rail takes their place on a desktop. */
export function BottomBar() {
  const t = useTranslations('shell')
  const [home, sports, lobby] = destinations
  return (
    <nav
      aria-label={t('main')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line/60 bg-bar pb-[env(safe-area-inset-bottom)] backdrop-blur-md"
    >
      <ul className="grid h-60 grid-cols-5">
        <Place to={home} />
        <Place to={sports}>
          <Suspense>
            <LiveDot />
          </Suspense>
        </Place>
        <li className="contents">
          <SlipButton />
        </li>
        <Place to={lobby} />
        <li className="contents">
          <button
            type="button"
            className={ITEM}
            onClick={() => openOverlay({ id: 'menu', params: {} })}
          >
            <Menu className="size-22" aria-hidden="true" />
            {t('menu')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

const ITEM =
  'press relative flex h-60 flex-col items-center justify-center gap-3 text-12 text-muted hover:text-fg'

type PlaceProps = { readonly to: Destination; readonly children?: ReactNode }

function Place({ to: { to, label, icon: Icon }, children }: PlaceProps) {
  const t = useTranslations('shell')
  return (
    <li className="contents">
      <Link
        to={to}
        className={ITEM}
        activeProps={{ className: 'text-primary! font-[560]' }}
        activeOptions={{ includeSearch: false }}
      >
        <Icon className="size-22" aria-hidden="true" />
        {t(label)}
        {children}
      </Link>
    </li>
  )
}

function SlipButton() {
  const t = useTranslations('shell')
  const count = useSlip(({ selections }) => selections.length)
  return (
    <button
      type="button"
      aria-label={t('slipCount', { count })}
      className={`${ITEM} ${count > 0 ? 'text-fg!' : ''}`}
      onClick={() => openOverlay({ id: 'slip', params: {} })}
    >
      <SlipDisc count={count}>
        <Ticket className="size-22" aria-hidden="true" />
      </SlipDisc>
      <span aria-hidden="true">{t('slip')}</span>
    </button>
  )
}

/** The slip's raised disc with the number of selections. */
function SlipDisc({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const filled = count > 0
  return (
    <span
      className={`relative -mt-22 grid size-44 place-items-center rounded-full border-4 border-page ${
        filled ? 'bg-interactive text-page' : 'bg-raised'
      }`}
    >
      {children}
      {filled && (
        <span
          key={count}
          className="figures absolute -top-6 -right-8 grid min-w-20 animate-[rise_160ms] place-items-center rounded-full bg-primary px-4 text-14 leading-20 text-on-primary"
        >
          {count}
        </span>
      )}
    </span>
  )
}
