import { chainReaches } from '@jogada/core/fairness'
import { useEffect, useState } from 'react'

type Link = { readonly seed: string; readonly position: number; readonly terminatingHash: string }

/**
 * Whether a seed leads back to the published hash of its chain; null while the way, which may be
 * years long, is walked between what else the page does.
 */
export function useChainReaches({ seed, position, terminatingHash }: Link): boolean | null {
  const walked = `${seed} ${position} ${terminatingHash}`
  const [found, setFound] = useState<{ readonly walked: string; readonly reaches: boolean }>()
  useEffect(() => {
    const way = chainReaches({ seed, position, terminatingHash })
    let next: ReturnType<typeof setTimeout> | undefined
    const walk = () => {
      const step = way.next()
      if (step.done) setFound({ walked, reaches: step.value })
      else next = setTimeout(walk)
    }
    walk()
    return () => clearTimeout(next)
  }, [walked, seed, position, terminatingHash])
  return found?.walked === walked ? found.reaches : null
}
