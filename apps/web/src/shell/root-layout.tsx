import { useLocation, useRouter } from '@tanstack/react-router'
import { Activity, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OfflineNote } from '../components/offline-note.tsx'
import { onFirstTouch } from '../platform/first-touch.ts'
import { lazyPart } from '../platform/lazy-part.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { useOverlays } from '../overlays/overlay-store.ts'
import { useSlip } from '../slip/slip-store.ts'
import { BottomBar } from './bottom-bar.tsx'
import { PageOfSession } from './page-of-session.tsx'
import { TopBar } from './top-bar.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useMedia } from './use-media.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

const OverlayHost = lazyPart(async () => (await import('../overlays/overlay-host.tsx')).OverlayHost)

const DESKTOP = '(min-width: 768px)'
const WIDE = '(min-width: 1100px)'

const BelowPage = lazyPart(async () => (await import('./below-page.tsx')).BelowPage)
const Signals = lazyPart(async () => (await import('./signals.tsx')).Signals)
const SideRail = lazyPart(async () => (await import('./side-rail.tsx')).SideRail)
const SlipBar = lazyPart(async () => (await import('../features/slip/slip-bar.tsx')).SlipBar)
const Dock = lazyPart(async () => (await import('./dock.tsx')).Dock)

/** The frame of every page. Home stays mounted, hidden, while other pages show. */
export function RootLayout() {
  const router = useRouter()
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/home' })
  const desktop = useMedia(DESKTOP)
  const wide = useMedia(WIDE)
  // the router draws the first page at one go: what is not in its first sight follows in slices
  const isFirstDrawn = useDeferredValue(true, false)
  useScrollMemory(router.history)
  useArrivals()
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className="mx-auto flex max-w-[9.6rem] justify-center gap-20 px-16 pt-72 pb-88 desktop:pb-24">
        {desktop && (
          <Suspense fallback={<RailWaiting />}>
            {isFirstDrawn ? <SideRail /> : <RailWaiting />}
          </Suspense>
        )}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none desktop:max-w-480">
          {/* not a late part: who loses the connection first would never get it */}
          <OfflineNote className="sticky top-64 z-5 mb-12" />
          <KeptHome visible={atHome} />
          <PageOfSession />
          <Suspense>{isFirstDrawn && <BelowPage />}</Suspense>
        </main>
        {wide && (
          <Suspense fallback={<DockWaiting />}>
            {isFirstDrawn ? <Dock /> : <DockWaiting />}
          </Suspense>
        )}
      </div>
      {!wide && <ClosedSlip />}
      {!desktop && isFirstDrawn && <BottomBar />}
      <Overlays />
      <Suspense>{isFirstDrawn && <Signals />}</Suspense>
    </>
  )
}

const RailWaiting = () => <div className="w-170 shrink-0 max-wide:w-48" />
const DockWaiting = () => <div className="w-238 shrink-0" />

const WITH_PRICES: readonly string[] = ['/home', '/footballPage']

/** The slip's line over the pages that have prices, while something is chosen. */
function ClosedSlip() {
  const isChosen = useSlip(({ selections }) => selections.length > 0)
  const isPlace = useLocation({ select: ({ pathname }) => WITH_PRICES.includes(pathname) })
  return (
    isChosen &&
    isPlace && (
      <Suspense>
        <SlipBar />
      </Suspense>
    )
  )
}

function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a
      href="#content"
      className="fixed top-8 left-8 z-50 -translate-y-80 rounded-10 bg-primary px-14 py-10 text-14 text-on-primary focus:translate-y-0"
    >
      {t('skip')}
    </a>
  )
}

/** Home from its first visit on, out of sight and without effects while another page shows. */
function KeptHome({ visible }: { readonly visible: boolean }) {
  const [visited, setVisited] = useState(visible)
  if (visible && !visited) setVisited(true)
  return <Activity mode={visible ? 'visible' : 'hidden'}>{visited && <HomePage />}</Activity>
}

/** The overlays' code is loaded once somebody moves on the page, or with the first overlay. */
function Overlays() {
  const open = useOverlays(({ stack }) => stack.length > 0)
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  useEffect(() => onFirstTouch(() => void import('../overlays/overlay-host.tsx')), [])
  return needed ? (
    <Suspense>
      <OverlayHost />
    </Suspense>
  ) : null
}
