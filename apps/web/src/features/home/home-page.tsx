import { Suspense, useDeferredValue } from 'react'
import { lazyPart } from '../../platform/lazy-part.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { Hero } from './hero.tsx'

const load = () => import('./home-modules.tsx')

const HomeModules = lazyPart(async () => (await load()).HomeModules)

/**
 * The first page: the promise at once, the modules in their own boxes as soon as they are there.
 */
export function HomePage() {
  const isFirstDrawn = useDeferredValue(true, false)
  return (
    <>
      <Hero />
      <Suspense fallback={<ModulesWaiting />}>
        {isFirstDrawn ? <HomeModules /> : <ModulesWaiting />}
      </Suspense>
    </>
  )
}

function ModulesWaiting() {
  return (
    <>
      <Skeleton className="mt-24 h-276" />
      <Skeleton className="mt-28 h-[6.2rem]" />
      <Skeleton className="mt-28 h-[6rem]" />
    </>
  )
}
