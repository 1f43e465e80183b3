import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

type Props = {
  readonly children: () => ReactNode
  /** Keeps the room until then, so that the page can be scrolled to it. */
  readonly room: string
}

/** Draws its children, in slices, once the player is less than half a screen away from them. */
export function WhenNear({ children, room }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        startTransition(() => setNear(true))
      },
      // what was jumped over is near as well
      { rootMargin: '100000px 0px 50% 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children() : <div ref={ref} className={room} />
}
