import { useEffect, useState } from 'react'

const SHOWN_MS = 3000

export type PriceMove = 'up' | 'down' | null

/** Which way a price last went, for 3 s after the change. */
export function usePriceMove(odds: string): PriceMove {
  const [seen, setSeen] = useState<{ odds: string; move: PriceMove }>({ odds, move: null })
  if (seen.odds !== odds) {
    setSeen({ odds, move: Number(odds) > Number(seen.odds) ? 'up' : 'down' })
  }
  useEffect(() => {
    if (!seen.move) return undefined
    const ending = setTimeout(() => setSeen((now) => ({ ...now, move: null })), SHOWN_MS)
    return () => clearTimeout(ending)
  }, [seen])
  return seen.move
}
