import { useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'

const REMOVES_AT = 0.35

export type SwipeAwayProps = {
  readonly disabled: boolean
  readonly onAway: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A list item that a swipe to the side takes away; a button inside has to do the same. */
export function SwipeAway({ disabled, onAway, className = '', children }: SwipeAwayProps) {
  const [shift, setShift] = useState(0)
  const start = useRef<number | null>(null)
  const from = (event: PointerEvent) => {
    if (!disabled && event.pointerType !== 'mouse') start.current = event.clientX
  }
  const move = (event: PointerEvent) => {
    if (start.current !== null) setShift(event.clientX - start.current)
  }
  const end = (event: PointerEvent<HTMLLIElement>) => {
    const isAway = Math.abs(shift) > event.currentTarget.clientWidth * REMOVES_AT
    if (start.current !== null && isAway && event.type === 'pointerup') onAway()
    start.current = null
    setShift(0)
  }
  const moved =
    shift === 0 ? {} : { transform: `translateX(${shift}px)`, opacity: 1 - Math.abs(shift) / 500 }
  return (
    <li
      className={`touch-pan-y ${shift === 0 ? 'transition-transform duration-(--state)' : ''} ${className}`}
      style={moved}
      onPointerDown={from}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </li>
  )
}
