import { useEffect, useState } from 'react'

/** Smaller moves are a resting finger's. */
const LEAST_PX = 12

/**
 * Whether the page was last moved down: the reader wants the lines, not what floats over them.
 * `atFirst` holds until the page is moved.
 */
export function useScrolledDown(atFirst: boolean): boolean {
  const [isDown, setDown] = useState(atFirst)
  useEffect(() => {
    // not read before the first move: the page would be laid out for it in the middle of its making
    let turnedAt: number | null = null
    const follow = () => {
      turnedAt ??= window.scrollY
      const moved = window.scrollY - turnedAt
      if (Math.abs(moved) < LEAST_PX) return
      turnedAt = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isDown
}
