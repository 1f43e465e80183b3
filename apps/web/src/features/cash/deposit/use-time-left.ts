import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/** Milliseconds until a moment of this device's clock, anew each second, and 0 after it. */
export function useTimeLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, endsAtMs - nowMs)
}
