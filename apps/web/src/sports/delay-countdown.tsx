import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const TICK_MS = 200

export type DelayCountdownProps = {
  readonly delayMs: number
  /** What stands beside the ring while so many whole seconds are left, zero at the end. */
  readonly children: (seconds: number) => ReactNode
}

/** The seconds of an in-play delay, running down around a ring until it is over. */
export function DelayCountdown({ delayMs, children }: DelayCountdownProps) {
  const [leftMs, setLeftMs] = useState(delayMs)
  useEffect(() => {
    const endsAt = performance.now() + delayMs
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - performance.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [delayMs])
  return (
    <div className="flex items-center gap-10 text-pending">
      <svg viewBox="0 0 36 36" className="size-36 shrink-0 -rotate-90" aria-hidden="true">
        <circle cx="18" cy="18" r="15" fill="none" strokeWidth="4" className="stroke-pressed" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={delayMs > 0 ? 1 - leftMs / delayMs : 1}
          className="stroke-current transition-[stroke-dashoffset] duration-200 ease-linear"
        />
      </svg>
      {children(Math.ceil(leftMs / 1000))}
    </div>
  )
}
