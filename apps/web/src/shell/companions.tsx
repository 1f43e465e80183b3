import { Suspense } from 'react'
import { lazyPart } from '../platform/lazy-part.ts'
import { DrawNews } from './draw-news.tsx'
import { SupportButton } from './support-button.tsx'

const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices)

/** What stands beside every page: the server's notices and the way to support. */
export function Companions() {
  if (window.self !== window.top) return null
  return (
    <>
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
      <DrawNews />
      <SupportButton />
    </>
  )
}
