import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { useEffect, useState } from 'react'
import { useReducedMotion } from '../platform/reduced-motion.ts'

const DURATION_MS = 2_000
const PARTS = 10_000

export type MoneyCountUpProps = {
  readonly from: Money
  readonly to: Money
  readonly className?: string
}

/**
 * An amount that runs up to its value in 2 s. Screen readers get the value at once, and so does
 * everybody who asked for less motion; a value that changes on the way is run up to all the same.
 */
export function MoneyCountUp({ from, to, className = '' }: MoneyCountUpProps) {
  const shown = useCountUp(from, to)
  return (
    <span className={className}>
      <span aria-hidden="true">
        <MoneyText amount={shown} />
      </span>
      <span className="visually-hidden">{formatReais(to)}</span>
    </span>
  )
}

function useCountUp(from: Money, to: Money): Money {
  const isCalm = useReducedMotion()
  const [part, setPart] = useState(0)
  useEffect(() => {
    if (isCalm) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, (now - start) / DURATION_MS)
      setPart(Math.round((1 - (1 - progress) ** 3) * PARTS))
      if (progress < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isCalm])
  if (isCalm) return to
  return centavos(from + ((to - from) * BigInt(part)) / BigInt(PARTS))
}
