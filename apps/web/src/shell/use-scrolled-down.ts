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
    let turnedAt = window.scrollY
    const follow = () => {
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
