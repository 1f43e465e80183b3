import { lazy, Suspense } from 'react'
import { DrawNews } from './draw-news.tsx'
import { SupportButton } from './support-button.tsx'

const Notices = lazy(async () => {
  const { Notices: view } = await import('./notices.tsx')
  return { default: view }
})

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
